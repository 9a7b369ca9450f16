import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';
import { deviceId } from '@/lib/device-id.ts';

/** What asks shows every failure itself. */
const QUIET = { quiet: true } as const;

/** Replaces the password; the server says beside which field it refuses what. */
export const changePassword = (currentPassword: string, newPassword: string) =>
  call(routes.users.changePassword, { body: { currentPassword, newPassword, deviceId: deviceId() } }, QUIET);

export const endSession = (id: string) => call(routes.users.endSession, { params: { id } }, QUIET);

export const endOtherSessions = () =>
  call(routes.users.endOtherSessions, { body: { deviceId: deviceId() } }, QUIET);

interface NewEmail {
  email: string;
  password: string;
  totp?: string;
}

/** Has a code mailed to a new address of the account. */
export const requestEmailChange = (body: NewEmail) =>
  call(routes.users.requestEmailChange, { body: { ...body, deviceId: deviceId() } }, QUIET);

/** Changes the address with that code. */
export const confirmEmailChange = (otp: string) =>
  call(routes.users.confirmEmailChange, { body: { otp } }, QUIET);
