import { users } from '@quizhall/shared/contract/accounts/users';
import { findAccountOwner } from '../model/account-owner.ts';
import { confirmOwner } from '../model/confirm-owner.ts';
import { assertCanChangeEmail } from '../use-cases/email-change.ts';
import { createCode } from '../model/mailed-code.ts';
import { putEmailChange } from '../model/account-email.ts';
import { isEmailTaken } from '../model/users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { emailChangeCodeMail, emailInUseMail } from '../model/account-mails.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { fieldError } from '../../platform/field-error.ts';

/** A taken address gets a note instead of the code: answer, work and mail are otherwise the same. */
export const handler = endpoint(
  users.requestEmailChange,
  async ({ body: { email, ...proof }, person: owner, address }) => {
    const { user } = owner;
    if (email === user.email) throw fieldError('email', 'This is the address of your account already');
    await confirmOwner(owner, { ...proof, address }, async () => assertCanChangeEmail(user));
    const { code, codeHash } = await createCode('email-change-code', `${user.id}\n${email}`);
    await putEmailChange(user.id, { email, codeHash });
    const { language = 'en' } = user;
    const isTaken = await isEmailTaken(email, user.id);
    const mail = isTaken ? emailInUseMail(config.SITE_URL, language) : emailChangeCodeMail(code, language);
    if (!(await sendMail(email, mail))) throw new AppError('UNAVAILABLE');
  },
  { findPerson: findAccountOwner },
);
