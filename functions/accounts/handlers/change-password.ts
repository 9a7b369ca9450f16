import { users } from '@quizhall/shared/contract/accounts/users';
import { beginGuess, trustDeviceAgain } from '../model/sign-in-guesses.ts';
import { assertStrongPassword } from '../model/new-password.ts';
import { findAccount } from '../model/signed-in-person.ts';
import { changePassword } from '../model/credential-changes.ts';
import { endpoint } from '../../http/endpoint.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';
import { AppError } from '../../platform/errors.ts';
import { fieldError } from '../../platform/field-error.ts';
import { hashPassword, verifyPassword } from '../../platform/security/passwords.ts';

const WRONG = 'This is not your current password';
const SAME = 'Please choose a password that you do not use now';

export const handler = endpoint(
  users.changePassword,
  async ({ body: { currentPassword, newPassword, deviceId }, person: user, user: caller, address }) => {
    if (!user.passwordHash) throw new AppError('NO_PASSWORD');
    assertStrongPassword(newPassword, user, 'newPassword');
    // Whoever found a signed-in browser guesses no better here than at the login.
    const guess = await beginGuess({ email: user.email, user, deviceId, address });
    if (!(await verifyPassword(currentPassword, user.passwordHash)))
      throw fieldError('currentPassword', WRONG);
    await guess.wasRight();
    if (currentPassword.normalize('NFKC') === newPassword.normalize('NFKC'))
      throw fieldError('newPassword', SAME);
    const change = { user, sessionId: caller.sessionId, passwordHash: await hashPassword(newPassword) };
    const mail = newTypedMailItem('passwordChanged', {
      to: user.email,
      cause: `${user.id}#${user.securityVersion}`,
      data: { name: user.name, kept: true },
    });
    if (!(await changePassword(change, mail))) throw new AppError('SESSION_EXPIRED');
    await trustDeviceAgain(user, deviceId);
  },
  { findPerson: findAccount },
);
