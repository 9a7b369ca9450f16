import { asPractised } from '@quizhall/shared/rules/quizzes/practice';
import { expect, it } from 'vitest';
import { withoutPractice } from './practice-settings.ts';
import { emptyQuiz } from '../editor/quiz-form.ts';

const formOf = (over = {}) => {
  const { settings, questionTimes } = emptyQuiz();
  return { settings: { ...settings, practiceMode: true, ...over }, questionTimes };
};

it('gives the author back what was set before practice was turned on', () => {
  const form = formOf({ timeLimit: 20, maxAttempts: 3, allowRetake: true });
  expect(withoutPractice(form).settings).toEqual({ ...form.settings, practiceMode: false });
  expect(withoutPractice(form).questionTimes).toBe('same');
});

it('begins anew where only what practice means was kept', () => {
  const { settings } = formOf({ passingScore: 40 });
  // The server returns 0 seconds, which the form reads as no limits.
  const stored = { ...asPractised(settings), questionTimeLimit: settings.questionTimeLimit };
  const off = withoutPractice({ settings: stored, questionTimes: 'none' });
  expect(off).toEqual({
    settings: { ...emptyQuiz().settings, passingScore: 40 },
    questionTimes: 'same',
  });
});
