import { type MailedCode, createCode, isCode } from '../../accounts/model/mailed-code.ts';
import { removeEntryCode, takeEntryTry } from '../model/entry-codes.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import type { Participant } from '../model/participant.ts';

export interface EntryProof {
  emailCode: string | undefined;
  continueAttempt: boolean;
}

type Prover = Pick<Participant, 'email' | 'device'>;

/**
 * What a code is for: this quiz, this address, this device. A stranger who asks for codes on another device can neither
 * use nor replace the one that its owner has just got.
 */
export const entrySubject = (quizId: string, { email, device }: Prover): string =>
  sha256(`${quizId}\n${email.toLowerCase()}\n${device}`);

export const createEntryCode = (subject: string): Promise<MailedCode> => createCode('entry-code', subject);

/**
 * Whether the code proves the address; it takes one of the code's tries. Answers its digest, for `spendEntryCode`.
 * @throws AppError EMAIL_CODE_REQUIRED without a code, INVALID_CODE
 */
export async function checkEntryCode(
  quizId: string,
  prover: Prover,
  emailCode: string | undefined,
): Promise<string> {
  if (emailCode === undefined) throw new AppError('EMAIL_CODE_REQUIRED');
  const subject = entrySubject(quizId, prover);
  const codeHash = await takeEntryTry(subject);
  if (!codeHash || !(await isCode('entry-code', subject, emailCode, codeHash))) {
    throw new AppError('INVALID_CODE');
  }
  return codeHash;
}

/** After what it opened: a start that failed in between can be repeated with it. */
export const spendEntryCode = (quizId: string, prover: Prover, codeHash: string): Promise<void> =>
  removeEntryCode(entrySubject(quizId, prover), codeHash);
