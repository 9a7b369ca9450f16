import { encodeMarks, type Marks, scoreOf } from '@quizhall/shared/grading';
import type { Attempt } from '../_data/attempts.ts';
import { replaceMarks } from '../_data/marks.ts';
import type { QuizVersion } from '../_data/quiz-cache.ts';
import { AppError } from '../_platform/errors.ts';

/**
 * Stores the marks that a person or a corrected key gave, with the score that they make: the one way to change a result
 * after the finish. Statistics follow from the stream. `at` in epoch ms; not done: read the attempt again.
 * @throws AppError IN_PROGRESS
 */
export async function storeMarks(
  attempt: Attempt,
  { questions, settings }: Pick<QuizVersion, 'questions' | 'settings'>,
  marks: Marks,
  at: number,
  comments?: Attempt['comments'],
): Promise<{ done: boolean; attempt: Attempt }> {
  if (!attempt.card) throw new AppError('IN_PROGRESS');
  const { percentage, isPassing } = scoreOf(questions, marks.each, settings.passingScore);
  return replaceMarks(attempt, { marks: encodeMarks(marks), percentage, passed: isPassing, comments }, at);
}
