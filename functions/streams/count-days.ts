import { decodeMarks } from '@quizhall/shared/grading';
import { combineDays, type DayFacts, daysIn, daysOf, yearsOf } from '@quizhall/shared/rules/quiz-days';
import type { AttemptChange } from '../_data/attempt-change.ts';
import type { Attempt } from '../_data/attempts.ts';
import { findLiveQuiz } from '../_data/quiz-cache.ts';
import { countedSince, daysOfShard, getYear, putYear } from '../_data/quiz-days.ts';
import { freshRecords } from '../_data/shard-items.ts';
import { getStatistics } from '../_data/statistics.ts';
import { now } from '../_platform/clock.ts';
import { pendingOf } from '../_taking/grading.ts';

/** What one record changes. */
interface DayChange {
  sequenceNumber: string;
  was: DayFacts | undefined;
  /** Undefined: it counts nowhere. */
  is: DayFacts | undefined;
}

/**
 * Adds one quiz's changes of a batch to its days, before its statistics count them: as long as those know of nobody, the
 * days are complete. One read and one write for a year that changes, and that is one unless a year ends or an old
 * attempt is graded anew.
 * @throws Error when another consumer of the same shard moved the mark in between; the batch then comes again
 */
export async function countDays(
  quizId: string,
  shard: string,
  changes: readonly AttemptChange[],
): Promise<void> {
  const counted = changes.flatMap(({ sequenceNumber, before, after }): DayChange[] => {
    if (after.uncounted) return [];
    const [was, is] = [before && factsOf(before), factsOf(after)];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ sequenceNumber, was, is }];
  });
  const years = new Set(
    counted.flatMap(({ was, is }) => [was, is].flatMap((one) => (one ? yearsIn(one) : []))),
  );
  if (years.size === 0 || !(await findLiveQuiz(quizId))) return;
  // One after the other: the second year of a quiz finds in the first one since when it is counted.
  for (const year of years) await countYear(quizId, shard, year, counted);
}

const yearsIn = (facts: DayFacts): string[] => yearsOf(daysOf(facts, 0));

async function countYear(
  quizId: string,
  shard: string,
  year: string,
  changes: readonly DayChange[],
): Promise<void> {
  const before = await getYear(quizId, year);
  const known = before?.since ?? (await countedSince(quizId));
  const since = known ?? (await firstCounted(quizId));
  const stored = daysOfShard(before, shard);
  const ofYear = (facts: DayFacts | undefined) => (facts ? daysIn(daysOf(facts, since), year) : {});
  const fresh = freshRecords(changes, stored.upTo).filter(
    ({ was, is }) => JSON.stringify(ofYear(was)) !== JSON.stringify(ofYear(is)),
  );
  // Since when days are counted is kept with the first look, also where that counts nothing.
  const last = fresh.at(-1) ?? (known === undefined ? changes.at(-1) : undefined);
  if (!last) return;
  let { days } = stored;
  for (const { was, is } of fresh) days = combineDays(combineDays(days, ofYear(was), -1), ofYear(is), 1);
  const highWater = last.sequenceNumber;
  if (!(await putYear({ quizId, year, shard, days, highWater, since, before })))
    throw new Error(`Days of ${quizId} in ${shard} moved`);
}

/**
 * From when on days of this quiz are counted, the same for all of its years: from the first attempt, or, where there were
 * attempts before there were days, from now on.
 */
async function firstCounted(quizId: string): Promise<number> {
  const { attempts } = await getStatistics(quizId);
  return attempts > 0 ? now() : 0;
}

function factsOf({ startedAt, card, marks, status, annulled }: Attempt): DayFacts | undefined {
  if (annulled) return undefined;
  if (!card) return { begunAt: startedAt };
  const waits =
    marks === undefined ? status === 'pending_review' : pendingOf(decodeMarks(marks)?.each ?? []) > 0;
  const { completedAt: at, passed, percentage } = card;
  return { begunAt: startedAt, finished: { at, waits, passed, percentage } };
}
