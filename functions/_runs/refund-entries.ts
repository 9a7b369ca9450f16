import * as z from 'zod';
import { ENTRY_SHARDS, entryChargesOf, placeOf } from '../_data/charges.ts';
import { refundEntry } from '../_payments/refund-entry.ts';
import { runKind } from './run-kind.ts';

const PAGE = 25;
/** The second time finds what was confirmed while the first one went by. */
const ROUNDS = 2;

/** Gives everything back that was paid for the entry to a quiz which nobody takes any more, a page of a group at a time. */
export const refundEntries = runKind({
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
    const charges = await entryChargesOf(quizId, shard, { limit: PAGE, after });
    const paid = charges.filter(({ status }) => status === 'succeeded');
    for (const { id } of paid) await refundEntry(quizId, id, { cancelled: true });
    const last = charges.length === PAGE ? charges.at(-1) : undefined;
    const sum = refunded + paid.length;
    const next = last
      ? { round, shard, after: placeOf(last) }
      : shard + 1 < ENTRY_SHARDS
        ? { round, shard: shard + 1 }
        : { round: round + 1, shard: 0 };
    if (next.round >= ROUNDS) return { handled: paid.length, result: { refunded: sum } };
    return { handled: paid.length, total: sum, cursor: { ...next, refunded: sum } };
  },
});
