import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { questionTimeOf } from '@quizhall/shared/rules/attempts/question-time';
import { formatDuration } from '@/lib/format.ts';
import { messages } from '../editor/messages.ts';
import type { QuestionTimes } from './question-times.ts';

const TEXT = messages.rail;

/** Returns a short description of the question limits. */
export function timesText({ least, most }: QuestionTimes): string {
  if (most === 0) return TEXT.noLimit;
  if (least === 0) return TEXT.someUnlimited(formatDuration(most));
  return least === most ? formatDuration(most) : TEXT.between(formatDuration(least), formatDuration(most));
}

/** Returns a notice after publishing if the question limits differ, which can be unintended. */
export function mixedTimesText({
  questions,
  settings,
}: Pick<OwnQuiz, 'questions' | 'settings'>): string | undefined {
  const times = questionTimeOf({ questions, settings });
  if (!times) return undefined;
  const { timed, shortest, longest } = times;
  const unlimited = questions.length - timed;
  if (shortest === longest && unlimited === 0) return undefined;
  const range =
    shortest === longest
      ? formatDuration(longest)
      : TEXT.between(formatDuration(shortest), formatDuration(longest));
  return messages.published.mixedTimes(range, unlimited, questions.length);
}
