import * as z from 'zod';
import { quizPk } from '../../platform/dynamodb/keys.ts';
import { listEntryCharges } from '../model/charge-store.ts';
import { putCancelledLook } from '../../attempts/model/due-work.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';
import { queueHandler } from '../../platform/queues/queue-handler.ts';
import { scheduleRefunds } from '../use-cases/schedule-refunds.ts';
import { cancellation } from '@quizhall/shared/rules/attempts/entry';

const Record = z
  .object({ dynamodb: z.object({ Keys: z.object({ pk: z.object({ S: z.string() }) }) }) })
  .transform(({ dynamodb }) => dynamodb.Keys.pk.S.slice(quizPk('').length));

/** Putting a quiz away can be undone, so nothing goes back before that. */
const UNDO_MS = 10 * 60_000;
/** What was confirmed by whoever had read a quiz just before its deletion is found then. */
const AGAIN_MS = 60 * 60_000;

/** Quizzes that were deleted or archived: what was paid for those that nobody will take goes back, by a run. */
export const handler = queueHandler<string>({
  failed: 'entries of a cancelled quiz not refunded',
  read: (record) => Record.parse(record),
  work: async (ids) => {
    for (const quizId of new Set(ids)) {
      const quiz = await getStoredQuiz(quizId);
      if (!quiz || !cancellation(quiz)) continue;
      const { charges } = await listEntryCharges(quizId, { limit: 1 });
      if (charges.length === 0) continue;
      if (quiz.deletedAt) await scheduleRefunds(quizId);
      await putCancelledLook(quizId, now() + (quiz.deletedAt ? AGAIN_MS : UNDO_MS));
    }
  },
});
