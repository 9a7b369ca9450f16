import { expect, test } from 'vitest';
import { NO_ANSWER } from './answers.ts';
import { answersAsText, asText, keptAnswersAsText } from './answers-as-text.ts';

test('answers are written down with their questions, also what did not count', () => {
  const questions = [
    { _id: 'a', question: 'Which one?' },
    { _id: 'b', question: 'Which ones?' },
    { _id: 'c', question: 'And this?' },
  ];
  const answers = {
    a: { ...NO_ANSWER, userAnswer: 'Red', overruled: 'Blue' },
    b: { ...NO_ANSWER, userAnswer: ['Red', 'Blue'] },
  };
  expect(answersAsText('Colours', questions, answers)).toBe(
    'Colours\n\n1. Which one?\n   Red\n   (Blue)\n\n2. Which ones?\n   Red, Blue\n\n3. And this?\n   –\n\n',
  );
});

test.each([
  [
    { quiz: { title: 'Colours', questions: [{ _id: 'a', question: 'Which one?' }] } },
    'Colours',
    'Which one?',
  ],
  [{}, '', 'a'],
  [undefined, '', 'a'],
])('of what is no whole attempt every answer is written down: %j', (paper, title, question) => {
  const answers = {
    a: { ...NO_ANSWER, userAnswer: 'Red' },
    z: { ...NO_ANSWER, userAnswer: 'Blue' },
  };
  expect(keptAnswersAsText({ paper, answers })).toBe(
    `${title}\n\n1. ${question}\n   Red\n\n2. z\n   Blue\n\n`,
  );
});

test('a blank that is empty has a dash', () => {
  expect(asText(['iron', ''])).toBe('iron, –');
});
