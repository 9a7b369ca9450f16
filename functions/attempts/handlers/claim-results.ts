import { type ClaimOutcome, users } from '@quizhall/shared/contract/accounts/users';
import { getAttempt, holderOf } from '../model/attempts.ts';
import { claimAttempt } from '../model/user-attempts.ts';
import { endpoint } from '../../http/endpoint.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { verifyAttemptToken } from '../../platform/security/tokens.ts';

interface Claim {
  submissionId?: string;
  outcome: ClaimOutcome;
}

export const handler = endpoint(users.claimResults, async ({ body: { sessionTokens }, user }) => ({
  results: await Promise.all(sessionTokens.map((token) => claim(token, user.id))),
}));

/** The token of an attempt proves that this browser took it; nothing else says whose a guest's attempt is. */
async function claim(token: string, userId: string): Promise<Claim> {
  const submissionId = await attemptOf(token);
  const attempt = submissionId === undefined ? undefined : await getAttempt(submissionId);
  if (!attempt) return { outcome: 'unknown' };
  return { submissionId: attempt.id, outcome: await outcomeOf(attempt, userId) };
}

async function attemptOf(token: string): Promise<string | undefined> {
  try {
    return (await verifyAttemptToken(token)).id;
  } catch (error) {
    if (error instanceof AppError && error.code === 'ATTEMPT_TOKEN') return undefined;
    throw error;
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof getAttempt>>>;

async function outcomeOf(attempt: Found, userId: string): Promise<ClaimOutcome> {
  const holder = holderOf(attempt);
  if (holder !== undefined) return holder === userId ? 'kept' : 'taken';
  const { card } = attempt;
  // As long as late answers may replace it nobody counts it.
  if (!card || (card.finalAt ?? 0) > now()) return 'open';
  return (await claimAttempt(card, userId)) ? 'kept' : 'taken';
}
