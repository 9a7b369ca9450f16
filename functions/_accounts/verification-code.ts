import { randomInt, timingSafeEqual } from 'node:crypto';
import { allowResend } from '../_data/signups.ts';
import { isEmailTaken } from '../_data/users.ts';
import { config } from '../_http/config.ts';
import { AppError } from '../_http/errors.ts';
import { keyedDigest } from '../_http/tokens.ts';
import { alreadyRegisteredMail, verificationCodeMail } from '../_mail/account-mails.ts';
import { sendMail } from '../_mail/send-mail.ts';

export interface VerificationCode {
  code: string;
  codeHash: string;
}

/** Six random digits. The digest is keyed, because a plain one of a million codes is undone in a moment. */
export async function createCode(email: string): Promise<VerificationCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, codeHash: await hashCode(email, code) };
}

export async function isCode(email: string, code: string, codeHash: string): Promise<boolean> {
  return timingSafeEqual(Buffer.from(await hashCode(email, code)), Buffer.from(codeHash));
}

/** Bound to the address: a code that was seen elsewhere is worth nothing here. */
function hashCode(email: string, code: string): Promise<string> {
  return keyedDigest('signup-code', `${email}\n${code}`);
}

/**
 * Mails the code, or to the owner of an existing account a note instead: either way one mail to the same address, so
 * that neither the answer nor a refused mail tells whether there is an account. The signup waits for another try.
 * @throws AppError UNAVAILABLE when the mail was refused
 */
export async function mailCode(email: string, { code, codeHash }: VerificationCode): Promise<void> {
  const isTaken = await isEmailTaken(email);
  const mail = isTaken ? alreadyRegisteredMail(config.SITE_URL) : verificationCodeMail(code);
  if (await sendMail(email, mail)) return;
  await allowResend(email, codeHash);
  throw new AppError('UNAVAILABLE');
}
