import { buildQuestion, buildQuiz } from '@quizhall/shared/testing/factories';
import { expect, it } from 'vitest';
import { partText } from './part-text.ts';

const quiz = {
  ...buildQuiz({ title: 'Mine' }),
  description: '**Bold**',
  tags: ['a', 'b'],
  questions: [{ ...buildQuestion({ question: 'Why?' }), id: 'q1' }],
};

it.each([
  ['title', 'Mine'],
  ['description', '**Bold**'],
  ['tags', 'a, b'],
  ['questions', '1. Why?'],
  ['questions.q1', expect.stringMatching(/^Why\?\n[\s\S]*✓ [\s\S]*Points: /)],
  ['questions.other', undefined],
  ['settings.timeLimit', undefined],
])('gives the text of %s', (path, text) => {
  expect(partText(path, quiz)).toEqual(text);
});
