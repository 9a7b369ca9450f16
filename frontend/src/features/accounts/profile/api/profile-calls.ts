import type { ProfileFields } from '@quizhall/shared/model/accounts/user';
import { routes } from 'virtual:contract-routes';
import { call } from '@/lib/api/call.ts';

/** What asks shows every failure itself. */
const QUIET = { quiet: true } as const;

/** The new picture, none any more, or the present one. */
export type AvatarChange = { key: string } | null | undefined;

export const changeProfile = async (fields: ProfileFields, avatar: AvatarChange) =>
  (
    await call(
      routes.users.changeProfile,
      { body: { ...fields, ...(avatar !== undefined && { avatar }) } },
      QUIET,
    )
  ).user;

export const becomeCreator = async () => (await call(routes.users.becomeCreator, {}, QUIET)).user;
