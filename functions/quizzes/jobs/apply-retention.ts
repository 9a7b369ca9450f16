import { countKept, keptShards, listFinishedPage } from '../../attempts/model/finished-attempts.ts';
import { auditEntryItem } from '../model/audit.ts';
import { newRetentionLook } from '../../attempts/model/due-work.ts';
import { getStoredQuiz } from '../model/quizzes.ts';
import { endRetentionRound, getRetention, type RetentionPlan } from '../model/retention.ts';
import { forgetInRoster } from '../../results/model/roster.ts';
import { settle } from '../../results/model/count-changes.ts';
import { now, nowIso } from '../../platform/clock.ts';
import * as z from 'zod';
import { eraseSubmissions } from '../../attempts/model/erase-submissions.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

/** Each of them is read and written; few at once, because they may lie in the partition of one participant. */
const PAGE = 50;
const MINUTE = 60_000;
/** Longer than the stream of the table is ever behind before somebody is woken up. */
const SECOND_LOOK_MS = 60 * MINUTE;

const Input = z.object({ quizId: z.string(), announcedAt: z.number(), round: z.literal([1, 2]) });
type Input = z.output<typeof Input>;

/**
 * Deletes what a quiz has kept for long enough and has announced: of each attempt answers and person, then the rows of the list
 * of participants. An attempt that is done leaves the index, so each step begins with what is left, also after a crash. What
 * has begun is brought to its end, whatever the quiz says by then.
 */
export const retentionJob = jobKind({
  input: Input,
  /** How many there were before the first was deleted. */
  cursor: z.object({ shard: z.number(), total: z.number() }),
  failed: 'Old submissions could not be deleted. It will be tried again tomorrow.',
  step: async (input, cursor) => {
    const { quizId } = input;
    const [quiz, { plan, last }] = await Promise.all([getStoredQuiz(quizId), getRetention(quizId)]);
    // Ended by a step before, or not wanted any more.
    if (!quiz || !plan || !isOf(plan, input)) return { handled: 0, result: {} };
    const range = { from: undefined, until: new Date(plan.until).toISOString() };
    if (!cursor) {
      const total = await countKept(quizId, quiz.shards, range);
      return { handled: 0, total, cursor: { shard: 0, total } };
    }
    const { shard, total } = cursor;
    const part = keptShards(quiz.shards)[shard];
    if (part !== undefined) {
      const { cards } = await listFinishedPage(quizId, part, { ...range, limit: PAGE, after: undefined });
      await eraseSubmissions(cards.map(({ id }) => id));
      return { handled: cards.length, total, cursor: { shard: shard + (cards.length === 0 ? 1 : 0), total } };
    }
    await settle(quizId);
    await forgetInRoster(quizId, ({ completedAt }) => completedAt !== undefined && completedAt <= plan.until);
    await end(quizId, plan, total, last);
    return { handled: 0, result: { deleted: total } };
  },
});

const isOf = (plan: RetentionPlan, { announcedAt, round }: Input): boolean =>
  plan.announcedAt === announcedAt && plan.round === round;

/** Says what was deleted, and has it looked at once more when the stream has brought whatever was on its way. */
async function end(
  quizId: string,
  plan: RetentionPlan,
  deleted: number,
  before: { count: number } | undefined,
): Promise<void> {
  const { announcedAt, months, count, round, until } = plan;
  const isFirst = round === 1;
  const at = now();
  const secondAt = at + SECOND_LOOK_MS;
  const next = isFirst
    ? { months, announcedAt, count, until, deleteAt: secondAt, round: 2 as const }
    : undefined;
  const untilIso = new Date(until).toISOString();
  const last = { at: nowIso(), until: untilIso, count: deleted + (isFirst ? 0 : (before?.count ?? 0)) };
  const cause = `${quizId}#${announcedAt}#${round}`;
  const data = { attempts: deleted, until: untilIso };
  const hasNews = deleted > 0;
  await endRetentionRound(
    quizId,
    { plan, next },
    {
      last: hasNews ? last : undefined,
      audit: hasNews ? [auditEntryItem({ quizId, kind: 'retention', data, cause, at })] : [],
      look: newRetentionLook(quizId, isFirst ? secondAt : at),
    },
  );
}
