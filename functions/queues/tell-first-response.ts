import { toAttemptChange } from '../_data/attempt-change.ts';
import type { Attempt } from '../_data/attempts.ts';
import { tellFirstResponse } from '../_notifications/tell.ts';
import { queueHandler } from '../_platform/queue-handler.ts';

/** Finished attempts: the owners of quizzes hear of the first one. Those of one quiz cost one look together. */
export const handler = queueHandler<Attempt>({
  failed: 'first response not told',
  read: (record) => toAttemptChange(record)?.after,
  groupOf: ({ quizId }) => quizId,
  work: async (all) => {
    const attempts = all.filter(({ uncounted }) => !uncounted);
    const [first] = attempts;
    if (first) await tellFirstResponse(first.quizId, attempts);
  },
});
