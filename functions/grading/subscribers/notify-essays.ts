import { toAttemptChange } from '../../attempts/model/attempt-change.ts';
import { notifyEssays } from '../../notifications/model/notify-owner.ts';
import { queueHandler } from '../../platform/queues/queue-handler.ts';

/** Attempts that wait for a person: the owners of quizzes hear of it. Those of one quiz are told together. */
export const handler = queueHandler<string>({
  failed: 'essays not told',
  read: (record) => toAttemptChange(record)?.after.quizId,
  groupOf: (quizId) => quizId,
  work: async ([quizId]) => {
    if (quizId !== undefined) await notifyEssays(quizId);
  },
});
