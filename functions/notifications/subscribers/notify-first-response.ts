import { toAttemptChange } from '../../attempts/model/attempt-change.ts';
import type { Attempt } from '../../attempts/model/attempts.ts';
import { notifyFirstResponse } from '../model/notify-owner.ts';
import { queueHandler } from '../../platform/queues/queue-handler.ts';

/** Finished attempts: the owners of quizzes hear of the first one. Those of one quiz cost one look together. */
export const handler = queueHandler<Attempt>({
  failed: 'first response not told',
  read: (record) => toAttemptChange(record)?.after,
  groupOf: ({ quizId }) => quizId,
  work: async (all) => {
    const attempts = all.filter(({ uncounted }) => !uncounted);
    const [first] = attempts;
    if (first) await notifyFirstResponse(first.quizId, attempts);
  },
});
