import type { ExtraTime } from '@quizhall/shared/rules/attempts/deadline';
import { getVersion } from '../../quizzes/model/quiz-cache.ts';
import { limitsOf } from '../../grading/model/stored-answers.ts';
import { askedOf } from './test-form.ts';

/** Limits in seconds of the questions that an attempt is asked, extra time included; 0 for a question without one. */
export async function questionLimitsOf(
  attempt: Parameters<typeof askedOf>[0] & { extra?: ExtraTime | undefined },
): Promise<number[]> {
  const content = await askedOf(attempt, await getVersion(attempt.quizId, attempt.version));
  return [...limitsOf(content, attempt.extra).values()];
}
