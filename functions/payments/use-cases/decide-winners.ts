import { distributionOf, splitPool } from '@quizhall/shared/rules/payments/prizes';
import { keptContenders } from '@quizhall/shared/rules/payments/winners';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import { getCharge } from '../model/charge-store.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { updatePoolItem, type StoredPool, type StoredSettlement } from '../model/pools.ts';
import { forgetRecentQuiz, type Quiz, settledPrizeItem } from '../../quizzes/model/quizzes.ts';
import { listContenders, newWinnersItems, type Winner } from '../model/settlements.ts';
import { now } from '../../platform/clock.ts';
import { type StandingNow, getRankingNow } from './prize-candidates.ts';
import { prizeRefundItems } from './give-back-prize.ts';
import { notifyPoolOwnerItems } from '../model/notify-pool-owner.ts';

/** A pool whose settlement has begun. */
export type SettlingPool = StoredPool & { settlement: StoredSettlement };

const moved = (quizId: string) => new Error(`The prize pool of ${quizId} was changed at the same moment`);

/**
 * Decides who wins what of a pool, once for good: the list is written in the transaction that says it is decided. Where nobody
 * wins, everything goes back, the fee included. `ending`: writes for the transaction that ends the settlement.
 * @throws Error where somebody was quicker; the step then comes again
 */
export async function decideWinners(quiz: Quiz, pool: SettlingPool, ending: Writes): Promise<void> {
  const distribution = distributionOf(quiz.prizePool);
  const { contenders, isCut } = await listContenders(quiz.id);
  const list = keptContenders(contenders, distribution.shares.length);
  const standings = await getRankingNow(quiz, list.kept);
  if ((isCut || list.isCut) && standings.length < distribution.shares.length)
    throw new Error(`Too few of the first ${list.kept.length} of ${quiz.id} can win: a person has to look`);
  const byParticipant = new Map(standings.map((one) => [one.participant, one]));
  const winners = splitPool(pool.escrow, distribution, standings)
    .filter(({ cents }) => cents > 0)
    .flatMap(({ participant, place, cents }) => winnerOf(byParticipant.get(participant), { place, cents }));
  if (winners.length === 0)
    return endSettlement(quiz, { ...pool, settlement: { ...pool.settlement, at: now() } }, ending);
  const settlement = { ...pool.settlement, state: 'posting' as const, at: now(), winners: winners.length };
  const failed = await transactWrite({
    pool: updatePoolItem(quiz.id, pool, { settlement }),
    winners: newWinnersItems(quiz.id, winners),
  });
  if (failed) throw moved(quiz.id);
}

function winnerOf(one: StandingNow | undefined, won: Pick<Winner, 'place' | 'cents'>): Winner[] {
  if (!one) return [];
  const { attemptId, participant, userId } = one;
  return [{ attemptId, participant, userId, ...won }];
}

/**
 * The settlement is over. What nobody got goes back: everything, with the fee, where nobody won.
 * @throws Error as `decideWinners`
 */
export async function endSettlement(quiz: Quiz, pool: SettlingPool, ending: Writes): Promise<void> {
  const { id: quizId } = quiz;
  const { settlement, escrow, paid } = pool;
  const cents = paid.reduce((sum, { amount }) => sum + amount, 0);
  const winners = settlement.winners - settlement.skipped;
  const isNobodys = winners === 0;
  const back = { amount: escrow, isWon: !isNobodys, cause: 'settled' };
  const left = escrow > 0 ? await prizeRefundItems(quizId, pool, back) : { paid, writes: [] };
  const charge = await getCharge(paid[0]?.chargeId ?? '');
  const total = isNobodys ? paid.reduce((sum, { amount, fee }) => sum + amount + fee, 0) : cents - escrow;
  const news = await notifyPoolOwnerItems(quiz, isNobodys ? 'noWinners' : 'decided', {
    cents: total,
    winners,
    cause: 'settled',
    payer: charge?.payer,
  });
  const audit = auditEntryItem({
    quizId,
    at: settlement.at,
    cause: quizId,
    kind: 'prizesDecided',
    data: { winners, cents: cents - escrow },
  });
  const failed = await transactWrite(
    {
      pool: updatePoolItem(quizId, pool, {
        escrow: 0,
        paid: left.paid,
        settlement: { ...settlement, state: 'settled', winners },
      }),
      refunds: left.writes,
      quiz: settledPrizeItem(quiz),
      ending,
    },
    { skippable: [{ Put: audit }, ...news] },
  );
  if (failed) throw moved(quizId);
  forgetRecentQuiz(quizId);
}
