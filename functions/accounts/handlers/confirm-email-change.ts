import { users } from '@quizhall/shared/contract/accounts/users';
import { replaceEmail } from '../use-cases/email-change.ts';
import { isCode } from '../model/mailed-code.ts';
import { findAccount } from '../model/signed-in-person.ts';
import { toSignedInUser } from '../model/signed-in-user.ts';
import { useEmailChangeTry } from '../model/account-email.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { replaceEmailCopiesItem } from '../../organizations/model/rename-jobs.ts';

export const handler = endpoint(
  users.confirmEmailChange,
  async ({ body: { otp }, person: user }) => {
    const change = await useEmailChangeTry(user.id);
    const isRight =
      change && (await isCode('email-change-code', `${user.id}\n${change.email}`, otp, change.codeHash));
    if (!isRight) throw new AppError('INVALID_CODE');
    const { email: to, codeHash } = change;
    if (!(await replaceEmail(user, { to, codeHash }, replaceEmailCopiesItem)))
      throw new AppError('INVALID_CODE');
    return { user: toSignedInUser({ ...user, email: to }) };
  },
  { findPerson: findAccount },
);
