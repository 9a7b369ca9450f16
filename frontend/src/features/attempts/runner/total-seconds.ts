import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { effectiveTimeLimit } from '@quizhall/shared/rules/attempts/deadline';

type Paper = Pick<StartedAttempt, 'startedAt' | 'deadlineAt'> & {
  quiz: { settings: Pick<StartedAttempt['quiz']['settings'], 'timeLimit'> };
};

/**
 * The whole time of an attempt, and the most that its timer shows: the limit of the quiz, without the lead for loading;
 * less where the quiz closes before.
 */
export const totalSeconds = ({ startedAt, deadlineAt, quiz }: Paper): number =>
  Math.min(
    Math.round((Date.parse(deadlineAt) - Date.parse(startedAt)) / 1_000),
    effectiveTimeLimit(quiz.settings.timeLimit) * 60,
  );
