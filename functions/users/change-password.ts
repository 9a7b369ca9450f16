import { users } from '@quizhall/shared/contract/users';
import { beginGuess, knowDeviceAgain } from '../_accounts/guesses.ts';
import { refuseCommonPassword } from '../_accounts/new-password.ts';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { changePassword } from '../_data/security.ts';
import { endpoint } from '../_http/endpoint.ts';
import { newMailOf } from '../_outbox/new-mail.ts';
import { AppError } from '../_platform/errors.ts';
import { refusedField } from '../_platform/refused-field.ts';
import { hashPassword, verifyPassword } from '../_platform/passwords.ts';

const WRONG = 'This is not your current password';
const SAME = 'Please choose a password that you do not use now';

export const handler = endpoint(
  users.changePassword,
  async ({ body: { currentPassword, newPassword, deviceId }, person: user, user: caller, address }) => {
    if (!user.passwordHash) throw new AppError('NO_PASSWORD');
    refuseCommonPassword(newPassword, user, 'newPassword');
    // Whoever found a signed-in browser guesses no better here than at the login.
    const guess = await beginGuess({ email: user.email, user, deviceId, address });
    if (!(await verifyPassword(currentPassword, user.passwordHash)))
      throw refusedField('currentPassword', WRONG);
    await guess.wasRight();
    if (currentPassword.normalize('NFKC') === newPassword.normalize('NFKC'))
      throw refusedField('newPassword', SAME);
    const change = { user, sessionId: caller.sessionId, passwordHash: await hashPassword(newPassword) };
    const mail = newMailOf('passwordChanged', {
      to: user.email,
      cause: `${user.id}#${user.securityVersion}`,
      data: { name: user.name, kept: true },
    });
    if (!(await changePassword(change, mail))) throw new AppError('SESSION_EXPIRED');
    await knowDeviceAgain(user, deviceId);
  },
  { findPerson: findAccount },
);
