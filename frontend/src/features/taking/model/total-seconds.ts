import type { StartedAttempt } from '@quizhall/shared/model/attempt';

/** The whole time of an attempt: shorter than the quiz's where the quiz closes before. */
export const totalSeconds = ({ startedAt, deadlineAt }: Pick<StartedAttempt, 'startedAt' | 'deadlineAt'>) =>
  Math.round((Date.parse(deadlineAt) - Date.parse(startedAt)) / 1_000);
