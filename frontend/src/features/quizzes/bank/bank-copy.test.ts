import { QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { expect, it } from 'vitest';
import { asNew, asSent } from './bank-copy.ts';

it.each(QUESTION_TYPES)('a copy of %s is what the API takes, without id and pool', (type) => {
  const question = buildQuestion({ type, pool: 'Warm-up' });
  const copy = asNew(question);
  expect([copy.id, copy.pool]).toEqual([undefined, undefined]);
  expect(QuestionInput.parse(copy)).toMatchObject({ type, question: question.question });
});

it('sends no MathML back to where it was made', () => {
  const question = { ...buildQuestion({ question: '$x$' }), formulas: { $x$: '<math><mi>x</mi></math>' } };
  expect([asSent(question), asNew(question)].map((sent) => 'formulas' in sent)).toEqual([false, false]);
  expect(asSent(question)).toMatchObject({ id: question.id, question: '$x$' });
});
