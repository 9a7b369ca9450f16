import type { OwnQuiz } from '@quizhall/shared/model/quiz';

/** Whether something of it waits to be approved; what was rejected waits no more. */
export const isPending = ({ waiting }: Pick<OwnQuiz, 'waiting'>): boolean =>
  waiting !== undefined && !waiting.rejected;
