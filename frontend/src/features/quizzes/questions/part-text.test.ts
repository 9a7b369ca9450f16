import { buildQuestion, buildQuiz } from '@quizhall/shared/testing/factories';
import { expect, it } from 'vitest';
import { partText } from './part-text.ts';

const whole = buildQuiz({ title: 'Mine' });
const quiz = {
  ...whole,
  settings: { ...whole.settings, timeLimit: 30, allowBackNavigation: false },
  description: '**Bold**',
  tags: ['a', 'b'],
  schedule: { isScheduled: true, startDate: '2030-01-15T12:00:00.000Z' },
  questions: [{ ...buildQuestion({ question: 'Why?' }), id: 'q1' }],
};

it.each([
  ['title', 'Mine'],
  ['description', '**Bold**'],
  ['tags', 'a, b'],
  ['questions', '1. Why?'],
  ['questions.q1', expect.stringMatching(/^Why\?\n[\s\S]*✓ [\s\S]*Points: /)],
  ['questions.other', undefined],
  ['settings.timeLimit', '30 minutes'],
  ['settings.allowBackNavigation', 'No'],
  ['category', expect.stringMatching(/^[A-Z]/)],
  ['schedule', expect.stringMatching(/^Yes, .*2030/)],
  ['settings.password', undefined],
  ['settings.disclosure', expect.stringMatching(/^[A-Z]/)],
])('gives the text of %s', (path, text) => {
  expect(partText(path, quiz)).toEqual(text);
});
