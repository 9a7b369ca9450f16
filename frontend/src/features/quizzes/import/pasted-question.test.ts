import { describe, expect, it } from 'vitest';
import { isUnwritten, mayHoldAnswers, splitQuestion } from './pasted-question.ts';
import { emptyQuestion } from '../editor/quiz-form.ts';

describe('splitQuestion', () => {
  it.each([
    ['letters', 'What is the capital of France?\nA) Lyon\nB) Paris (correct)'],
    ['a numbered question', '12. What is the capital of France?\n\na. Lyon\nb. Paris ✓\n'],
    ['bullets, and Windows line ends', 'What is the capital of France?\r\n- Lyon\r\n- Paris (x)'],
    [
      'a line after the options',
      'What is the capital of France?\n(a) Lyon\n(b) Paris ✅\nExplanation: it is.',
    ],
  ])('separates the question from %s', (_, text) => {
    expect(splitQuestion(text)).toEqual({
      stem: 'What is the capital of France?',
      options: [
        { text: 'Lyon', isCorrect: false },
        { text: 'Paris', isCorrect: true },
      ],
    });
  });

  it.each(['', 'One line', 'Two\nlines', 'One option\nA) only', 'A) Lyon\nB) Paris'])(
    'leaves %j alone',
    (text) => {
      expect(splitQuestion(text)).toBeUndefined();
    },
  );
});

it.each([
  ['What is the capital of France?\nA) Lyon\nB) Paris', true],
  ['What is the capital of France?\nAnswer: Paris', true],
  ['¿Cuál es la capital?\nRespuesta correcta: París', true],
  ['A text\nover two lines', false],
  ['Answer: 42', false],
])('mayHoldAnswers(%j) is %s', (text, expected) => {
  expect(mayHoldAnswers(text)).toBe(expected);
});

it('counts a question with any answer as written', () => {
  const question = emptyQuestion('q');
  expect(isUnwritten(question)).toBe(true);
  expect(isUnwritten({ ...question, question: 'Why?' })).toBe(false);
  expect(isUnwritten({ ...question, answers: ['Paris'] })).toBe(false);
  expect(isUnwritten({ ...question, items: [{ key: 'a', text: 'first' }] })).toBe(false);
});
