import { auth } from '@quizhall/shared/contract/accounts/auth';
import { redirectEndpoint } from '../../http/redirect-endpoint.ts';
import { beginOidcFlow } from '../use-cases/flow.ts';
import { toSitePath } from '../use-cases/own-path.ts';

export const handler = redirectEndpoint(auth.startOidc, ({ params, query }) =>
  beginOidcFlow(params.provider, toSitePath(query.from)),
);
