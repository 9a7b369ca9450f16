import { dueMinute, minuteBucket } from '@quizhall/shared/rules/deadline';
import type { Attempt } from '../_data/attempts.ts';
import { type DueKind, putDue } from '../_data/due-work.ts';
import { config } from '../_platform/config.ts';
import { now } from '../_platform/clock.ts';
import { finalAt } from '../_taking/finish.ts';
import type { AttemptChange } from './attempt-change.ts';

const MINUTE = 60_000;

/**
 * Notes the attempts that began in this batch under the minute in which the server may finish them, and those that it
 * has finished under the first minute in which nothing can change their result: one item per minute and batch, so that
 * no request pays for it. What is noted late goes under the current minute, because earlier ones may have been swept.
 */
export async function noteDueWork(changes: readonly AttemptChange[], shard: string): Promise<void> {
  const begun = changes.filter(({ before }) => !before);
  const released = changes.filter(isServerFinish);
  await Promise.all([
    note('attempts', shard, begun, ({ deadlineAt }) => dueMinute(deadlineAt, config.END_SPREAD_SECONDS)),
    note('results', shard, released, (attempt) => minuteBucket(finalAt(attempt) + MINUTE)),
  ]);
}

/** The server has just finished it for somebody with an account, who can be told once the result is final. */
function isServerFinish({ before, after }: AttemptChange): boolean {
  return after.finishedBy === 'server' && !before?.finishedBy && after.participant.startsWith('u_');
}

async function note(
  kind: DueKind,
  shard: string,
  changes: readonly AttemptChange[],
  minuteOf: (attempt: Attempt) => string,
): Promise<void> {
  const earliest = minuteBucket(now());
  const byMinute = Map.groupBy(changes, ({ after }) => {
    const due = minuteOf(after);
    return due < earliest ? earliest : due;
  });
  await Promise.all(
    [...byMinute].map(([minute, group]) =>
      putDue(
        minute,
        `${kind}#${shard}#${group[0]?.sequenceNumber}`,
        group.map(({ after }) => after.id),
      ),
    ),
  );
}
