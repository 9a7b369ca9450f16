import { users } from '@quizhall/shared/contract/users';
import { secretPurpose } from '../_accounts/second-step.ts';
import { newTotpSecret, otpauthUrl } from '../_accounts/totp.ts';
import { beginTwoFactor } from '../_data/two-factor.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { seal } from '../_platform/sealed.ts';

/** The secret is answered this once; afterwards nobody can read it, here or in the table. */
export const handler = endpoint(users.setupTwoFactor, async ({ user: { id, name, email } }) => {
  const secret = newTotpSecret();
  if (!(await beginTwoFactor(id, await seal(secretPurpose(id), secret)))) throw new AppError('TWO_FACTOR_ON');
  return { secret, otpauthUrl: otpauthUrl(secret, email || name) };
});
