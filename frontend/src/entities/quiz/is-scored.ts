import type { QuizNumbers } from '@quizhall/shared/model/results/quiz-numbers';

type Counts = Pick<QuizNumbers['stats'], 'completedAttempts' | 'waitingAttempts' | 'untold'>;

/** Whether averages of scores say anything yet: an attempt is finished and waits for no grade, and analytics are on. */
export const isScored = ({ completedAttempts, waitingAttempts, untold }: Counts): boolean =>
  !untold && completedAttempts > waitingAttempts;

/** The same of how long attempts took. */
export const isTimed = ({ completedAttempts, untold }: Counts): boolean => !untold && completedAttempts > 0;
