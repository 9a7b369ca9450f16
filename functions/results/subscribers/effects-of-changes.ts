import { isDeepStrictEqual } from 'node:util';
import type { PendingChange } from '@quizhall/shared/rules/results/pending-changes';
import type { AttemptChange } from '../../attempts/model/attempt-change.ts';
import { rosterRow } from '../model/roster-rows.ts';
import { countedAttempt } from '../../attempts/model/counted-attempt.ts';

/** Effect of a change on its quiz's aggregates; undefined if it has none. */
async function pendingChange(change: AttemptChange): Promise<PendingChange | undefined> {
  const { sequenceNumber, before, after } = change;
  if (after.uncounted) return undefined;
  const facts = await countedFacts(change);
  const row = rosterRow(after);
  const changesRow = !before || !isDeepStrictEqual(rosterRow(before), row);
  return facts || changesRow ? { sequenceNumber, ...facts, ...(changesRow && { row }) } : undefined;
}

/** Effects of changes on their quizzes' aggregates, in the same order. */
export async function pendingChanges(changes: readonly AttemptChange[]): Promise<PendingChange[]> {
  const found = await Promise.all(changes.map(pendingChange));
  return found.filter((change) => change !== undefined);
}

/** Returns undefined if both count the same: releases, comments and changes of a running attempt have no effect. */
async function countedFacts({ before, after }: AttemptChange) {
  if (before && !before.card && !after.card) return undefined;
  const [was, is] = await Promise.all([before && countedAttempt(before), countedAttempt(after)]);
  return isDeepStrictEqual(was, is) ? undefined : { before: was, after: is };
}
