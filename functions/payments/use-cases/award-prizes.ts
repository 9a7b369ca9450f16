import { POSTINGS } from '@quizhall/shared/rules/payments/ledger';
import { CLAIM_MS } from '@quizhall/shared/rules/payments/settlement';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { spokenIn } from '../../attempts/model/device-info.ts';
import { newPrizeLook } from '../../attempts/model/due-work.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { newPostingItem } from '../model/ledger.ts';
import { updatePoolItem } from '../model/pools.ts';
import { newPrizeItem, type StoredPrize } from '../model/prizes.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { listWinners, type Winner } from '../model/settlements.ts';
import { getUser } from '../../accounts/model/users.ts';
import { poolBook } from '../model/ledger-books.ts';
import type { SettlingPool } from './decide-winners.ts';
import { nextPrizeCheck } from './prize-deadlines.ts';
import { toPrizeId } from '../model/prize-token.ts';
import { notifyWinnerItems } from './notify-winner.ts';

/** Each is five writes, and a transaction takes a hundred. */
const BATCH = 16;

/**
 * Gives the next winners their prizes: each prize, its posting and what tells of it, together with how far this is, in one
 * transaction. Who is annulled or cannot be reached by now gets none: that money stays in escrow. Answers how many were dealt with.
 * @throws Error where somebody was quicker; the step then comes again
 */
export async function awardPrizes(quiz: Quiz, pool: SettlingPool): Promise<number> {
  const { settlement, escrow } = pool;
  const next = (await listWinners(quiz.id, settlement.posted)).slice(0, BATCH);
  const prizes = await Promise.all(next.map((winner) => prizeOf(quiz, settlement.at, winner)));
  const won = prizes.flatMap((prize) => prize ?? []);
  const cents = won.reduce((sum, prize) => sum + prize.cents, 0);
  const after = {
    escrow: escrow - cents,
    settlement: {
      ...settlement,
      posted: settlement.posted + next.length,
      skipped: settlement.skipped + next.length - won.length,
    },
  };
  const tellings = await Promise.all(won.map((prize) => notifyWinnerItems(prize, 'won')));
  const failed = await transactWrite(
    { pool: updatePoolItem(quiz.id, pool, after), prizes: won.flatMap(writesOf) },
    { skippable: tellings.flat() },
  );
  if (failed) throw new Error(`The prize pool of ${quiz.id} was changed at the same moment`);
  return next.length;
}

const writesOf = (prize: StoredPrize): Writes => [
  newPrizeItem(prize),
  newPostingItem(poolBook(prize.quizId), POSTINGS.prizeAwarded(prize.quizId, prize.id, prize.cents), {
    cause: prize.id,
    at: prize.wonAt,
  }),
  { Put: newPrizeLook(prize.id, nextPrizeCheck(prize)) },
];

async function prizeOf(quiz: Quiz, wonAt: number, winner: Winner): Promise<StoredPrize | undefined> {
  const { attemptId, participant, userId, place, cents } = winner;
  const [attempt, user, id] = await Promise.all([
    getAttempt(attemptId),
    userId === undefined ? undefined : getUser(userId),
    toPrizeId(quiz.id, participant),
  ]);
  const email = user?.email ?? attempt?.card?.email.trim();
  if (!attempt?.card || attempt.annulled || !email) return undefined;
  return {
    id,
    quizId: quiz.id,
    quizTitle: quiz.title,
    attemptId,
    // Whose account is gone claims by the mail.
    ...(user && { userId: user.id }),
    name: attempt.card.name,
    language: spokenIn(attempt),
    email,
    place,
    cents,
    percentage: attempt.card.percentage,
    seconds: attempt.card.time,
    status: 'claimable',
    wonAt,
    claimBy: wonAt + CLAIM_MS,
    claims: 0,
    revision: 0,
  };
}
