import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { endpoint } from '../../http/endpoint.ts';
import { withdrawRequest } from '../use-cases/joining.ts';

export const handler = endpoint(organizations.withdrawJoinRequest, ({ params, user }) =>
  withdrawRequest(params.id, user.id),
);
