import { isDeepStrictEqual } from 'node:util';
import type { RosterEntry } from '@quizhall/shared/rules/roster';
import type { DynamoDBRecord } from 'aws-lambda';
import type { AttemptChange } from '../_data/attempt-change.ts';
import { getOpenRoster, markRosterWhole, putOpenRoster } from '../_data/roster.ts';
import { rosterRow } from '../_data/roster-rows.ts';
import { freshRecords } from '../_data/shard-items.ts';

/**
 * Keeps who takes a quiz, for this stream shard: one read and one write for a batch that changes what the list of
 * participants shows, and one more where what is gathered becomes a chunk.
 * @throws Error when another consumer of the same shard was faster; the batch then comes again
 */
export async function keepRoster(
  quizId: string,
  shard: string,
  changes: readonly AttemptChange[],
): Promise<void> {
  const shown = changes.filter(changesRow);
  if (shown.length === 0) return;
  const before = await getOpenRoster(quizId, shard);
  const fresh = freshRecords(shown, before?.highWater);
  const last = fresh.at(-1);
  if (!last) return;
  const entries = fresh.map(
    ({ after, sequenceNumber }): RosterEntry => ({ ...rosterRow(after), sequenceNumber }),
  );
  const { sequenceNumber: highWater } = last;
  if (!(await putOpenRoster({ quizId, shard, before, entries, highWater })))
    throw new Error(`Roster of ${quizId} in ${shard} moved`);
}

/** A rating, a release and the like change nothing that the list shows. */
const changesRow = ({ before, after }: AttemptChange): boolean =>
  !after.uncounted && !(before && isDeepStrictEqual(rosterRow(before), rosterRow(after)));

/** Quizzes that are new: the stream sees everything that will ever happen in them. */
export async function beginRosters(records: readonly DynamoDBRecord[]): Promise<void> {
  const ids = records.flatMap(({ eventName, dynamodb }) => {
    const { pk, sk } = dynamodb?.Keys ?? {};
    const isNew = eventName === 'INSERT' && pk?.S?.startsWith('QUIZ#') && sk?.S === 'META';
    return isNew ? (pk?.S?.slice('QUIZ#'.length) ?? []) : [];
  });
  await Promise.all(ids.map(markRosterWhole));
}
