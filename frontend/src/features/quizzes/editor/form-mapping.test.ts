import { acceptedPerBlank } from '@quizhall/shared/grading';
import { Question } from '@quizhall/shared/model/quizzes/question';
import { QuizInput } from '@quizhall/shared/model/quizzes/quiz';
import { anyQuestion } from '@quizhall/shared/testing/arbitraries';
import { buildQuestion, buildQuiz, buildSettings, oneOfEachType } from '@quizhall/shared/testing/factories';
import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { fromQuestion, fromQuiz, toQuestionInput, toQuizBody } from './form-mapping.ts';
import { emptyQuestion, emptyQuiz } from './quiz-form.ts';

const roundTrip = (question: Question) => Question.parse(toQuestionInput(fromQuestion(question)));

describe('a question', () => {
  it('survives the form unchanged, whatever its type', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { correctAnswers, ...rest } = question;
        const kept = roundTrip(question);
        expect(kept).toEqual({ ...rest, correctAnswers: expect.anything() });
        // Equivalent answers: only empty alternatives between the bars are removed.
        expect(acceptedPerBlank(kept)).toEqual(acceptedPerBlank(question));
        if (question.type !== 'fill_blank') expect(kept.correctAnswers).toEqual(correctAnswers);
      }),
    );
  });

  it('keeps its media, tags, explanations and numbers', () => {
    const question = buildQuestion({
      options: [
        { text: 'Au', isCorrect: true, explanation: 'aurum' },
        { text: 'Ag', isCorrect: false, explanation: 'argentum' },
      ],
      media: { key: 'media/u/1.png', alt: 'a bar' },
      tags: ['metals'],
      description: 'Look at the table',
      explanation: 'Latin names',
      points: 3,
      timeLimit: 0,
      difficulty: 'hard',
    });
    expect(roundTrip(question)).toEqual(question);
  });

  it('splits and joins the alternatives of several blanks', () => {
    const stored = buildQuestion({
      type: 'fill_blank',
      question: 'The capital of ___ is _____.',
      correctAnswers: ['France| la France', 'Paris'],
    });
    const form = fromQuestion(stored);
    expect(form.blanks).toEqual([['France', 'la France'], ['Paris']]);
    expect(toQuestionInput(form).correctAnswers).toEqual(['France|la France', 'Paris']);
  });

  it('has one entry per blank even where answers are missing, and none for blanks that are gone', () => {
    const form = {
      ...emptyQuestion('q', 'fill_blank'),
      question: '___ and ___',
      blanks: [[], [], ['left over']],
    };
    expect(toQuestionInput(form).correctAnswers).toEqual(['', '']);
  });

  it('sends all answers of a single blank as alternatives', () => {
    const form = {
      ...emptyQuestion('q', 'fill_blank'),
      question: 'It is ___',
      blanks: [['a', 'b'], ['left over']],
    };
    expect(toQuestionInput(form).correctAnswers).toEqual(['a', 'b']);
  });

  it('sends only what its type uses, and keeps the rest in the form', () => {
    const form = fromQuestion(buildQuestion());
    const asWords = { ...form, type: 'short_answer' as const, answers: ['Paris'] };
    expect(toQuestionInput(asWords)).toMatchObject({ options: [], correctAnswers: ['Paris'] });
    expect(toQuestionInput({ ...asWords, type: 'one_choice' }).options).toHaveLength(3);
  });

  it('sends no empty option rows and shows at least two', () => {
    const form = emptyQuestion('q');
    expect(toQuestionInput(form).options).toEqual([]);
    expect(fromQuestion({ type: 'one_choice', question: '', options: [] }).options).toHaveLength(2);
    expect(fromQuestion({ type: 'one_choice', question: '', options: [{ text: 'a' }] }).options).toHaveLength(
      2,
    );
  });

  it('puts True and False on their own rows, whatever their order and case', () => {
    const form = fromQuestion({
      type: 'true_false',
      question: 'Is it?',
      options: [
        { text: 'false', isCorrect: true },
        { text: 'TRUE', isCorrect: false },
      ],
    });
    expect(form.truth.map(({ text, isCorrect }) => [text, isCorrect])).toEqual([
      ['True', false],
      ['False', true],
    ]);
  });

  it('gets an id and the usual values when it comes from an import', () => {
    const form = fromQuestion({ type: 'one_choice', question: 'New?' });
    expect(form).toMatchObject({ points: 10, timeLimit: 30, difficulty: 'medium' });
    expect(form.id).toMatch(/^[\w-]{1,40}$/);
  });
});

describe('a quiz', () => {
  it('survives the form: what is sent is what was read', () => {
    const quiz = buildQuiz({
      questions: oneOfEachType().map((question) => ({ ...question, timeLimit: 30 })),
      coverImage: {
        key: 'cover/u/1.png',
        url: '/media/cover/u/1.png',
        sizes: [{ width: 400, key: 'cover/u/2.png', url: '/media/cover/u/2.png' }],
        tint: '#336699',
      },
      schedule: {
        isScheduled: true,
        startDate: '2026-03-01T10:00:00.000Z',
        endDate: '2026-03-01T11:00:00.000Z',
      },
      settings: buildSettings({
        participantInfo: [{ field: 'email', label: 'Work e-mail', required: true }],
      }),
    });
    const sent = QuizInput.parse(toQuizBody(fromQuiz(quiz)));
    const { hasPassword: _, ...settings } = quiz.settings;
    expect(sent).toMatchObject({
      title: quiz.title,
      description: quiz.description,
      tags: quiz.tags,
      coverImage: {
        key: 'cover/u/1.png',
        sizes: [{ width: 400, key: 'cover/u/2.png' }],
        tint: '#336699',
      },
      schedule: quiz.schedule,
      // The equal limits of 30 seconds become one limit of the quiz.
      settings: { ...settings, questionTimeLimit: 30 },
      questions: quiz.questions.map((question) => ({ ...question, timeLimit: 0 })),
    });
  });

  it('sends a password only when one was typed and is asked for', () => {
    const form = emptyQuiz();
    form.settings.password = 'open sesame';
    expect(toQuizBody(form).settings).not.toHaveProperty('password');
    form.settings.requirePassword = true;
    expect(toQuizBody(form).settings).toHaveProperty('password', 'open sesame');
    form.settings.password = '';
    expect(toQuizBody(form).settings).not.toHaveProperty('password');
  });

  it('drops the dates of a quiz that is not scheduled and the cover that was removed', () => {
    const form = emptyQuiz();
    form.schedule = { isScheduled: false, startDate: '2026-03-01T10:00:00.000Z', endDate: '' };
    expect(QuizInput.parse(toQuizBody(form)).schedule).toEqual({ isScheduled: false });
    expect(toQuizBody(form).coverImage).toBeNull();
  });
});
