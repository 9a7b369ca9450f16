import { dueMinute, minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { toAttemptChange, type AttemptChange } from '../model/attempt-change.ts';
import { type DueKind, putDue } from '../model/due-work.ts';
import { config } from '../../platform/config.ts';
import { now } from '../../platform/clock.ts';
import { queueHandler } from '../../platform/queues/queue-handler.ts';

const MINUTE = 60_000;

interface Due {
  kind: DueKind;
  minute: string;
  attemptId: string;
}

/**
 * Notes the attempts that began under the minute in which the server may finish them, and those that it or their owner has finished under
 * the first minute in which nothing can change their result: one item for each minute of a batch, so that no request pays
 * for it. What is noted late goes under the current minute, because earlier ones may have been swept.
 */
export const handler = queueHandler<Due>({
  failed: 'due work not noted',
  read: (record) => {
    const change = toAttemptChange(record);
    return change && dueOf(change);
  },
  groupOf: ({ kind, minute }) => `${kind}#${minute}`,
  work: async (group) => {
    const [first] = group;
    if (!first) return;
    const attempts = [...new Set(group.map(({ attemptId }) => attemptId))];
    await putDue(first.minute, first.kind, attempts);
  },
});

function dueOf({ before, after }: AttemptChange): Due | undefined {
  const attemptId = after.id;
  if (!before) {
    const minute = dueMinute(after.deadlineAt, config.END_SPREAD_SECONDS);
    return { kind: 'attempts', minute: notBeforeNow(minute), attemptId };
  }
  // Only somebody with an account can be told once the result is final.
  const isProvisional = after.finishedBy !== 'participant' && !before.finishedBy;
  const final = after.card?.finalAt;
  if (!isProvisional || final === undefined || !after.participant.startsWith('u_')) return undefined;
  return { kind: 'results', minute: notBeforeNow(minuteBucket(final + MINUTE)), attemptId };
}

function notBeforeNow(minute: string): string {
  const earliest = minuteBucket(now());
  return minute < earliest ? earliest : minute;
}
