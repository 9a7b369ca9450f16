import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceQuestion } from '../testing/arbitraries.ts';
import { buildQuestion, buildQuiz, buildSettings } from '../testing/factories.ts';
import { publishProblems, questionProblems } from './publish.ts';

const options = (...texts: string[]) => texts.map((text) => ({ text, isCorrect: text.startsWith('*') }));

describe('publishProblems', () => {
  it('finds nothing wrong with a complete quiz of every question type', () => {
    expect(publishProblems(buildQuiz())).toEqual({});
  });

  it('names every problem at once, by field path', () => {
    const problems = publishProblems(
      buildQuiz({
        title: '  ',
        questions: [
          buildQuestion({ id: 'a' }),
          buildQuestion({ id: 'b', question: ' ', options: options('x', 'x') }),
          buildQuestion({ id: 'c', type: 'short_answer', correctAnswers: [] }),
        ],
        settings: buildSettings({ isPaid: true, price: 0, requirePassword: true }),
      }),
    );
    expect(problems).toEqual({
      title: 'Please enter a quiz title',
      'questions.1.question': 'Please enter a question',
      'questions.1.options': 'The option “x” is there more than once',
      'questions.2.correctAnswers': 'Please enter at least one accepted answer',
      'settings.price': 'Please enter a price',
      'settings.password': 'Please enter a password',
    });
  });

  it('needs at least one question', () => {
    expect(publishProblems(buildQuiz({ questions: [] }))).toEqual({
      questions: 'Please add at least one question',
    });
  });

  it.each([
    [
      'end after start',
      { startDate: '2026-01-01T10:00:00.000Z', endDate: '2026-01-01T10:00:01.000Z' },
      true,
      [],
    ],
    [
      'end equal to start',
      { startDate: '2026-01-01T10:00:00.000Z', endDate: '2026-01-01T10:00:00.000Z' },
      true,
      ['schedule.endDate'],
    ],
    [
      'end before start',
      { startDate: '2026-01-02T10:00:00.000Z', endDate: '2026-01-01T10:00:00.000Z' },
      true,
      ['schedule.endDate'],
    ],
    [
      'end before start, schedule off',
      { startDate: '2026-01-02T10:00:00.000Z', endDate: '2026-01-01T10:00:00.000Z' },
      false,
      [],
    ],
    ['only an end', { endDate: '2026-01-01T10:00:00.000Z' }, true, []],
  ])('schedule: %s', (_case, dates, isScheduled, paths) => {
    expect(Object.keys(publishProblems(buildQuiz({ schedule: { isScheduled, ...dates } })))).toEqual(paths);
  });

  it.each([-1, 100.5])('refuses a passing score of %d', (passingScore) => {
    const quiz = { ...buildQuiz(), settings: buildSettings({ passingScore }) };
    expect(publishProblems(quiz)).toHaveProperty(['settings.passingScore']);
  });

  it('accepts a password that was set before and a price', () => {
    const settings = buildSettings({ isPaid: true, price: 0.5, requirePassword: true, hasPassword: true });
    expect(publishProblems(buildQuiz({ settings }))).toEqual({});
  });

  const scheduled = { isScheduled: true, endDate: '2026-01-01T10:00:00.000Z' };
  it.each([
    ['without an end date', {}, { enabled: true, totalAmount: 5 }, ['schedule.endDate']],
    [
      'without an amount',
      { schedule: scheduled },
      { enabled: true, totalAmount: 0 },
      ['prizePool.totalAmount'],
    ],
    ['not funded', { schedule: scheduled }, { enabled: true, totalAmount: 5, hasPaid: true }, ['prizePool']],
    ['switched off', {}, { enabled: false, totalAmount: 5 }, []],
  ])('prize pool %s', (_case, overrides, prizePool, paths) => {
    expect(Object.keys(publishProblems(buildQuiz({ ...overrides, prizePool })))).toEqual(paths);
  });
});

describe('questionProblems', () => {
  const twoBlanks = { type: 'fill_blank' as const, question: '___ and ___' };
  it.each([
    ['one option', { options: options('*a') }, 'Please add at least two options'],
    ['an empty option', { options: options('*a', ' ') }, 'Please enter a text for every option'],
    ['no correct option', { options: options('a', 'b') }, 'Please mark the correct option'],
    ['two correct options of one', { options: options('*a', '*b') }, 'Only one option can be correct'],
    ['two correct of several', { type: 'multiple_choice' as const, options: options('*a', '*b') }, undefined],
    [
      'none correct of several',
      { type: 'multiple_choice' as const, options: options('a', 'b') },
      'Please mark the correct option',
    ],
    [
      'true and false both correct',
      { type: 'true_false' as const, options: options('*T', '*F') },
      'Only one option can be correct',
    ],
    [
      'a blank without answer',
      { type: 'fill_blank' as const, correctAnswers: [' '] },
      'Please enter at least one accepted answer',
    ],
    ['answers for all blanks', { ...twoBlanks, correctAnswers: ['a|b', 'c'] }, undefined],
    [
      'fewer answers than blanks',
      { ...twoBlanks, correctAnswers: ['a'] },
      'Please enter an accepted answer for each of the 2 blanks',
    ],
    [
      'more answers than blanks',
      { ...twoBlanks, correctAnswers: ['a', 'b', 'c'] },
      'Please enter an accepted answer for each of the 2 blanks',
    ],
    [
      'an empty alternative for a blank',
      { ...twoBlanks, correctAnswers: ['a', ' | '] },
      'Please enter an accepted answer for each of the 2 blanks',
    ],
  ])('%s', (_case, overrides, message) => {
    expect(Object.values(questionProblems(buildQuestion(overrides)))).toEqual(message ? [message] : []);
  });

  it('refuses points that are not whole or out of range', () => {
    for (const points of [0, 101, 1.5]) {
      expect(questionProblems({ ...buildQuestion(), points })).toEqual({
        points: 'Points must be from 1 to 100',
      });
    }
  });

  it('accepts every well-formed choice question and none that repeats an option', () => {
    fc.assert(
      fc.property(choiceQuestion, (question) => {
        expect(questionProblems(question)).toEqual({});
        const repeated = { ...question, options: [...question.options, ...question.options.slice(0, 1)] };
        expect(questionProblems(repeated)).toHaveProperty('options');
      }),
    );
  });
});
