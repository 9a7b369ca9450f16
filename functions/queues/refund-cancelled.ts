import * as z from 'zod';
import { quizPk } from '../_data/keys.ts';
import { listEntryCharges } from '../_data/charges.ts';
import { getStoredQuiz } from '../_data/quizzes.ts';
import { beginRun } from '../_data/runs.ts';
import { now } from '../_platform/clock.ts';
import { queueHandler } from '../_platform/queue-handler.ts';
import { newRunOf } from '../_runs/start.ts';
import { isCancelled } from '@quizhall/shared/rules/entry';

const Record = z
  .object({ dynamodb: z.object({ Keys: z.object({ pk: z.object({ S: z.string() }) }) }) })
  .transform(({ dynamodb }) => dynamodb.Keys.pk.S.slice(quizPk('').length));

/** Quizzes that were deleted or archived: what was paid for those that nobody will take goes back, by a run. */
export const handler = queueHandler<string>({
  failed: 'entries of a cancelled quiz not refunded',
  read: (record) => Record.parse(record),
  work: async (ids) => {
    for (const quizId of new Set(ids)) {
      const quiz = await getStoredQuiz(quizId);
      if (!quiz || !isCancelled(quiz, now())) continue;
      const { charges } = await listEntryCharges(quizId, { limit: 1 });
      if (charges.length > 0) await beginRun(newRunOf('refundEntries', quiz.ownerId, { quizId }).write);
    }
  },
});
