import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import type { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { poolCharge } from '@quizhall/shared/rules/money';
import { poolBill, type PoolStatus, wantedPrize } from '@quizhall/shared/rules/payments/prize-pool';
import { prizeMessages as TEXT } from './prize-messages.ts';
import { brokenPromises, type PrizeStanding } from '../editor/problems.ts';
import type { PrizeForm } from '../editor/quiz-form.ts';

type Pool = ResponseOf<typeof quizzes.getPrizePool>;

/** Returns the payment state of the prize in the form: cost, paid and due amounts, and their description. */
export function fundingOf(prize: PrizeForm, standing: PrizeStanding, pool: Pool | undefined) {
  const { version, paid, promised } = standing;
  const charge = poolCharge(wantedPrize(prize));
  const funded = pool?.funded ?? { amount: paid, fee: poolCharge(paid).fee };
  const { due, spare } = poolBill(prize, funded.amount > 0 ? [funded] : []);
  const isRunning = pool?.status === 'processing';
  const running = isRunning ? pool.charge?.id : undefined;
  const isPublished = version > 0;
  const back = spare.amount + spare.fee;
  const schedule = promised?.schedule;
  const broken =
    schedule && brokenPromises({ prizePool: prize, schedule }, standing)['prizePool.totalAmount'];
  const lines = [
    ...(charge.pool === 0 ? [TEXT.nothing] : []),
    ...(funded.amount > 0 ? [TEXT.paid(funded.amount)] : []),
    ...(isRunning ? [TEXT.running] : []),
    ...(due.amount > 0 && !isRunning
      ? [TEXT.due(due.amount + due.fee), promiseLine(isPublished, funded.amount)]
      : []),
    ...(broken ? [broken] : []),
    ...(back > 0 && !broken ? [isPublished ? TEXT.published.goesBack(back) : TEXT.draft.spare(back)] : []),
  ];
  const status = statusOf(pool?.status, { due: due.amount, wanted: charge.pool });
  return {
    charge,
    due,
    spare: back,
    paid: funded.amount,
    running,
    isRunning,
    isPublished,
    /** True if the change violates a published promise and cannot be saved. */
    isBroken: broken !== undefined,
    lines,
    status,
    /** True if the prize is partly funded. */
    isPartly: status === 'unfunded' && funded.amount > 0 && due.amount > 0,
  };
}

function promiseLine(isPublished: boolean, paid: number): string {
  if (!isPublished) return TEXT.draft.unpaid;
  return paid > 0 ? TEXT.published.less(paid) : TEXT.published.nothing;
}

/** Returns a final or processing status of the server; otherwise derives the status from the form's amounts. */
function statusOf(
  status: PoolStatus | undefined,
  { due, wanted }: { due: number; wanted: number },
): PoolStatus {
  if (status === 'processing' || status === 'settled' || status === 'refunded') return status;
  return due === 0 && wanted > 0 ? 'funded' : 'unfunded';
}
