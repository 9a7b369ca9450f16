import { cancellation } from '@quizhall/shared/rules/attempts/entry';
import * as z from 'zod';
import { ENTRY_SHARDS, listShardEntryCharges, chargePosition } from '../model/charge-store.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { refundEntry } from '../use-cases/refund-entry.ts';
import { refundedFinish } from '../../attempts/model/finish-attempt.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

const PAGE = 25;
/** The second time finds what was confirmed while the first one went by. */
const ROUNDS = 2;

/**
 * Refunds the entries of a quiz that is deleted or archived, a page of a shard per step. Stops if the quiz is
 * restored.
 */
export const refundEntriesJob = jobKind({
  input: z.object({ quizId: z.string() }),
  cursor: z.object({
    round: z.number(),
    shard: z.number(),
    after: z.string().optional(),
    refunded: z.number(),
  }),
  failed: 'Some entries could not be refunded. Please write to us.',
  step: async ({ quizId }, before) => {
    const { round, shard, after, refunded } = before ?? { round: 0, shard: 0, refunded: 0 };
    const quiz = await getStoredQuiz(quizId);
    const cancelled = quiz && cancellation(quiz);
    if (!cancelled) return { handled: 0, result: { refunded } };
    const charges = await listShardEntryCharges(quizId, shard, { limit: PAGE, after });
    let handled = 0;
    for (const { id, status } of charges) {
      if (status !== 'succeeded') continue;
      const after = await refundEntry(quizId, id, { cancelled, endAttempt: refundedFinish });
      if (after.status !== 'succeeded') handled += 1;
    }
    const last = charges.length === PAGE ? charges.at(-1) : undefined;
    const sum = refunded + handled;
    const next = last
      ? { round, shard, after: chargePosition(last) }
      : shard + 1 < ENTRY_SHARDS
        ? { round, shard: shard + 1 }
        : { round: round + 1, shard: 0 };
    if (next.round >= ROUNDS) return { handled, result: { refunded: sum } };
    return { handled, total: sum, cursor: { ...next, refunded: sum } };
  },
});
