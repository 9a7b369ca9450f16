import { Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import type { auditEntryItem } from './audit.ts';
import type { newRetentionLook } from '../../attempts/model/due-work.ts';
import { getItem } from '../../platform/dynamodb/commands.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { quizKey, retentionKey } from '../../platform/dynamodb/keys.ts';
import type { Telling } from '../../results/model/releases.ts';
import type { newJobItem } from '../../platform/jobs/job-store.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** A deletion that was announced. Times in epoch ms. */
const RetentionPlan = z.object({
  months: z.number(),
  /** Which plan this is: no two of a quiz are announced at the same instant. */
  announcedAt: z.number(),
  deleteAt: z.number(),
  /** Everything handed in up to then goes. */
  until: z.number(),
  /** How many submissions that were when it was announced. */
  count: z.number(),
  /** 2: they are deleted, and what the stream brought late of them is looked for once more. */
  round: z.literal([1, 2]),
  /** What does it, once it is time. */
  run: z.object({ ownerId: z.string(), id: z.string() }).optional(),
});
export type RetentionPlan = z.output<typeof RetentionPlan>;

const Retention = z.object({
  plan: RetentionPlan.optional(),
  /** The last deletion, and how many submissions that were. */
  last: z.object({ at: Instant, until: Instant, count: z.number() }).optional(),
});
export type Retention = z.output<typeof Retention>;

/** Next planned and last finished deletion of a quiz. */
export async function getRetention(quizId: string): Promise<Retention> {
  const item = await getItem(retentionKey(quizId));
  return item ? Retention.parse(item) : {};
}

type Look = ReturnType<typeof newRetentionLook>;

/** Only on top of what was read. */
interface AsRead {
  condition: string;
  names: Record<string, string>;
  values: Record<string, unknown>;
}
const asRead = (plan: RetentionPlan | undefined): AsRead =>
  plan
    ? {
        condition: '#plan.announcedAt = :announcedAt AND #plan.#round = :round',
        names: { '#round': 'round' },
        values: { ':announcedAt': plan.announcedAt, ':round': plan.round },
      }
    : { condition: 'attribute_not_exists(#plan)', names: {}, values: {} };

function planUpdate(
  quizId: string,
  before: RetentionPlan | undefined,
  UpdateExpression: string,
  more: Record<string, unknown> = {},
) {
  const { condition: ConditionExpression, names, values } = asRead(before);
  const usesLast = UpdateExpression.includes('#last');
  const all = { ...values, ...more };
  return {
    Update: {
      TableName,
      Key: retentionKey(quizId),
      UpdateExpression,
      ConditionExpression,
      ExpressionAttributeNames: { '#plan': 'plan', ...names, ...(usesLast && { '#last': 'last' }) },
      ...(Object.keys(all).length > 0 && { ExpressionAttributeValues: all }),
    },
  };
}

/** The quiz still deletes after so many months: nobody has changed that meanwhile. */
const stillAfter = (quizId: string, months: number) => ({
  ConditionCheck: {
    TableName,
    Key: quizKey(quizId),
    ConditionExpression: 'settings.retentionMonths = :months',
    ExpressionAttributeValues: { ':months': months },
  },
});

/**
 * Stores the announced deletion, its notification and its start, and replaces the plan that was read. Returns
 * false after a concurrent change or a changed retention time.
 */
export async function storeRetentionPlan(
  quizId: string,
  before: RetentionPlan | undefined,
  plan: RetentionPlan,
  { tellings, look }: { tellings: readonly Telling[]; look: Look },
): Promise<boolean> {
  return !(await transactWrite({
    plan: planUpdate(quizId, before, 'SET #plan = :plan', { ':plan': plan }),
    quiz: stillAfter(quizId, plan.months),
    notices: [...tellings, look].map((Put) => ({ Put })),
  }));
}

/** Cancels an announced deletion. */
export const removeRetentionPlan = async (quizId: string, before: RetentionPlan): Promise<boolean> =>
  !(await transactWrite({ plan: planUpdate(quizId, before, 'REMOVE #plan') }));

/** Starts the job that deletes submissions and schedules a later check. */
export async function startRetentionJob(
  quizId: string,
  plan: RetentionPlan,
  { run, look }: { run: ReturnType<typeof newJobItem>; look: Look },
): Promise<boolean> {
  const { pk, sk: id } = run.Item;
  const ref = { ownerId: pk.slice(pk.indexOf('#') + 1), id };
  return !(await transactWrite({
    plan: planUpdate(quizId, plan, 'SET #plan.run = :run', { ':run': ref }),
    // What is deleted already is looked for again whatever the quiz says by now.
    quiz: plan.round === 1 ? stillAfter(quizId, plan.months) : undefined,
    run: { Put: run },
    look: { Put: look },
  }));
}

/** Ends a deletion, once, in one transaction with its audit entry. */
export async function endRetentionRound(
  quizId: string,
  { plan, next }: { plan: RetentionPlan; next: RetentionPlan | undefined },
  { last, audit, look }: { last: Retention['last']; audit: ReturnType<typeof auditEntryItem>[]; look: Look },
): Promise<boolean> {
  const sets = [...(next ? ['#plan = :next'] : []), ...(last ? ['#last = :last'] : [])];
  const expression = [sets.length > 0 && `SET ${sets.join(', ')}`, !next && 'REMOVE #plan'].filter(Boolean);
  return !(await transactWrite({
    plan: planUpdate(quizId, plan, expression.join(' '), {
      ...(next && { ':next': next }),
      ...(last && { ':last': last }),
    }),
    records: [...audit, look].map((Put) => ({ Put })),
  }));
}
