import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { addToThrottle } from '../../platform/limits/throttles.ts';
import { nowSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { currentBucket, toNetwork } from '../../platform/limits/throttle-bucket.ts';
import { getShownQuiz } from '../model/entry-card.ts';

/** Unknown codes per network; generous, because a school shares one address. */
const UNKNOWN_CODES = { limit: 200, windowSeconds: 900 };
const MAX_REMEMBERED = 5_000;

/**
 * Networks over the limit, with the end of their window in epoch seconds. Each function instance learns of one from its
 * own first miss, so that valid codes cost no extra read.
 */
const blockedUntil = new Map<string, number>();

/**
 * Finds a quiz by id, code or link for a visitor, and limits how many unknown codes a network may try.
 * @throws AppError QUIZ_NOT_FOUND, QUIZ_TAKEN_DOWN, TOO_MANY with the seconds to wait
 */
export async function findQuiz(ref: string, address: string): Promise<LiveQuiz> {
  const network = sha256(toNetwork(address));
  rejectBlocked(network);
  try {
    return await getShownQuiz(ref);
  } catch (error) {
    if (error instanceof AppError && error.code === 'QUIZ_NOT_FOUND') await countUnknownCode(network);
    throw error;
  }
}

function rejectBlocked(network: string): void {
  const retryAfterSeconds = (blockedUntil.get(network) ?? 0) - nowSeconds();
  if (retryAfterSeconds > 0) throw new AppError('TOO_MANY', { retryAfterSeconds });
  blockedUntil.delete(network);
}

async function countUnknownCode(network: string): Promise<void> {
  const bucket = currentBucket('unknown-code', network, UNKNOWN_CODES.windowSeconds);
  if ((await addToThrottle(bucket, 1)) <= UNKNOWN_CODES.limit) return;
  const oldest = blockedUntil.keys().next().value;
  if (blockedUntil.size >= MAX_REMEMBERED && oldest !== undefined) blockedUntil.delete(oldest);
  blockedUntil.set(network, bucket.endsAt);
  rejectBlocked(network);
}
