import { describe, expect, it } from 'vitest';
import { differences } from './differences.ts';
import { emptyQuestion, emptyQuiz, type QuizForm } from './quiz-form.ts';

const quiz = (change: Partial<QuizForm> = {}): QuizForm => ({
  ...emptyQuiz(),
  questions: ['a', 'b', 'c'].map((id) => ({ ...emptyQuestion(id), question: `${id}?` })),
  ...change,
});

const NONE = {
  fields: [],
  questionsOnlyHere: 0,
  questionsOnlyThere: 0,
  questionsChanged: 0,
  reordered: false,
};

describe('differences of two versions', () => {
  it('are none between equal ones', () => {
    expect(differences(quiz(), quiz())).toEqual(NONE);
  });

  it('name changed fields', () => {
    const settings = { ...emptyQuiz().settings, passingScore: 50 };
    expect(differences(quiz({ title: 'A', settings }), quiz())).toEqual({
      ...NONE,
      fields: ['title', 'settings'],
    });
  });

  it('count questions that were added, removed, changed and moved', () => {
    const [a, b, c] = quiz().questions as [
      QuizForm['questions'][0],
      QuizForm['questions'][0],
      QuizForm['questions'][0],
    ];
    const mine = quiz({ questions: [c, a, { ...b, question: 'other' }, emptyQuestion('new')] });
    const theirs = quiz({ questions: [a, b, c, emptyQuestion('x'), emptyQuestion('y')] });
    expect(differences(mine, theirs)).toEqual({
      fields: [],
      questionsOnlyHere: 1,
      questionsOnlyThere: 2,
      questionsChanged: 1,
      reordered: true,
    });
  });
});
