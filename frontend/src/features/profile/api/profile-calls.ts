import type { Profile } from '@quizhall/shared/model/user';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** The page shows a failure itself. @throws ApiError */
export async function getProfile(signal: AbortSignal): Promise<Profile> {
  return (await call(routes.users.getMe, {}, { quiet: true, signal })).user;
}
