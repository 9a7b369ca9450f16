import { routes } from 'virtual:contract-routes';
import type { SignInProvider } from '@quizhall/shared/model/enums';
import { call } from '@/lib/api/call.ts';
import { deviceId } from '@/lib/device-id.ts';

/** What asks shows every failure itself. */
const QUIET = { quiet: true } as const;

/** The password is empty where the account has none. */
export const enableTwoFactor = async (code: string, password: string) =>
  (await call(routes.users.enableTwoFactor, { body: { code, password, deviceId: deviceId() } }, QUIET))
    .recoveryCodes;

export const renewRecoveryCodes = async (password: string) =>
  (await call(routes.users.renewRecoveryCodes, { body: { password, deviceId: deviceId() } }, QUIET))
    .recoveryCodes;

export const disableTwoFactor = (password: string) =>
  call(routes.users.disableTwoFactor, { body: { password, deviceId: deviceId() } }, QUIET);

export const unlinkProvider = (provider: SignInProvider, password: string) =>
  call(
    routes.users.unlinkProvider,
    { params: { provider }, body: { password, deviceId: deviceId() } },
    QUIET,
  );
