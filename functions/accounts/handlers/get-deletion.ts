import { users } from '@quizhall/shared/contract/accounts/users';
import { unsettledMessages, listHeirs, listUnsettled } from '../use-cases/account-deletion.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(users.getDeletion, async ({ user: { id } }) => {
  const [unsettled, heirs] = await Promise.all([listUnsettled(id), listHeirs(id)]);
  return { unsettled: unsettledMessages(unsettled), ...heirs };
});
