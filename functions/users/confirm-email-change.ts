import { users } from '@quizhall/shared/contract/users';
import { replaceEmail } from '../_accounts/email-change.ts';
import { isCode } from '../_accounts/mailed-code.ts';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { toSignedInUser } from '../_accounts/signed-in-user.ts';
import { takeEmailChangeTry } from '../_data/account-email.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { renewedEmail } from '../_runs/new-names.ts';

export const handler = endpoint(
  users.confirmEmailChange,
  async ({ body: { otp }, person: user }) => {
    const change = await takeEmailChangeTry(user.id);
    const isRight =
      change && (await isCode('email-change-code', `${user.id}\n${change.email}`, otp, change.codeHash));
    if (!isRight) throw new AppError('INVALID_CODE');
    const { email: to, codeHash } = change;
    if (!(await replaceEmail(user, { to, codeHash }, renewedEmail))) throw new AppError('INVALID_CODE');
    return { user: toSignedInUser({ ...user, email: to }) };
  },
  { findPerson: findAccount },
);
