import { routes } from 'virtual:contract-routes';
import type { RequestInit } from '@quizhall/shared/contract/endpoint';
import type { users } from '@quizhall/shared/contract/users';
import { call } from '@/lib/api/call.ts';

/** Closes the account; the dialog shows every failure itself. */
export const deleteAccount = (body: RequestInit<typeof users.deleteAccount>['body']) =>
  call(routes.users.deleteAccount, { body }, { quiet: true });
