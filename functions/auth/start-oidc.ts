import { auth } from '@quizhall/shared/contract/auth';
import { redirectEndpoint } from '../_http/redirect-endpoint.ts';
import { beginFlow } from '../_oidc/flow.ts';
import { ownPath } from '../_oidc/own-path.ts';

export const handler = redirectEndpoint(auth.startOidc, ({ params, query }) =>
  beginFlow(params.provider, ownPath(query.from)),
);
