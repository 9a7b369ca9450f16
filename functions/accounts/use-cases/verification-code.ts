import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { allowResend } from '../model/signups.ts';
import { isEmailTaken } from '../model/users.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { alreadyRegisteredMail, verificationCodeMail } from '../model/account-mails.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';

/**
 * Mails the code, or to the owner of an existing account a note instead: either way one mail to the same address, so
 * that neither the answer nor a refused mail tells whether there is an account. The signup waits for another try.
 * @param place `mails`: the number of this mail
 * @throws AppError UNAVAILABLE when the mail was refused
 */
export async function mailVerificationCode(
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
