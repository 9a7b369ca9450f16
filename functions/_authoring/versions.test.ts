import { buildQuestion } from '@quizhall/shared/testing/factories';
import { expect, it } from 'vitest';
import { newQuiz } from './new-quiz.ts';
import { asWritten } from './versions.ts';

it('a version comes back with the MathML that was made for it', async () => {
  const today = newQuiz('00000000000000000000000000', 'owner', '2030-01-01T00:00:00.000Z');
  const formulas = { $x$: '<math><mi>made then</mi></math>' };
  const questions = [{ ...buildQuestion({ question: 'What is $x$?' }), formulas }];
  const { title, settings, totalPoints } = today;
  const { questions: written } = await asWritten(today, { title, settings, totalPoints, questions });
  expect(written[0]?.formulas).toEqual(formulas);
});
