import { describe, expect, it } from 'vitest';
import {
  type Check,
  checkQuiz,
  inPageOrder,
  isWithin,
  questionIndexOf,
  stablePath,
  toFormPath,
  visibleProblems,
} from './problems.ts';
import { emptyQuestion, emptyQuiz, type QuizForm } from './quiz-form.ts';

function quizWith(...questions: QuizForm['questions']): QuizForm {
  return { ...emptyQuiz(), title: 'Gold', questions };
}

describe('checks', () => {
  it('say what an empty quiz lacks, word for word', () => {
    expect(checkQuiz(emptyQuiz(), false)).toEqual({
      shape: {},
      all: { title: 'Please enter a quiz title', questions: 'Please add at least one question' },
    });
  });

  it('put problems of answers where the form keeps them', () => {
    const quiz = quizWith(emptyQuestion('a', 'true_false'), emptyQuestion('b', 'short_answer'), {
      ...emptyQuestion('c', 'fill_blank'),
      question: '___ and ___',
      blanks: [['x'], []],
    });
    expect(Object.keys(checkQuiz(quiz, false).all)).toEqual([
      'questions.0.question',
      'questions.0.truth',
      'questions.1.question',
      'questions.1.answers',
      'questions.2.blanks',
    ]);
  });

  it('ask for a password unless one is typed or the server has one', () => {
    const quiz = quizWith();
    quiz.settings.requirePassword = true;
    expect(checkQuiz(quiz, false).all).toHaveProperty(['settings.password']);
    expect(checkQuiz(quiz, true).all).not.toHaveProperty(['settings.password']);
    quiz.settings.password = 'sesame';
    expect(checkQuiz(quiz, false).all).not.toHaveProperty(['settings.password']);
  });

  it('stop every save at what the API refuses', () => {
    const quiz = quizWith(emptyQuestion('a'));
    quiz.title = 'x'.repeat(201);
    expect(checkQuiz(quiz, false).shape).toEqual({ title: 'Title must be at most 200 characters' });
  });
});

describe('paths', () => {
  const quiz = quizWith(
    emptyQuestion('a', 'true_false'),
    emptyQuestion('b', 'fill_blank'),
    emptyQuestion('c'),
  );
  it.each([
    ['coverImage.key', 'coverImage'],
    ['tags.3', 'tags'],
    ['settings.participantInfo.0.label', 'settings.participantInfo'],
    ['settings.password', 'settings.password'],
    ['questions', 'questions'],
    ['questions.0.options.1.text', 'questions.0.truth'],
    ['questions.1.correctAnswers', 'questions.1.blanks'],
    ['questions.1.correctAnswers.0', 'questions.1.blanks.0'],
    ['questions.2.options.1.text', 'questions.2.options.1.text'],
    ['questions.2.tags.0', 'questions.2.tags'],
  ])('%s of the API is %s of the form', (path, expected) => {
    expect(toFormPath(path, quiz)).toBe(expected);
  });

  it('name questions by id, so that they may move', () => {
    expect(stablePath('questions.1.blanks', quiz)).toBe('questions.b.blanks');
    expect(stablePath('questions.9.blanks', quiz)).toBe('questions.9.blanks');
    expect(stablePath('questions.3f2a-1', quiz)).toBe('questions.3f2a-1');
  });

  it.each([
    ['questions.b.options.1.text', true],
    ['questions.b', true],
    ['questions.bb', false],
    ['title', false],
  ])('%s lies within a touched question: %s', (path, expected) => {
    expect(isWithin(path, new Set(['questions.b']))).toBe(expected);
  });

  it('know their question', () => {
    expect(questionIndexOf('questions.12.options')).toBe(12);
    expect(questionIndexOf('questions')).toBeUndefined();
  });
});

describe('visible problems', () => {
  const quiz = quizWith(emptyQuestion('a'), emptyQuestion('b'));
  const check: Check = {
    shape: { title: 'too long' },
    all: { title: 'too long', 'questions.0.question': 'empty', 'questions.1.question': 'empty' },
  };
  it.each([
    ['none', [], []],
    ['none', ['questions.b'], ['questions.1.question']],
    ['draft', [], ['title']],
    ['published', [], ['title', 'questions.0.question', 'questions.1.question']],
  ] as const)('asked for %s with %s touched are %s', (intent, touched, expected) => {
    const attempt = { intent, questions: new Set(['a', 'b']) };
    expect(Object.keys(visibleProblems(check, quiz, new Set(touched), attempt))).toEqual(expected);
  });

  it('leave alone what was added since the attempt, until it is touched', () => {
    const attempt = { intent: 'published', questions: new Set(['a']) } as const;
    const shown = (touched: string[]) => Object.keys(visibleProblems(check, quiz, new Set(touched), attempt));
    expect(shown([])).toEqual(['title', 'questions.0.question']);
    expect(shown(['questions.b.question'])).toContain('questions.1.question');
  });

  it('come in the order of the page', () => {
    const paths = [
      'schedule.endDate',
      'settings.password',
      'questions.10.options',
      'questions.2.options',
      'questions',
      'title',
    ];
    const ordered = inPageOrder(Object.fromEntries(paths.map((path) => [path, 'x']))).map(([path]) => path);
    expect(ordered).toEqual([
      'title',
      'questions',
      'questions.2.options',
      'questions.10.options',
      'settings.password',
      'schedule.endDate',
    ]);
  });
});
