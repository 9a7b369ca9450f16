import type { QuizNumbers } from '@quizhall/shared/model/quiz-numbers';

type Counts = Pick<QuizNumbers['stats'], 'completedAttempts' | 'waitingAttempts'>;

/** Whether averages of scores say anything yet: an attempt is finished and waits for no grade. */
export const isScored = ({ completedAttempts, waitingAttempts }: Counts): boolean =>
  completedAttempts > waitingAttempts;
