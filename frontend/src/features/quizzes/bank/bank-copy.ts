import type { Question, QuestionInput } from '@quizhall/shared/model/quizzes/question';

/** Omits the MathML that the server generates: it is many times larger than its source. */
export const asSent = ({ formulas: _made, ...question }: Question): QuestionInput => question;

/** Returns a copy as an independent question, without the id and the pool of its quiz. */
export const asNew = (question: Question): QuestionInput => ({
  ...asSent(question),
  id: undefined,
  pool: undefined,
});
