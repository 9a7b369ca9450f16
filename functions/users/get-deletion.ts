import { users } from '@quizhall/shared/contract/users';
import { inWords, listHeirs, listUnsettled } from '../_accounts/deletion.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(users.getDeletion, async ({ user: { id } }) => {
  const [unsettled, heirs] = await Promise.all([listUnsettled(id), listHeirs(id)]);
  return { unsettled: inWords(unsettled), ...heirs };
});
