import { isDeepStrictEqual } from 'node:util';
import { dayFactsOf, withAnalysed, withChange } from '@quizhall/shared/rules/results/counted-attempt';
import { emptyAnalysis } from '@quizhall/shared/rules/results/item-sums';
import type { PendingChange } from '@quizhall/shared/rules/results/pending-changes';
import {
  combineDays,
  type DayFacts,
  daysIn,
  daysOf,
  yearsOf,
} from '@quizhall/shared/rules/results/quiz-days';
import { emptyStatistics } from '@quizhall/shared/rules/results/statistics';
import { foldAnalysis, getShardAnalysis, putShardAnalysis } from './analysis.ts';
import { clearIntake, listIntakes } from './card-numbers.ts';
import {
  deletePendingSlot,
  inOrder,
  listPendingSlots,
  shardOfSlot,
  unpackPending,
} from './pending-changes.ts';
import { findLiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { countedSince, daysOfShard, getYear, putYear } from './quiz-days.ts';
import { getOpenRoster, putOpenRoster } from './roster.ts';
import { uncountedRecords } from '../../platform/dynamodb/shard-aggregates.ts';
import { foldStatistics, getShardStatistics, latestOf, putShardStatistics } from './statistics.ts';

/**
 * Counts changes of one quiz and stream shard, in the order of the stream: one read and one write for each aggregate, however
 * many changes. An aggregate skips what its high-water mark includes, so changes may come again.
 * @throws Error when another writer moved a mark in between; whoever counts then starts again
 */
export async function countChanges(
  quizId: string,
  shard: string,
  changes: readonly PendingChange[],
): Promise<void> {
  await Promise.all([countSums(quizId, shard, changes), keepRoster(quizId, shard, changes)]);
}

async function countSums(quizId: string, shard: string, changes: readonly PendingChange[]): Promise<void> {
  // Attempts outlive their quiz; without it there is nobody to count for.
  if (!(await findLiveQuiz(quizId))) return;
  await countAnalysis(quizId, shard, changes);
  await countDays(quizId, shard, changes);
  await countStatistics(quizId, shard, changes);
}

/** Counts everything that is pending of a quiz, for whoever must find nothing beside the aggregates. */
export async function settle(quizId: string): Promise<void> {
  const shards = (await listIntakes([quizId], { consistent: true })).get(quizId) ?? new Map();
  const slots = await listPendingSlots(quizId);
  for (const [shard, intake] of shards) {
    const own = slots.filter((slot) => shardOfSlot(slot) === shard).map(({ changes }) => changes);
    const changes = inOrder([...own, ...(intake.open ? [intake.open] : [])].flatMap(unpackPending));
    if (changes.length > 0) await countChanges(quizId, shard, changes);
    if (intake.open || intake.slots > 0) await clearIntake(quizId, shard, intake);
  }
  for (const slot of slots) await deletePendingSlot(slot);
}

/** Counts changes into the item analysis alone. */
export async function countAnalysis(
  quizId: string,
  shard: string,
  changes: readonly PendingChange[],
): Promise<void> {
  const finished = changes.filter(({ before, after }) => before?.finished ?? after?.finished);
  if (finished.length === 0) return;
  const stored = await getShardAnalysis(quizId, shard);
  const fresh = uncountedRecords(finished, stored?.highWater);
  const last = fresh.at(-1);
  if (!last) return;
  const sums = fresh.reduce(withAnalysed, stored?.sums ?? emptyAnalysis());
  const highWater = last.sequenceNumber;
  const written = await putShardAnalysis({ quizId, shard, sums, highWater, after: stored?.highWater });
  if (!written) throw new Error(`Item analysis of ${quizId} in ${shard} moved`);
  if (!stored) await foldAnalysis(quizId);
}

interface DayChange {
  sequenceNumber: string;
  was: DayFacts | undefined;
  is: DayFacts | undefined;
}

/** Counts changes into the days alone. */
export async function countDays(
  quizId: string,
  shard: string,
  changes: readonly PendingChange[],
): Promise<void> {
  const counted = changes
    .map(
      ({ sequenceNumber, before, after }): DayChange => ({
        sequenceNumber,
        was: before && dayFactsOf(before),
        is: after && dayFactsOf(after),
      }),
    )
    .filter(({ was, is }) => !isDeepStrictEqual(was, is));
  const years = new Set(
    counted.flatMap(({ was, is }) => [was, is].flatMap((one) => (one ? yearsOf(daysOf(one, 0)) : []))),
  );
  // One after the other: the second year of a quiz finds in the first one since when it is counted.
  for (const year of years) await countYear(quizId, shard, year, counted);
}

async function countYear(
  quizId: string,
  shard: string,
  year: string,
  changes: readonly DayChange[],
): Promise<void> {
  const before = await getYear(quizId, year);
  const known = before?.since ?? (await countedSince(quizId));
  const since = known ?? 0;
  const stored = daysOfShard(before, shard);
  const ofYear = (facts: DayFacts | undefined) => (facts ? daysIn(daysOf(facts, since), year) : {});
  const fresh = uncountedRecords(changes, stored.upTo).filter(
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

async function countStatistics(
  quizId: string,
  shard: string,
  changes: readonly PendingChange[],
): Promise<void> {
  const stored = await getShardStatistics(quizId, shard);
  const fresh = uncountedRecords(changes, stored?.highWater).filter(({ before, after }) => before ?? after);
  const last = fresh.at(-1);
  if (!last) return;
  const written = await putShardStatistics({
    quizId,
    shard,
    statistics: fresh.reduce(withChange, stored?.statistics ?? emptyStatistics()),
    lastResponse: latestOf([stored?.lastResponse, ...fresh.map(({ after }) => after?.finished?.completedAt)]),
    highWater: last.sequenceNumber,
    after: stored?.highWater,
  });
  if (!written) throw new Error(`Statistics of ${quizId} in ${shard} moved`);
  if (!stored) await foldStatistics(quizId);
}

/** Adds changes to the roster alone. */
export async function keepRoster(
  quizId: string,
  shard: string,
  changes: readonly PendingChange[],
): Promise<void> {
  const shown = changes.flatMap(({ sequenceNumber, row }) => (row ? [{ ...row, sequenceNumber }] : []));
  if (shown.length === 0) return;
  const before = await getOpenRoster(quizId, shard);
  const entries = uncountedRecords(shown, before?.highWater);
  const last = entries.at(-1);
  if (!last) return;
  const { sequenceNumber: highWater } = last;
  if (!(await putOpenRoster({ quizId, shard, before, entries, highWater })))
    throw new Error(`Roster of ${quizId} in ${shard} moved`);
}
