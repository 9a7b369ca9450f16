import type { Question, QuestionInput } from '@quizhall/shared/model/question';

/** A copy is a question of its own: it gets a new id where it goes, and leaves the pool of its former quiz. */
export const asNew = (question: Question): QuestionInput => ({
  ...question,
  id: undefined,
  pool: undefined,
});
