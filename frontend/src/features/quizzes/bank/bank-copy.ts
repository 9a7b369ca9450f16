import type { Question, QuestionInput } from '@quizhall/shared/model/quizzes/question';

/** Omits the MathML that the server generates: it is many times larger than its source. */
export const asSent = ({ formulas: _made, ...question }: Question): QuestionInput => question;

/** A copy is a question of its own: it gets a new id where it goes, and leaves the pool of its former quiz. */
export const asNew = (question: Question): QuestionInput => ({
  ...asSent(question),
  id: undefined,
  pool: undefined,
});
