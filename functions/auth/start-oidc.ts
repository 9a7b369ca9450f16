import { auth } from '@quizhall/shared/contract/auth';
import { endpoint } from '../_http/endpoint.ts';
import { beginFlow } from '../_oidc/flow.ts';
import { ownPath } from '../_oidc/own-path.ts';

export const handler = endpoint(auth.startOidc, ({ params, query }) =>
  beginFlow(params.provider, ownPath(query.from)),
);
