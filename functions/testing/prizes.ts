import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { HOLD_MS } from '@quizhall/shared/rules/payments/settlement';
import { balanceOf, type Account, type Leg } from '@quizhall/shared/rules/payments/ledger';
import { listPostings } from '../payments/model/ledger.ts';
import { getPool } from '../payments/model/pools.ts';
import type { Quiz } from '../quizzes/model/quizzes.ts';
import { poolBook } from '../payments/model/ledger-books.ts';
import { now, setClock, stopClock } from '../platform/clock.ts';
import { randomText } from '../platform/security/random.ts';
import { schedulePrizes } from '../payments/jobs/schedule-prizes.ts';
import { handler as payPrizePool } from '../payments/handlers/pay-prize-pool.ts';
import { newEmail } from './accounts.ts';
import { invokeEndpoint } from './invoke.ts';
import { CARDS, promisePrize } from './payments.ts';
import { publishedQuiz, signedIn } from './scenarios.ts';
import { type Answers, RIGHT, start, submit } from './taking.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
const MAIL = { field: 'email', label: 'E-mail', required: true } as const;
const NAME = { field: 'name', label: 'Name', required: true } as const;

/** A quiz of somebody's that ends in two hours and whose prize, 50/30/20 of so many dollars, is paid once the stream has run. */
export async function prizeQuiz(
  dollars = 100,
  wish: Parameters<typeof publishedQuiz>[0] = {},
): Promise<{ quiz: Quiz; owner: Awaited<ReturnType<typeof signedIn>> }> {
  const owner = await signedIn();
  const quiz = await publishedQuiz({
    ...wish,
    quiz: {
      ownerId: owner.user.id,
      schedule: { isScheduled: true, endDate: new Date(now() + 2 * HOUR).toISOString() },
      ...wish.quiz,
    },
    settings: { participantInfo: [NAME, MAIL], maxAttempts: 2, ...wish.settings },
  });
  await promisePrize(quiz.id, dollars);
  await invokeEndpoint(payPrizePool, quizzes.payPrizePool, {
    token: owner.token,
    params: { id: quiz.id },
    body: { card: CARDS.good },
  });
  return { quiz, owner };
}

/** To the first so many questions of `publishedQuiz`. */
export const rightTo = (count: number): Answers => Object.fromEntries(Object.entries(RIGHT).slice(0, count));

/** Somebody takes a quiz in so many seconds and gets so many questions right; a guest unless `token` says who it is. */
export async function plays(
  quiz: Pick<Quiz, 'id'>,
  {
    right = 5,
    seconds = 60,
    email = newEmail(),
    token,
    deviceId = randomText(20),
  }: { right?: number; seconds?: number; email?: string; deviceId?: string; token?: string } = {},
) {
  const who = { participantInfo: { name: `Mary ${right}`, email }, deviceId };
  const session = (await start(quiz.id, token ? {} : who, token)).body.data;
  // However long the calls take on this machine.
  stopClock(Date.parse(session.startedAt) + seconds * 1_000);
  await submit(session, rightTo(right));
  stopClock(undefined);
  return { id: session.sessionId, session, email };
}

/** So much later. The clock of a test never goes back: queues and mails remember. */
export const goOn = (ms: number): void => setClock(now() - Date.now() + ms);

/** Everything is in: looked at once, and once more when the time to correct is over. */
export async function looksUntilDecided(quizId: string): Promise<void> {
  goOn(3 * HOUR);
  await schedulePrizes(quizId);
  goOn(HOLD_MS + 1_000);
  await schedulePrizes(quizId);
}

/** What the ledger of a pool comes to, and that it is sound. */
export async function booksOf(quizId: string) {
  const postings = await listPostings(poolBook(quizId));
  const legs = postings.flatMap((posting) => posting.legs as Leg[]);
  const accounts = [...new Set(legs.map(({ account }) => account))] as Account[];
  const balances = Object.fromEntries(accounts.map((account) => [account.replace(/:.*/, ''), 0]));
  for (const account of accounts) balances[account.replace(/:.*/, '')]! += balanceOf(account, legs);
  return {
    reasons: postings.map(({ reason }) => reason).toSorted(),
    sum: legs.reduce((sum, { amount }) => sum + amount, 0),
    negative: accounts.filter((account) => balanceOf(account, legs) < 0),
    balances,
    escrow: (await getPool(quizId)).escrow,
  };
}
