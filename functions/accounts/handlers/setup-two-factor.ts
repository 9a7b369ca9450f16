import { users } from '@quizhall/shared/contract/accounts/users';
import { secretPurpose } from '../model/second-factor.ts';
import { newTotpSecret, otpauthUrl } from '../model/totp.ts';
import { beginTwoFactor } from '../model/two-factor.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { sealText } from '../../platform/security/sealed-text.ts';

/** The secret is answered this once; afterwards nobody can read it, here or in the table. */
export const handler = endpoint(users.setupTwoFactor, async ({ user: { id, name, email } }) => {
  const secret = newTotpSecret();
  if (!(await beginTwoFactor(id, await sealText(secretPurpose(id), secret))))
    throw new AppError('TWO_FACTOR_ON');
  return { secret, otpauthUrl: otpauthUrl(secret, email || name) };
});
