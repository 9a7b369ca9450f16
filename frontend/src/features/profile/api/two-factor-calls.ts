import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** What asks shows every failure itself. */
const QUIET = { quiet: true } as const;

export const enableTwoFactor = async (code: string) =>
  (await call(routes.users.enableTwoFactor, { body: { code } }, QUIET)).recoveryCodes;

export const renewRecoveryCodes = async (password: string) =>
  (await call(routes.users.renewRecoveryCodes, { body: { password } }, QUIET)).recoveryCodes;

export const disableTwoFactor = (password: string) =>
  call(routes.users.disableTwoFactor, { body: { password } }, QUIET);
