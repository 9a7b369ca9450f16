import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { endpoint } from '../../http/endpoint.ts';
import { withdrawJoinRequest } from '../use-cases/joining.ts';

export const handler = endpoint(organizations.withdrawJoinRequest, ({ params, user }) =>
  withdrawJoinRequest(params.id, user.id),
);
