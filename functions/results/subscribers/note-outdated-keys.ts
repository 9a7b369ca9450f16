import { keyRevisionOf } from '@quizhall/shared/grading';
import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import type { AttemptChange } from '../../attempts/model/attempt-change.ts';
import { putDue } from '../../attempts/model/due-work.ts';
import { findLiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { now } from '../../platform/clock.ts';

/**
 * Notes the attempts of a quiz that were marked by a key which was corrected before: the function that finished them
 * remembered it, or they were annulled while it was corrected. The next sweep marks them again. Quizzes whose key was never corrected cost nothing.
 */
export async function noteOldKeys(quizId: string, changes: readonly AttemptChange[]): Promise<void> {
  const key = (await findLiveQuiz(quizId))?.keyRevision ?? 0;
  const behind = changes.filter(
    ({ before, after }) =>
      after.card &&
      !after.uncounted &&
      !after.annulled &&
      (after.marks !== before?.marks || before?.annulled) &&
      keyRevisionOf(after.marks) < key,
  );
  const ids = [...new Set(behind.map(({ after }) => after.id))];
  if (ids.length > 0) await putDue(minuteBucket(now()), 'oldKeys', ids);
}
