import { expect, it } from 'vitest';
import { findAnswers } from './find-answers.ts';

const answer = (question: string, text: string) => ({ question, text, to: `/help/x#${question}` });
const ANSWERS = [
  answer('Where is my score?', 'It waits for a grade. Your password is safe.'),
  answer('I forgot my password.', 'Ask for a link.'),
  answer('Wo ist mein Gerät?', 'Hier.'),
];
const found = (search: string) => findAnswers(ANSWERS, search).map(({ question }) => question);

it.each([
  ['password', ['I forgot my password.', 'Where is my score?']],
  ['PASS link', ['I forgot my password.']],
  ['gerät', ['Wo ist mein Gerät?']],
  ['core', []],
  ['  ?', []],
  ['', []],
])('finds %j', (search, expected) => {
  expect(found(search)).toEqual(expected);
});
