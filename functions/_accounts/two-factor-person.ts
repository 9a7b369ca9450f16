import { twoFactorKey } from '../_data/keys.ts';
import { readStanding } from '../_data/sessions.ts';
import { toTwoFactor, type TwoFactor } from '../_data/two-factor.ts';
import { User } from '../_data/users.ts';
import type { FindPerson } from '../_http/request.ts';
import { nowSeconds } from '../_platform/clock.ts';

export interface TwoFactorPerson {
  user: User;
  /** What is on, or waits for its first code. */
  twoFactor: TwoFactor | undefined;
}

/** The person behind a sign-in that still stands, with their second factor: one call of the table. */
export const findTwoFactorPerson: FindPerson<TwoFactorPerson> = async (principal) => {
  const found = await readStanding(principal, [twoFactorKey(principal.id)]);
  if (!found) return undefined;
  const [item] = found.alongside;
  const twoFactor = item === undefined ? undefined : toTwoFactor(item);
  const isOver = (twoFactor?.expiresAt ?? Number.POSITIVE_INFINITY) <= nowSeconds();
  return { user: User.parse(found.profile), twoFactor: isOver ? undefined : twoFactor };
};
