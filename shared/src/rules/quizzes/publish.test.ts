import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from '../../model/enums.ts';
import { LIMITS } from '../../model/limits.ts';
import type { Question } from '../../model/quizzes/question.ts';
import { choiceQuestion } from '../../testing/arbitraries.ts';
import { buildQuestion, buildQuiz, buildSettings, oneOfEachType } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import {
  DESCRIBE_OPTION,
  PAID_OFF,
  PAID_WITHOUT_LIMIT,
  type PublishFacts,
  publishProblems,
  questionProblems,
  TOO_MANY_ESSAYS,
} from './publish.ts';

const options = (...texts: string[]) => texts.map((text) => ({ text, isCorrect: text.startsWith('*') }));

describe('publishProblems', () => {
  it('finds nothing wrong with a complete quiz of every question type', () => {
    const questions = oneOfEachType(QUESTION_TYPES);
    expect(publishProblems(buildQuiz({ questions }))).toEqual({});
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

  it('asks for the words of an option that is a picture alone', () => {
    const media = { key: 'media/u/1.png', alt: '' };
    const first = { text: 'x', isCorrect: true, explanation: '' };
    const second = { text: '', isCorrect: false, explanation: '' };
    const problemOf = (...rows: Question['options']) =>
      questionProblems(buildQuestion({ options: rows })).options;
    expect(problemOf(first, { ...second, media })).toBe(DESCRIBE_OPTION);
    expect(problemOf(first, { ...second, text: 'y', media })).toBeUndefined();
  });

  it('publishes as many essays as fit, and says so beside the first that does not', () => {
    const essays = (count: number) =>
      publishProblems({
        ...buildQuiz(),
        questions: Array.from({ length: count }, (_, n) => buildQuestion({ type: 'essay', id: `q${n}` })),
      });
    expect(essays(LIMITS.essays)).toEqual({});
    expect(essays(LIMITS.essays + 1)).toEqual({ [`questions.${LIMITS.essays}.type`]: TOO_MANY_ESSAYS });
  });

  const CLOSED = 'Only a public quiz without a password can be shown in Explore';
  const SITE = { prizePools: true, paidWithPrize: true };
  it.each<[Partial<PublishFacts>, Parameters<typeof buildSettings>[0], Record<string, string>]>([
    [{ listed: true }, {}, {}],
    [{ listed: false }, { isPublic: false }, {}],
    [{ listed: true }, { isPublic: false }, { listed: CLOSED }],
    [{ listed: true }, { requirePassword: true, hasPassword: true }, { listed: CLOSED }],
    [{}, { maxParticipants: 1 }, {}],
    [{}, { isPaid: true, price: 0.49 }, { 'settings.price': expect.stringContaining('$0.50') as string }],
    [{}, { isPaid: true, price: 5, maxParticipants: 1 }, { 'settings.maxParticipants': PAID_WITHOUT_LIMIT }],
    [{ site: { ...SITE, paidEntry: false } }, { isPaid: true, price: 5 }, { 'settings.isPaid': PAID_OFF }],
    [{ site: { ...SITE, paidEntry: true } }, { isPaid: true, price: 5 }, {}],
    [{ site: { ...SITE, paidEntry: false } }, {}, {}],
  ])('with %j and %j says %j', (quiz, settings, expected) => {
    const facts = { ...buildQuiz(), ...quiz, settings: buildSettings(settings) };
    expect(publishProblems(facts)).toEqual(expected);
  });

  it.each([0, 100])('accepts a passing score of %d', (passingScore) => {
    expect(publishProblems({ ...buildQuiz(), settings: buildSettings({ passingScore }) })).toEqual({});
  });

  it('says what is wrong with schedule, passing score and prize pool', () => {
    const endDate = '2026-01-01T10:00:00.000Z';
    const messages = (overrides: Parameters<typeof buildQuiz>[0], settings = buildSettings()) =>
      Object.values(publishProblems({ ...buildQuiz(overrides), settings }));
    const pool = (totalAmount: number) => ({ enabled: true, totalAmount });
    expect(messages({ schedule: { isScheduled: true, startDate: endDate, endDate } })).toEqual([
      'The end must be after the start',
    ]);
    expect(messages({}, buildSettings({ passingScore: 101 }))).toEqual([
      'Passing score must be from 0 to 100',
    ]);
    const noEnd = 'Please set an end date first to enable prize pool';
    expect(messages({ prizePool: pool(5) })).toEqual([noEnd]);
    expect(messages({ prizePool: pool(5), schedule: { isScheduled: true } })).toEqual([noEnd]);
    expect(messages({ prizePool: pool(5), schedule: { isScheduled: false, endDate } })).toEqual([noEnd]);
    const schedule = { isScheduled: true, endDate };
    expect(messages({ prizePool: pool(0.99), schedule })).toEqual([
      'Please enter a prize amount of at least 1',
    ]);
    expect(messages({ prizePool: pool(1), schedule })).toEqual([
      'The prize pool must be paid before the quiz can be published',
    ]);
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
    [
      'with places that do not come to all of it',
      { schedule: scheduled },
      { enabled: true, totalAmount: 5, places: [{ percent: 60 }, { percent: 39 }] },
      ['prizePool.places'],
    ],
    ['not funded', { schedule: scheduled }, { enabled: true, totalAmount: 5, hasPaid: true }, ['prizePool']],
    ['switched off', {}, { enabled: false, totalAmount: 5 }, []],
  ])('prize pool %s', (_case, overrides, prizePool, paths) => {
    expect(Object.keys(publishProblems(buildQuiz({ ...overrides, prizePool })))).toEqual(paths);
  });

  it.each([
    ['paid', { isPrizePaid: true }, []],
    ['paid, where no prizes are offered', { isPrizePaid: true, site: [false, true] }, ['prizePool.enabled']],
    [
      'paid, of a quiz that costs something',
      { isPrizePaid: true, price: 5, site: [true, false] },
      ['prizePool.enabled'],
    ],
    ['the same where the site allows it', { isPrizePaid: true, price: 5, site: [true, true] }, []],
    ['the same where nobody knows', { isPrizePaid: true, price: 5 }, []],
  ] as [string, { isPrizePaid: boolean; price?: number; site?: [boolean, boolean] }, string[]][])(
    'prize pool %s',
    (_case, { isPrizePaid, price = 0, site }, paths) => {
      const quiz = buildQuiz({ schedule: scheduled, prizePool: { enabled: true, totalAmount: 5 } });
      const settings = buildSettings({ isPaid: price > 0, price });
      const offers = site && { prizePools: site[0], paidWithPrize: site[1] };
      expect(Object.keys(publishProblems({ ...quiz, settings, isPrizePaid, site: offers }))).toEqual(paths);
    },
  );
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

  const pair = (left: string, right: string) => ({ left, right });
  const number = { match: 'number' as const };
  it.each<[string, Question, [field: string, message: string]?]>([
    ['an essay', buildQuestion({ type: 'essay' })],
    ['a matching question', buildQuestion({ type: 'matching' })],
    ['an ordering question', buildQuestion({ type: 'ordering' })],
    [
      'two pairs with one right side and a distractor',
      buildQuestion({ type: 'matching', pairs: [pair('a', 'x'), pair('b', 'x')], distractors: ['y'] }),
    ],
    [
      'one pair',
      buildQuestion({ type: 'matching', pairs: [pair('a', 'x')] }),
      ['pairs', 'Please add at least two pairs'],
    ],
    [
      'a pair without a left side',
      buildQuestion({ type: 'matching', pairs: [pair('a', 'x'), pair(' ', 'y')] }),
      ['pairs', 'Please enter both sides of every pair'],
    ],
    [
      'a pair without a right side',
      buildQuestion({ type: 'matching', pairs: [pair('a', 'x'), pair('b', ' ')] }),
      ['pairs', 'Please enter both sides of every pair'],
    ],
    [
      'a left side twice',
      buildQuestion({ type: 'matching', pairs: [pair('a', 'x'), pair('a', 'y')] }),
      ['pairs', 'The left side “a” is there more than once'],
    ],
    [
      'nothing to choose between',
      buildQuestion({ type: 'matching', pairs: [pair('a', 'x'), pair('b', 'x')], distractors: [] }),
      ['pairs', 'Please enter at least two different right sides'],
    ],
    [
      'one item',
      buildQuestion({ type: 'ordering', items: ['a'] }),
      ['items', 'Please add at least two items'],
    ],
    [
      'an empty item',
      buildQuestion({ type: 'ordering', items: ['a', ' '] }),
      ['items', 'Please enter a text for every item'],
    ],
    [
      'an item twice',
      buildQuestion({ type: 'ordering', items: ['a', 'b', 'a'] }),
      ['items', 'The item “a” is there more than once'],
    ],
    [
      'numbers',
      buildQuestion({ type: 'short_answer', correctAnswers: ['3.14:0.01', '1..2'], grading: number }),
    ],
    [
      'a word for a number',
      buildQuestion({ type: 'short_answer', correctAnswers: ['3', 'pi'], grading: number }),
      ['correctAnswers', '“pi” is not a number or a range of numbers'],
    ],
    [
      'a pattern for everything',
      buildQuestion({ type: 'fill_blank', correctAnswers: ['*'], grading: { match: 'pattern' } }),
      ['correctAnswers', '“*” is not a pattern that asks for at least one letter or digit'],
    ],
    [
      'a word for a number in one of two blanks',
      buildQuestion({
        type: 'fill_blank',
        question: '___ and ___',
        correctAnswers: ['1|2', '3|x'],
        grading: number,
      }),
      ['correctAnswers', '“x” is not a number or a range of numbers'],
    ],
    [
      'partial credit alone leaves answers texts',
      buildQuestion({ type: 'fill_blank', correctAnswers: ['*'], grading: { partialCredit: true } }),
    ],
  ])('%s', (_case, question, problem) => {
    expect(questionProblems(question)).toEqual(problem ? Object.fromEntries([problem]) : {});
  });

  const option = (text: string, isCorrect = false) => ({ text, isCorrect, explanation: '' });
  const LOOKS_LIKE = {
    'inner spaces': 'New  York',
    'a no-break space': 'New\u00a0York',
    'a zero-width space': 'New York\u200b',
    'a soft hyphen': 'New Yo\u00adrk',
    'a direction mark': '\u200eNew York',
  };

  it.each(Object.entries(LOOKS_LIKE))('refuses texts that look the same: %s', (_case, twin) => {
    const again = (what: string) => `The ${what} “${twin.trim()}” is there more than once`;
    const choice = { ...buildQuestion(), options: [option('New York', true), option(twin)] };
    expect(questionProblems(choice)).toEqual({ options: again('option') });
    const order = buildQuestion({ type: 'ordering', items: ['New York', twin] });
    expect(questionProblems(order)).toEqual({ items: again('item') });
    const pairs = [pair('New York', 'a'), pair(twin, 'b')];
    expect(questionProblems(buildQuestion({ type: 'matching', pairs }))).toEqual({
      pairs: again('left side'),
    });
    const rights = buildQuestion({
      type: 'matching',
      pairs: [pair('a', 'New York'), pair('b', 'c')],
      distractors: [twin],
    });
    expect(questionProblems(rights)).toEqual({ pairs: again('right side') });
  });

  it.each([
    ['capitals', 'AA', 'Aa'],
    ['accents', 'ou', 'où'],
    ['superscripts', 'x2', 'x²'],
    ['dashes', 'a-b', 'a–b'],
  ])('takes options that differ in %s', (_case, first, second) => {
    const question = { ...buildQuestion(), options: [option(first, true), option(second)] };
    expect(questionProblems(question)).toEqual({});
  });

  it('takes a text of invisible characters for empty', () => {
    const question = { ...buildQuestion(), options: [option('a', true), option('\u200b')] };
    expect(questionProblems(question)).toEqual({ options: 'Please enter a text for every option' });
    const written = buildQuestion({ type: 'short_answer', correctAnswers: ['\u200b'] });
    expect(questionProblems(written)).toEqual({
      correctAnswers: 'Please enter at least one accepted answer',
    });
  });

  it('looks at texts without their outer spaces', () => {
    const spaced = { ...buildQuestion(), options: [{ text: ' a', isCorrect: true, explanation: '' }] };
    const twice = {
      ...spaced,
      options: [...spaced.options, { text: 'a ', isCorrect: false, explanation: '' }],
    };
    expect(questionProblems(twice)).toEqual({ options: 'The option “a” is there more than once' });
    expect(questionProblems({ ...buildQuestion(), question: ' ' })).toHaveProperty('question');
    expect(
      questionProblems({ ...buildQuestion({ type: 'short_answer' }), correctAnswers: [' '] }),
    ).toHaveProperty('correctAnswers');
    expect(questionProblems({ ...buildQuestion({ type: 'ordering' }), items: ['a', ' '] })).toHaveProperty(
      'items',
    );
    const pairs = [
      { left: 'a', right: ' ' },
      { left: 'b', right: 'y' },
    ];
    expect(questionProblems({ ...buildQuestion({ type: 'matching' }), pairs })).toHaveProperty('pairs');
  });

  it.each([0.25, 0.5, 1.75, 100])('accepts %d points', (points) => {
    expect(questionProblems({ ...buildQuestion(), points })).toEqual({});
  });

  it('refuses points that are no quarters or out of range', () => {
    for (const points of [0, 101, 1.3]) {
      expect(questionProblems({ ...buildQuestion(), points })).toEqual({
        points: 'Points must be from 0.25 to 100, in steps of 0.25',
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
