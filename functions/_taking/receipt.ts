import type { AttemptResult } from '@quizhall/shared/model/attempt';
import type { Attempt } from '../_data/attempts.ts';
import { keyedDigest, sha256 } from '../_platform/tokens.ts';

/** Proof of what was handed in and when: a hash of the answers, signed with the stage's key. */
export async function receiptOf(
  attempt: Pick<Attempt, 'id' | 'version' | 'answers'>,
  completedAt: number,
): Promise<AttemptResult['receipt']> {
  const answers = Object.entries(attempt.answers).sort(([a], [b]) => Number(a) - Number(b));
  const hash = sha256(JSON.stringify([attempt.id, attempt.version, answers]));
  const at = new Date(completedAt).toISOString();
  return { hash, signature: await keyedDigest('receipt', `${hash}#${at}`), at };
}
