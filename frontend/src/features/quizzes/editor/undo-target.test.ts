import { expect, it } from 'vitest';
import { changesBetween } from './form-history.ts';
import { emptyQuestion, emptyQuiz, type QuizForm } from './quiz-form.ts';
import { undoTarget } from './undo-target.ts';

const quiz = (ids: string): QuizForm => ({
  ...emptyQuiz(),
  questions: ids.split('').map((id) => emptyQuestion(id)),
});
const between = (before: QuizForm, after: QuizForm) => undoTarget(changesBetween(before, after), after);

it.each([
  ['abc', 'abxc', { kind: 'added', count: 1, number: 3, index: 2 }],
  ['a', 'axyz', { kind: 'added', count: 3, number: 2, index: 1 }],
  ['abc', 'ac', { kind: 'removed', count: 1, number: 2, index: 1 }],
  ['abc', 'ab', { kind: 'removed', count: 1, number: 3, index: 1 }],
  ['a', '', { kind: 'removed', count: 1, number: 1, index: undefined }],
  ['abcd', 'bcda', { kind: 'moved', count: 1, number: 4, index: 3 }],
  ['abcd', 'dabc', { kind: 'moved', count: 1, number: 1, index: 0 }],
])('leads from %s to the question of %s that changed', (before, after, target) => {
  expect(between(quiz(before), quiz(after))).toEqual(target);
});

it('leads to the setting rather than to the times of all questions that follow it', () => {
  const before = quiz('ab');
  const questions = before.questions.map((question) => ({ ...question, timeLimit: 99 }));
  expect(between(before, { ...before, questionTimes: 'each', questions })).toEqual({
    kind: 'field',
    path: 'questionTimes',
  });
});

it('leads to a text of a passage in the first question about it', () => {
  const before: QuizForm = { ...quiz('ab'), passages: [{ id: 'p', title: '', text: '' }] };
  if (before.questions[1]) before.questions[1].passageId = 'p';
  const after = { ...before, passages: [{ id: 'p', title: '', text: 'Once' }] };
  expect(between(before, after)).toEqual({ kind: 'field', path: 'questions.1.passageId', question: 1 });
});

it('leads to the text of a question rather than to its type, where typing would choose another type', () => {
  const before = quiz('ab');
  const questions = before.questions.map((question, index) =>
    index === 1 ? { ...question, type: 'essay' as const, question: 'Which?' } : question,
  );
  expect(between(before, { ...before, questions })).toEqual({
    kind: 'field',
    path: 'questions.1.question',
    question: 1,
  });
});
