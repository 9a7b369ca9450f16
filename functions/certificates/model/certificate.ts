import { certificateCodeOf } from '@quizhall/shared/rules/certificates/certificate-code';
import type { AttemptCard } from '../../attempts/model/attempts.ts';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';

/** The template of the certificate that passing this version brings; undefined: none. */
export function templateOf(
  { enabled, certificate }: LiveQuiz['rewards'],
  uncounted: boolean,
): AttemptCard['certificate'] {
  return enabled && certificate.enabled && !uncounted ? certificate.template : undefined;
}

/** Follows from the attempt, so it is decided before anything is stored, and the same for ever. */
export async function codeOf(attemptId: string): Promise<string> {
  return certificateCodeOf(Buffer.from(await keyedDigest('certificate', attemptId), 'base64url'));
}
