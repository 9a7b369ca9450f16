import { users } from '@quizhall/shared/contract/users';
import { findAccountOwner } from '../_accounts/account-owner.ts';
import { confirmOwner } from '../_accounts/confirm-owner.ts';
import { assertMayChange } from '../_accounts/email-change.ts';
import { createCode } from '../_accounts/mailed-code.ts';
import { putEmailChange } from '../_data/account-email.ts';
import { isEmailTaken } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { emailChangeCodeMail, emailInUseMail } from '../_mail/account-mails.ts';
import { sendMail } from '../_mail/send-mail.ts';
import { config } from '../_platform/config.ts';
import { AppError } from '../_platform/errors.ts';
import { refusedField } from '../_platform/refused-field.ts';

/** A taken address gets a note instead of the code: answer, work and mail are otherwise the same. */
export const handler = endpoint(
  users.requestEmailChange,
  async ({ body: { email, ...proof }, person: owner, address }) => {
    const { user } = owner;
    if (email === user.email) throw refusedField('email', 'This is the address of your account already');
    await confirmOwner(owner, { ...proof, address }, async () => assertMayChange(user));
    const { code, codeHash } = await createCode('email-change-code', `${user.id}\n${email}`);
    await putEmailChange(user.id, { email, codeHash });
    const { language = 'en' } = user;
    const isTaken = await isEmailTaken(email, user.id);
    const mail = isTaken ? emailInUseMail(config.SITE_URL, language) : emailChangeCodeMail(code, language);
    if (!(await sendMail(email, mail))) throw new AppError('UNAVAILABLE');
  },
  { findPerson: findAccountOwner },
);
