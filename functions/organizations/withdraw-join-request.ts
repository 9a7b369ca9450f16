import { organizations } from '@quizhall/shared/contract/organizations';
import { endpoint } from '../_http/endpoint.ts';
import { withdrawRequest } from '../_organizations/joining.ts';

export const handler = endpoint(organizations.withdrawJoinRequest, ({ params, user }) =>
  withdrawRequest(params.id, user.id),
);
