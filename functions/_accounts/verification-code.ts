import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { allowResend } from '../_data/signups.ts';
import { isEmailTaken } from '../_data/users.ts';
import { config } from '../_platform/config.ts';
import { AppError } from '../_platform/errors.ts';
import { alreadyRegisteredMail, verificationCodeMail } from '../_mail/account-mails.ts';
import { sendMail } from '../_mail/send-mail.ts';

/**
 * Mails the code, or to the owner of an existing account a note instead: either way one mail to the same address, so
 * that neither the answer nor a refused mail tells whether there is an account. The signup waits for another try.
 * @param place `mails`: the number of this mail
 * @throws AppError UNAVAILABLE when the mail was refused
 */
export async function mailCode(
  email: string,
  code: string,
  { mails, language = 'en' }: { mails: number; language: SiteLanguage | undefined },
): Promise<void> {
  const isTaken = await isEmailTaken(email);
  const mail = isTaken
    ? alreadyRegisteredMail(config.SITE_URL, language)
    : verificationCodeMail(code, language);
  if (await sendMail(email, mail)) return;
  await allowResend(email, mails);
  throw new AppError('UNAVAILABLE');
}
