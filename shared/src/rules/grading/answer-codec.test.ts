import { describe, expect, it } from 'vitest';
import type { Question, UserAnswer } from '../../model/quizzes/question.ts';
import { answerTo, anyQuestion } from '../../testing/arbitraries.ts';
import { buildQuestion } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import { decodeAnswer, encodeAnswer, gradeQuestion, isAnswered } from './index.ts';

const oneChoice = buildQuestion({ type: 'one_choice' });
const primes = buildQuestion({ type: 'multiple_choice' });
const author = buildQuestion({ type: 'short_answer' });
const gold = buildQuestion({ type: 'fill_blank' });
const capitals = buildQuestion({ type: 'matching' });
const ages = buildQuestion({ type: 'ordering', items: ['x', 'y', 'z'] });
const essay = buildQuestion({ type: 'essay' });
const plain = (userAnswer: UserAnswer) => ({ userAnswer, timeSpent: 20, flagged: false });

describe('encodeAnswer', () => {
  it.each([
    ['option index', oneChoice, plain('Nice'), 'k:2'],
    ['flagged', oneChoice, { userAnswer: 'Paris', timeSpent: 0, flagged: true }, '0!0'],
    ['not answered', oneChoice, plain(null), 'k.'],
    ['flagged, not answered', oneChoice, { userAnswer: null, timeSpent: 3.6, flagged: true }, '4?'],
    ['several options, ascending and once each', primes, plain(['3', '2', '3']), 'k:01'],
    ['nothing chosen', primes, plain([]), 'k:'],
    ['text as it is', author, plain(' Goethe:! '), 'k: Goethe:! '],
    ['one blank', gold, plain('Au'), 'k:Au'],
    ['one blank as a list', gold, plain(['Au']), 'k:["Au"]'],
    ['right sides by left side', capitals, plain(['Rome', '', 'Lyon']), 'k:1-3'],
    ['the last left sides left out', capitals, plain(['Madrid']), 'k:2'],
    ['an order', ages, plain(['z', 'x', 'y']), 'k:201'],
    ['an essay', essay, plain('Two\nlines'), 'k:Two\nlines'],
    ['a text with a bracket inside', gold, plain('A[u]'), 'k:A[u]'],
    ['a text that looks like a list', gold, plain('["Au"]'), 'k:"[\\"Au\\"]"'],
  ])('%s', (_case, question, answer, encoded) => {
    expect(encodeAnswer(question, answer)).toBe(encoded);
  });

  it.each<[string, Question, UserAnswer]>([
    ['an unknown option', oneChoice, 'Berlin'],
    ['one unknown option among known ones', primes, ['2', '7']],
    ['a list for a single choice', oneChoice, ['Paris']],
    ['a text for several choices', primes, '2'],
    ['a list for a text', author, ['Goethe']],
    ['more texts than blanks', gold, ['Au', 'Ag']],
    ['an unknown right side', capitals, ['Berlin']],
    ['more right sides than left ones', capitals, ['Paris', 'Rome', 'Madrid', 'Lyon']],
    ['a text for pairs', capitals, 'Paris'],
    ['an incomplete order', ages, ['x', 'y']],
    ['an order with a repeated item', ages, ['x', 'y', 'y']],
    ['an order with an unknown item', ages, ['x', 'y', 'q']],
    ['a text for an order', ages, 'xyz'],
    ['a list for an essay', essay, ['Two']],
  ])('refuses %s', (_case, question, answer) => {
    expect(encodeAnswer(question, plain(answer))).toBeUndefined();
  });

  it('keeps a choice quiz of 50 questions within 450 bytes, position keys included', () => {
    const question = buildQuestion({
      options: Array.from({ length: 20 }, (_, index) => ({ text: `Option ${index}` })),
    });
    const stored = Object.fromEntries(
      Array.from({ length: 50 }, (_, position) => [
        position,
        encodeAnswer(question, { userAnswer: 'Option 19', timeSpent: 120, flagged: position % 5 === 0 }),
      ]),
    );
    const bytes = Object.entries(stored).reduce(
      (total, [key, value]) => total + key.length + (value?.length ?? 0),
      0,
    );
    expect(bytes).toBeLessThanOrEqual(450);
  });
});

describe('decodeAnswer', () => {
  it.each(['', '-k:2', 'k', ':2', 'k:9', 'k:00', 'K:0', 'k,0'])(
    'does not take %j for an answer to a choice',
    (encoded) => {
      expect(decodeAnswer(oneChoice, encoded)).toBeUndefined();
    },
  );

  it.each(['k:[', 'k:[1]', 'k:"'])('does not take %j for an answer to blanks', (encoded) => {
    expect(decodeAnswer(gold, encoded)).toBeUndefined();
  });

  it.each(['k:4', 'k:0123', 'k:zz'])('does not take %j for an answer to pairs', (encoded) => {
    expect(decodeAnswer(capitals, encoded)).toBeUndefined();
  });

  it.each(['k:01', 'k:011', 'k:013', 'k:0120'])('does not take %j for an order', (encoded) => {
    expect(decodeAnswer(ages, encoded)).toBeUndefined();
  });

  it('finds room for one digit per right side', () => {
    const pairs = Array.from({ length: 20 }, (_, index) => ({ left: `l${index}`, right: `r${index}` }));
    const distractors = Array.from({ length: 10 }, (_, index) => `d${index}`);
    const question = buildQuestion({ type: 'matching', pairs, distractors });
    const userAnswer = pairs.map((_, index) => `d${index % 10}`);
    const encoded = encodeAnswer(question, plain(userAnswer)) ?? '';
    expect(encoded).toHaveLength(22);
    expect(decodeAnswer(question, encoded)?.userAnswer).toEqual(userAnswer);
  });

  it('gives back what was encoded, as the grader sees it', () => {
    const saved = anyQuestion.chain((question) =>
      fc.tuple(fc.constant(question), answerTo(question), fc.nat(1_000_000), fc.boolean()),
    );
    fc.assert(
      fc.property(saved, ([question, userAnswer, timeSpent, flagged]) => {
        const encoded = encodeAnswer(question, { userAnswer, timeSpent, flagged });
        const decoded = decodeAnswer(question, encoded ?? '');
        const asSet = (answer: UserAnswer | undefined) =>
          question.type === 'multiple_choice' && Array.isArray(answer) ? new Set(answer) : answer;
        expect(decoded).toMatchObject({ timeSpent, flagged });
        expect(asSet(decoded?.userAnswer)).toEqual(asSet(userAnswer));
        expect(gradeQuestion(question, decoded?.userAnswer ?? null)).toEqual(
          gradeQuestion(question, userAnswer),
        );
      }),
    );
  });
});

describe('isAnswered', () => {
  it.each<[UserAnswer, boolean]>([
    [null, false],
    ['', false],
    [' \n', false],
    ['a', true],
    [[], false],
    [['', ' '], false],
    [['', 'b'], true],
  ])('%j: %s', (answer, expected) => {
    expect(isAnswered(answer)).toBe(expected);
  });
});
