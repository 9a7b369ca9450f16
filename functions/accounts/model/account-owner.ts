import { SIGN_IN_PROVIDERS } from '@quizhall/shared/model/enums';
import { linkedProviderKey, twoFactorKey } from '../../platform/dynamodb/keys.ts';
import { type ProviderLink, toProviderLink } from './oidc-tickets.ts';
import { readSessionState } from './sessions.ts';
import { toTwoFactor, type TwoFactor } from './two-factor.ts';
import { User } from './users.ts';
import { nowSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { retryOnConflict } from '../../platform/retry-on-conflict.ts';
import type { FindPerson, Principal } from '../../platform/security/tokens.ts';
import type { Claimant } from './confirm-person.ts';

export interface AccountOwner extends Claimant {
  /** What is on, or waits for its first code. */
  twoFactor: TwoFactor | undefined;
  /** Which other providers open the account. */
  links: ProviderLink[];
}

/** The person behind a sign-in that still stands, with everything that opens the account: one call of the table. */
export const findAccountOwner: FindPerson<AccountOwner> = async (principal) => {
  const found = await readSessionState(principal, [
    twoFactorKey(principal.id),
    ...SIGN_IN_PROVIDERS.map((provider) => linkedProviderKey(principal.id, provider)),
  ]);
  if (!found) return undefined;
  const [item, ...links] = found.alongside;
  const twoFactor = item === undefined ? undefined : toTwoFactor(item);
  const isOver = (twoFactor?.expiresAt ?? Number.POSITIVE_INFINITY) <= nowSeconds();
  return {
    user: User.parse(found.profile),
    signedInAt: found.family.createdAt,
    twoFactor: isOver ? undefined : twoFactor,
    links: SIGN_IN_PROVIDERS.flatMap((provider, index) =>
      links[index] === undefined ? [] : [toProviderLink(provider, links[index])],
    ),
  };
};

/** The enabled second factor. @throws AppError TWO_FACTOR_OFF */
export function requireTwoFactor({ twoFactor }: AccountOwner): TwoFactor {
  if (!twoFactor?.isOn) throw new AppError('TWO_FACTOR_OFF');
  return twoFactor;
}

/**
 * Changes how an account is opened while others may change the account, too: with what was read of it, and again with what
 * stands by then.
 * @param once undefined: something was changed in between
 * @throws AppError SESSION_EXPIRED where this sign-in was ended in between
 */
export function retryAsOwner<Answer>(
  principal: Principal,
  owner: AccountOwner,
  once: (owner: AccountOwner) => Promise<Answer | undefined>,
): Promise<Answer> {
  let current = owner;
  return retryOnConflict(async () => {
    const answer = await once(current);
    if (answer !== undefined) return answer;
    const again = await findAccountOwner(principal);
    if (!again) throw new AppError('SESSION_EXPIRED');
    current = again;
    return undefined;
  });
}
