import { dueMinute, minuteBucket } from '@quizhall/shared/rules/deadline';
import { putDue } from '../_data/due-work.ts';
import { now } from '../_http/clock.ts';
import type { AttemptChange } from './aggregate-statistics.ts';

/**
 * Notes the attempts that began in this batch under the minute in which the server may finish them: one item per
 * minute and batch, so that the start itself pays nothing. What is noted late goes under the current minute, because
 * earlier ones may have been swept.
 */
export async function noteDueWork(changes: readonly AttemptChange[], shard: string): Promise<void> {
  const begun = changes.filter(({ before }) => !before);
  const earliest = minuteBucket(now());
  const byMinute = Map.groupBy(begun, ({ after }) => {
    const due = dueMinute(after.deadlineAt);
    return due < earliest ? earliest : due;
  });
  await Promise.all(
    [...byMinute].map(([minute, group]) =>
      putDue(minute, {
        name: `attempts#${shard}#${group[0]?.sequenceNumber}`,
        attempts: group.map(({ after }) => after.id),
      }),
    ),
  );
}
