import type { Counters } from '@quizhall/shared/rules/accounts/counters';
import { ulidTime } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { getItem, putIf } from '../../platform/dynamodb/commands.ts';
import { countersKey } from '../../platform/dynamodb/keys.ts';

const Share = z.object({
  quizzes: z.number().optional(),
  scores: z.number().optional(),
  scoreSum: z.number().optional(),
});

const CountersItem = z.object({
  quizzes: z.number(),
  scores: z.number(),
  scoreSum: z.number(),
  unread: z.array(z.string()),
  recent: z.record(z.string(), z.object({ share: Share, at: z.number() })),
  /** Grows with every change: one is written only on top of the state that it was made from. */
  revision: z.number(),
}) satisfies z.ZodType<Counters>;

export const toCounters = (item: unknown): Counters & { revision: number } => CountersItem.parse(item);

export const toCountersItem = (userId: string, counters: Counters, revision = 0) => ({
  ...countersKey(userId),
  ...counters,
  revision,
});

/** Notifications live so long by the time in their id; what is still there after that is treated as gone. */
export const NOTIFICATION_LIFE_MS = 90 * 24 * 3_600_000;

/** Number of unread notifications that have not expired. */
export const unreadCount = ({ unread }: Counters): number =>
  unread.filter((id) => ulidTime(id) >= now() - NOTIFICATION_LIFE_MS).length;

/** Counters of a person; undefined for an erased account. */
export async function getCounters(userId: string): Promise<(Counters & { revision: number }) | undefined> {
  const item = await getItem(countersKey(userId));
  return item && toCounters(item);
}

/** Of each change another one has come first; a caller that loses so often tries again later. */
const MOST_TURNS = 5;

/**
 * Changes what is counted for a person, on top of what is there. Nothing happens for an erased account.
 */
export async function changeCounters(
  userId: string,
  change: (counters: Counters) => Counters | Promise<Counters>,
): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const stored = await getCounters(userId);
    if (!stored) return;
    const { revision, ...counters } = stored;
    const written = await putIf({
      Item: toCountersItem(userId, await change(counters), revision + 1),
      ConditionExpression: 'revision = :revision',
      ExpressionAttributeValues: { ':revision': revision },
    });
    if (written) return;
  }
  throw new Error('Counters moved too often');
}
