import type { QuestionAnalysis } from '@quizhall/shared/model/results/quiz-analysis';
import { expect, it } from 'vitest';
import { type NumberedQuestion, orderQuestions } from './question-order.ts';

const question = (
  number: number,
  numbers: Partial<NumberedQuestion['numbers']>,
  analysis?: Partial<QuestionAnalysis>,
): NumberedQuestion => ({
  number,
  numbers: {
    id: `q${number}`,
    text: '',
    type: 'one_choice',
    avgCorrect: 50,
    avgTimeSeconds: 10,
    seen: 4,
    answers: 4,
    pending: 0,
    ...numbers,
  },
  analysis: analysis && ({ verdicts: [], ...analysis } as QuestionAnalysis),
});

const QUESTIONS = [
  question(1, { seen: 0, avgCorrect: 0, avgTimeSeconds: 0 }),
  question(
    2,
    { avgCorrect: 80, avgTimeSeconds: 30 },
    { upperLower: -0.2, verdicts: [{ kind: 'strong_miss' }] },
  ),
  question(3, { avgCorrect: 0, pending: 4 }, { upperLower: 0.1 }),
  question(4, { avgCorrect: 0, avgTimeSeconds: 30 }, { verdicts: [{ kind: 'all_right' }] }),
];

it.each([
  ['number', [1, 2, 3, 4]],
  // A question without correct answers is the hardest. Questions without data come last.
  ['hardest', [4, 2, 1, 3]],
  ['weakest', [2, 3, 1, 4]],
  ['slowest', [2, 4, 3, 1]],
] as const)('by %s', (sort, expected) => {
  expect(orderQuestions(QUESTIONS, { show: 'all', sort }).map(({ number }) => number)).toEqual(expected);
});

it('those that need a look', () => {
  const shown = orderQuestions(QUESTIONS, { show: 'look', sort: 'number' });
  expect(shown.map(({ number }) => number)).toEqual([2]);
});
