import { describe, expect, it } from 'vitest';
import type { Question, UserAnswer } from '../../model/quizzes/question.ts';
import { matchingQuestion, multipleChoiceQuestion, orderingQuestion } from '../../testing/arbitraries.ts';
import { buildQuestion } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import { correctAnswerOf, gradeQuestion } from './index.ts';

const grading = { partialCredit: true };
const options = ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text, isCorrect: text < 'd' }));
const choice = buildQuestion({ type: 'multiple_choice', points: 9, options, grading });
const blanks = buildQuestion({
  type: 'fill_blank',
  points: 10,
  question: '___ and ___ and ___',
  correctAnswers: ['one|1', 'two', 'three'],
  grading,
});
const matching = buildQuestion({ type: 'matching', points: 10, grading });
const ordering = buildQuestion({ type: 'ordering', points: 9, items: ['1', '2', '3', '4'], grading });
const numbers = buildQuestion({
  type: 'fill_blank',
  points: 4,
  question: '___ × ___',
  correctAnswers: ['2', '1..3|10'],
  grading: { ...grading, match: 'number', tolerance: 0.5 },
});

describe('partial credit', () => {
  it.each<[string, Question, UserAnswer, number]>([
    ['all correct options', choice, ['c', 'b', 'a'], 9],
    ['two of three', choice, ['a', 'b'], 6],
    ['two right, one wrong', choice, ['a', 'b', 'd'], 3],
    ['one right, one wrong', choice, ['a', 'e'], 0],
    ['more wrong than right', choice, ['a', 'd', 'e'], 0],
    ['everything ticked', choice, ['a', 'b', 'c', 'd', 'e'], 3],
    ['a repeated option counts once', choice, ['a', 'a', 'a'], 3],
    ['an unknown option is wrong', choice, ['a', 'z'], 0],
    ['nothing ticked', choice, [], 0],
    ['no choice', choice, null, 0],
    ['all blanks', blanks, ['1', ' TWO ', 'three'], 10],
    ['two of three blanks', blanks, ['one', '', 'three'], 6.67],
    ['one of three blanks, the rest missing', blanks, ['one'], 3.33],
    ['a text for the first blank', blanks, 'one', 3.33],
    ['more texts than blanks', blanks, ['one', 'two', 'three', 'four'], 0],
    ['no blank', blanks, null, 0],
    ['numbers within the tolerance', numbers, ['2,4', '3'], 4],
    ['one number too far off', numbers, ['2.6', '10.5'], 2],
    ['all pairs', matching, ['Paris', 'Rome', 'Madrid'], 10],
    ['one pair of three', matching, ['Paris', 'Madrid', 'Rome'], 3.33],
    ['a distractor', matching, ['Lyon', 'Rome', 'Madrid'], 6.67],
    ['two pairs, the last missing', matching, ['Paris', 'Rome'], 6.67],
    ['a text for pairs', matching, 'Paris', 0],
    ['the right order', ordering, ['1', '2', '3', '4'], 9],
    ['neighbours swapped: 5 of 6 pairs', ordering, ['2', '1', '3', '4'], 6],
    ['two swaps: 4 of 6 pairs', ordering, ['2', '1', '4', '3'], 3],
    ['the first one last: 3 of 6 pairs', ordering, ['2', '3', '4', '1'], 0],
    ['the opposite order', ordering, ['4', '3', '2', '1'], 0],
    ['an incomplete order', ordering, ['1', '2', '3'], 0],
    ['a repeated item', ordering, ['1', '2', '3', '3'], 0],
    ['an item too many', ordering, ['1', '2', '3', '4', '4'], 0],
    ['an unknown item', ordering, ['1', '2', '3', '9'], 0],
    ['no order', ordering, null, 0],
    ['a text for an order', ordering, '1234', 0],
  ])('%s', (_case, question, answer, points) => {
    expect(gradeQuestion(question, answer)).toMatchObject({
      hundredths: Math.round(100 * points),
      isCorrect: points === question.points,
    });
  });

  it.each<[Question, UserAnswer]>([
    [{ ...choice, grading: undefined }, ['a', 'b']],
    [{ ...choice, grading: { partialCredit: false } }, ['a', 'b']],
    [{ ...blanks, grading: { match: 'text' } }, ['1', 'two']],
    [{ ...matching, grading: {} }, ['Paris']],
    [{ ...ordering, grading: undefined }, ['2', '1', '3', '4']],
  ])('is given only where the question says so', (question, answer) => {
    expect(gradeQuestion(question, answer)).toMatchObject({ hundredths: 0, isCorrect: false });
  });

  it('gives nothing without a key', () => {
    const empty: Question[] = [
      { ...choice, options: [] },
      { ...matching, pairs: [] },
      { ...ordering, items: [] },
      { ...ordering, items: ['only one'] },
    ];
    for (const question of empty) {
      expect(gradeQuestion(question, [])).toMatchObject({ hundredths: 0, isCorrect: false });
      expect(gradeQuestion(question, ['only one'])).toMatchObject({ hundredths: 0, isCorrect: false });
    }
  });

  it('never gives less for one more correct choice, nor more for one more wrong one', () => {
    const chosen = multipleChoiceQuestion.chain((question) =>
      fc.tuple(fc.constant(question), fc.subarray(question.options), fc.constantFrom(...question.options)),
    );
    fc.assert(
      fc.property(chosen, ([question, given, more]) => {
        const texts = given.map(({ text }) => text);
        const before = gradeQuestion({ ...question, grading }, texts).hundredths;
        const after = gradeQuestion({ ...question, grading }, [...texts, more.text]).hundredths;
        if (more.isCorrect) expect(after).toBeGreaterThanOrEqual(before);
        else expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });

  it('never gives less for one more right pair', () => {
    const paired = matchingQuestion.chain((question) =>
      fc.tuple(
        fc.constant(question),
        fc.shuffledSubarray(question.pairs, { minLength: question.pairs.length }),
        fc.nat(question.pairs.length - 1),
      ),
    );
    fc.assert(
      fc.property(paired, ([question, given, index]) => {
        const rights = given.map(({ right }) => right);
        const mended = rights.map((right, at) => (at === index ? (question.pairs[at]?.right ?? '') : right));
        const points = (answer: string[]) => gradeQuestion({ ...question, grading }, answer).hundredths;
        expect(points(mended)).toBeGreaterThanOrEqual(points(rights));
      }),
    );
  });

  it('never gives less for two neighbours put right', () => {
    const ordered = orderingQuestion.chain((question) =>
      fc.tuple(
        fc.constant(question),
        fc.shuffledSubarray(question.items, { minLength: question.items.length }),
        fc.nat(question.items.length - 2),
      ),
    );
    fc.assert(
      fc.property(ordered, ([question, given, index]) => {
        const [first = '', second = ''] = given.slice(index, index + 2);
        const swapped = given.with(index, second).with(index + 1, first);
        const inOrder = question.items.indexOf(first) < question.items.indexOf(second);
        const points = (answer: string[]) => gradeQuestion({ ...question, grading }, answer).hundredths;
        if (inOrder) expect(points(swapped)).toBeLessThanOrEqual(points(given));
        else expect(points(swapped)).toBeGreaterThanOrEqual(points(given));
      }),
    );
  });

  it('gives an order guessed at random about a seventh on average', () => {
    const question = buildQuestion({ type: 'ordering', points: 100, items: Array.from('abcdef'), grading });
    const sample = fc.sample(fc.shuffledSubarray(question.items, { minLength: 6 }), {
      numRuns: 3_000,
      seed: 7,
    });
    const mean =
      sample.reduce((sum, answer) => sum + gradeQuestion(question, answer).hundredths, 0) /
      sample.length /
      100;
    expect(mean).toBeGreaterThan(12);
    expect(mean).toBeLessThan(17);
  });
});

describe('the parts of an answer', () => {
  it.each<[string, Question, UserAnswer, unknown]>([
    [
      'options',
      { ...choice, options: choice.options.slice(1, 4) },
      ['b', 'd'],
      [
        { part: 'b', given: 'b', expected: ['b'], isCorrect: true },
        { part: 'c', given: '', expected: ['c'], isCorrect: false },
        { part: 'd', given: 'd', expected: [], isCorrect: false },
      ],
    ],
    [
      'blanks',
      blanks,
      ['1', 'three'],
      [
        { part: '1', given: '1', expected: ['one', '1'], isCorrect: true },
        { part: '2', given: 'three', expected: ['two'], isCorrect: false },
        { part: '3', given: '', expected: ['three'], isCorrect: false },
      ],
    ],
    [
      'pairs',
      matching,
      ['Paris', 'Lyon'],
      [
        { part: 'France', given: 'Paris', expected: ['Paris'], isCorrect: true },
        { part: 'Italy', given: 'Lyon', expected: ['Rome'], isCorrect: false },
        { part: 'Spain', given: '', expected: ['Madrid'], isCorrect: false },
      ],
    ],
    [
      'places',
      { ...ordering, items: ['x', 'y', 'z'] },
      ['y', 'x', 'z'],
      [
        { part: '1', given: 'y', expected: ['x'], isCorrect: false },
        { part: '2', given: 'x', expected: ['y'], isCorrect: false },
        { part: '3', given: 'z', expected: ['z'], isCorrect: true },
      ],
    ],
    [
      'places without an answer',
      { ...ordering, items: ['x', 'y'] },
      null,
      [
        { part: '1', given: '', expected: ['x'], isCorrect: false },
        { part: '2', given: '', expected: ['y'], isCorrect: false },
      ],
    ],
    ['a single choice has none', buildQuestion(), 'Paris', undefined],
    ['a short answer has none', buildQuestion({ type: 'short_answer' }), 'Goethe', undefined],
  ])('%s', (_case, question, answer, parts) => {
    expect(gradeQuestion(question, answer).parts).toEqual(parts);
  });
});

describe('an essay', () => {
  const essay = buildQuestion({ type: 'essay', points: 20 });

  it.each<[string, UserAnswer, unknown]>([
    ['waits for a person', 'Because …', { isCorrect: false, hundredths: 0, pending: true }],
    ['does not wait when nothing was handed in', ' ', { isCorrect: false, hundredths: 0 }],
    ['nor without an answer', null, { isCorrect: false, hundredths: 0 }],
  ])('%s', (_case, answer, grade) => {
    expect(gradeQuestion(essay, answer)).toStrictEqual(grade);
  });

  it('has no right answer to show', () => {
    expect(correctAnswerOf(essay)).toBe('');
  });
});
