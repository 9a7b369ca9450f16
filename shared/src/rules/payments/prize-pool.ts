import type { OwnQuiz } from '../../model/quizzes/quiz.ts';
import { poolCharge, toCents } from '../money.ts';
import { distributionOf, splitByWeight } from './prizes.ts';
import type { Problems } from '../quizzes/publish.ts';

export const POOL_STATUSES = ['unfunded', 'processing', 'funded', 'settled', 'refunded'] as const;
export type PoolStatus = (typeof POOL_STATUSES)[number];

interface Paid {
  amount: number;
  fee: number;
}

type PrizePool = OwnQuiz['prizePool'];

/** What winners get as its owner wants it, in cents. Participants are promised what is paid of it. */
export const wantedPrize = ({ enabled, totalAmount }: Pick<PrizePool, 'enabled' | 'totalAmount'>): number =>
  enabled ? toCents(totalAmount) : 0;

const sumOf = (paid: readonly Paid[], what: keyof Paid): number =>
  paid.reduce((total, one) => total + one[what], 0);

/**
 * What is paid of a prize pool, what is still due, and what is paid and not wanted any more (`spare`), in cents.
 * `totalAmount` in dollars, as the quiz has it.
 */
export function poolBill(
  prize: Pick<PrizePool, 'enabled' | 'totalAmount'>,
  paid: readonly Paid[],
): Record<'funded' | 'due' | 'spare', Paid> {
  const funded = { amount: sumOf(paid, 'amount'), fee: sumOf(paid, 'fee') };
  const { pool, fee } = poolCharge(wantedPrize(prize));
  const [more, less] = [Math.max(0, pool - funded.amount), Math.max(0, funded.amount - pool)];
  return {
    funded,
    due: { amount: more, fee: more === 0 ? 0 : Math.max(0, fee - funded.fee) },
    spare: { amount: less, fee: less === 0 ? 0 : Math.max(0, funded.fee - fee) },
  };
}

/**
 * What goes back so that `keep` cents stay: the newest payments first. `paid` oldest first. The one rule of the fee: what was not
 * promised in the end, or nobody has won, goes back with its part of it, so that as much stays as if no more had ever been
 * paid; what somebody had won and did not get (`isWon`) goes back without, because the site has done its work.
 */
export function givenBack<P extends Paid>(
  paid: readonly P[],
  keep: number,
  { isWon = false }: { isWon?: boolean } = {},
): { kept: P[]; back: P[] } {
  const kept: P[] = [];
  const back: P[] = [];
  for (const one of paid) {
    const amount = Math.min(one.amount, Math.max(0, keep - sumOf(kept, 'amount')));
    if (amount === one.amount) {
      kept.push(one);
      continue;
    }
    const fits = amount === 0 ? 0 : Math.min(one.fee, Math.max(0, poolCharge(keep).fee - sumOf(kept, 'fee')));
    const fee = isWon ? one.fee : fits;
    if (amount + fee > 0) kept.push({ ...one, amount, fee });
    if (one.amount + one.fee > amount + fee)
      back.unshift({ ...one, amount: one.amount - amount, fee: one.fee - fee });
  }
  return { kept, back };
}

/** What is paid of a prize; `total` in cents. Participants are told of it, `endsAt` being set once it is published. */
export interface PrizeSummary {
  total: number;
  places: number;
  endsAt?: string | undefined;
}

interface PrizeFacts {
  prizePool: PrizePool;
  schedule: OwnQuiz['schedule'];
}

/** When a quiz ends, if that is set. */
export const endOf = ({ isScheduled, endDate }: OwnQuiz['schedule']): string | undefined =>
  isScheduled ? endDate : undefined;

/** The prize of a quiz for which so many cents are paid. */
export const prizeSummary = ({ prizePool, schedule }: PrizeFacts, total: number): PrizeSummary | undefined =>
  total === 0
    ? undefined
    : { total, places: distributionOf(prizePool).shares.length, endsAt: endOf(schedule) };

const TAKEN = 'Somebody has taken this quiz already';
const ENDED = 'The quiz has ended';

/** What each place gets of so many cents. */
const amountsOf = ({ prizePool }: PrizeFacts, cents: number): number[] =>
  splitByWeight(cents, distributionOf(prizePool).shares);

/**
 * What keeps a published quiz with a paid prize from being changed like this: once somebody has taken it, no place gets
 * less and it ends no earlier; once it has ended, nothing of the prize changes. `total`: what is paid, in cents; `now` in
 * epoch ms.
 */
export function promiseProblems(
  before: PrizeFacts,
  after: PrizeFacts,
  { total, isTaken, now }: { total: number; isTaken: boolean; now: number },
): Problems {
  const end = Date.parse(endOf(before.schedule) ?? '');
  const newEnd = Date.parse(endOf(after.schedule) ?? '');
  const was = amountsOf(before, total);
  const is = amountsOf(after, Math.min(total, wantedPrize(after.prizePool)));
  const isLess = was.some((cents, place) => cents > (is[place] ?? 0));
  if (end <= now) {
    const isOther =
      isLess || is.length > was.length || wantedPrize(after.prizePool) !== wantedPrize(before.prizePool);
    return {
      ...(isOther && { 'prizePool.totalAmount': `${ENDED}: its prize cannot be changed any more` }),
      ...(newEnd !== end && {
        'schedule.endDate': `${ENDED}: with a prize, its end cannot be moved any more`,
      }),
    };
  }
  if (!isTaken) return {};
  return {
    ...(isLess && { 'prizePool.totalAmount': `${TAKEN}: no place can get less than it was promised` }),
    ...(!(newEnd >= end) && {
      'schedule.endDate': `${TAKEN}: with a prize, its end can only be moved to a later time`,
    }),
  };
}
