import type { Predata } from '@quizhall/shared/model/attempt';
import { questionTimeLimit } from '@quizhall/shared/rules/deadline';
import type { QuizVersion } from '../_data/quiz-cache.ts';

/** How many questions have a time of their own, and how much; undefined where none has. */
export function questionTimeOf({
  questions,
  settings,
}: {
  questions: Pick<QuizVersion['questions'][number], 'timeLimit'>[];
  settings: Pick<QuizVersion['settings'], 'questionTimeLimit'>;
}): Predata['questionTime'] {
  const limits = questions
    .map(({ timeLimit }) => questionTimeLimit(timeLimit, settings.questionTimeLimit))
    .filter((seconds) => seconds > 0);
  if (limits.length === 0) return undefined;
  return { timed: limits.length, shortest: Math.min(...limits), longest: Math.max(...limits) };
}
