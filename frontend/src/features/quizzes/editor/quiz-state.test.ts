import { buildQuestion, buildQuiz, buildSettings } from '@quizhall/shared/testing/factories';
import { changesBetween } from '@quizhall/shared/rules/quizzes/quiz-changes';
import { describe, expect, it } from 'vitest';
import { emptyOption } from './quiz-form.ts';
import { fromQuiz } from './form-mapping.ts';
import { stateOfForm, stateOfQuiz } from './quiz-state.ts';

const quiz = buildQuiz();
const fieldsTo = (changed: Parameters<typeof buildQuiz>[0]) =>
  changesBetween(stateOfQuiz(quiz), stateOfQuiz(buildQuiz(changed))).fields;

describe('what differs between a form and a quiz', () => {
  it('is nothing where nobody wrote anything, whatever rows the builder adds', () => {
    const form = fromQuiz(quiz);
    const [first, ...rest] = form.questions;
    if (!first) throw new Error('No question');
    const opened = { ...first, options: [...first.options, emptyOption('new')] };
    expect(changesBetween(stateOfQuiz(quiz), stateOfForm({ ...form, questions: [opened, ...rest] }))).toEqual(
      {
        fields: [],
        questions: [],
        affectsScores: false,
      },
    );
  });

  it('is what was written, by name', () => {
    const form = fromQuiz(quiz);
    const settings = { ...form.settings, passingScore: 50 };
    const changes = changesBetween(stateOfQuiz(quiz), stateOfForm({ ...form, title: 'New', settings }));
    expect(changes.fields).toEqual(['title', 'settings.passingScore']);
  });

  it.each([
    [{ settings: buildSettings({ timeLimit: 7 }) }, ['settings.timeLimit']],
    [{ rewards: { leaderboard: false } }, ['rewards.leaderboard']],
    [{ coverImage: { key: 'cover/a.png', url: '/a' } }, ['coverImage']],
  ])('of two quizzes: %o', (changed, fields) => {
    expect(fieldsTo(changed)).toEqual(fields);
  });

  it('tells a question that differs', () => {
    const [first, ...rest] = quiz.questions;
    const other = buildQuiz({ questions: [buildQuestion({ ...first, question: 'New?' }), ...rest] });
    expect(changesBetween(stateOfQuiz(quiz), stateOfQuiz(other)).questions).toMatchObject([
      { change: 'changed', fields: ['question'] },
    ]);
  });
});
