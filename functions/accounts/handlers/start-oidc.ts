import { auth } from '@quizhall/shared/contract/accounts/auth';
import { redirectEndpoint } from '../../http/redirect-endpoint.ts';
import { beginFlow } from '../use-cases/flow.ts';
import { ownPath } from '../use-cases/own-path.ts';

export const handler = redirectEndpoint(auth.startOidc, ({ params, query }) =>
  beginFlow(params.provider, ownPath(query.from)),
);
