import { routes } from 'virtual:contract-routes';
import type { RequestInit } from '@quizhall/shared/contract/endpoint';
import type { users } from '@quizhall/shared/contract/accounts/users';
import { call } from '@/lib/api/call.ts';
import { deviceId } from '@/lib/device-id.ts';

/** Closes the account; the dialog shows every failure itself. */
export const deleteAccount = (body: RequestInit<typeof users.deleteAccount>['body']) =>
  call(routes.users.deleteAccount, { body: { ...body, deviceId: deviceId() } }, { quiet: true });
