import { randomInt, timingSafeEqual } from 'node:crypto';
import { keyedDigest } from '../../platform/security/tokens.ts';

export interface MailedCode {
  code: string;
  codeHash: string;
}

/** What a code opens: codes of one purpose are worth nothing for another. */
export type CodePurpose = 'signup-code' | 'entry-code' | 'email-change-code';

/**
 * Six random digits. The digest is keyed, because a plain one of a million codes is undone in a moment.
 * @param subject whom the code is for: one that was seen elsewhere is worth nothing here
 */
export async function createCode(purpose: CodePurpose, subject: string): Promise<MailedCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, codeHash: await hashCode(purpose, subject, code) };
}

export async function isCode(
  purpose: CodePurpose,
  subject: string,
  code: string,
  codeHash: string,
): Promise<boolean> {
  const given = await hashCode(purpose, subject, code);
  return timingSafeEqual(Buffer.from(given), Buffer.from(codeHash));
}

const hashCode = (purpose: CodePurpose, subject: string, code: string): Promise<string> =>
  keyedDigest(purpose, `${subject}\n${code}`);
