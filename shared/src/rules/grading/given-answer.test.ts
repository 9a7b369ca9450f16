import { describe, expect, it } from 'vitest';
import { GivenAnswer, type Question, type QuestionOf } from '../../model/quizzes/question.ts';
import { matchingQuestion } from '../../testing/arbitraries.ts';
import { buildQuestion } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import { decodeAnswer, encodeAnswer, givenAnswer, gradeQuestion, isAnswered } from './index.ts';

type Matching = QuestionOf<'matching'>;

const capitals = buildQuestion({ type: 'matching' });
const stored = (question: Question, answer: GivenAnswer) => {
  const userAnswer = givenAnswer(question, answer);
  const saved = { userAnswer: userAnswer ?? null, timeSpent: 0, flagged: false };
  return userAnswer === undefined ? undefined : encodeAnswer(question, saved);
};

/** A question, and a right side or none for each left one. */
const withChosen = (question: Matching) => {
  const sides = [...question.pairs.map(({ right }) => right), ...question.distractors];
  const chosen = fc.tuple(...question.pairs.map(() => fc.constantFrom('', ...sides)));
  return fc.tuple(fc.constant(question), chosen);
};

const ODD = ['__proto__', 'constructor', 'toString', '\0__proto__', 'hasOwnProperty', 'length'];
const oddlyNamed = fc
  .tuple(matchingQuestion, fc.shuffledSubarray(ODD, { minLength: 2 }))
  .map(([question, lefts]) => ({
    ...question,
    pairs: lefts.map((left, place) => ({ left, right: question.pairs[place]?.right ?? left })),
  }));

function isAlike([question, list]: [Matching, string[]]): void {
  const entries = question.pairs.map(({ left }, place) => [left, list[place] ?? ''] as const);
  const object = Object.fromEntries(entries.toReversed().filter(([, right]) => right !== ''));
  const sent = GivenAnswer.parse(JSON.parse(JSON.stringify(object)));
  const text = stored(question, sent);
  expect(text).toBe(stored(question, list));
  const decoded = decodeAnswer(question, text ?? '')?.userAnswer ?? null;
  expect(decoded).toEqual(list);
  expect(gradeQuestion(question, decoded)).toEqual(gradeQuestion(question, list));
  const right = question.pairs.map((pair, place) => pair.right === list[place]);
  expect(gradeQuestion(question, decoded).parts?.map((part) => part.isCorrect)).toEqual(right);
  expect(isAnswered(sent)).toBe(isAnswered(list));
}

describe('givenAnswer', () => {
  it.each<[string, Question, GivenAnswer, unknown]>([
    ['right sides by left side', capitals, { Spain: 'Madrid', France: 'Lyon' }, ['Lyon', '', 'Madrid']],
    ['nothing chosen', capitals, {}, ['', '', '']],
    ['a list', capitals, ['Paris'], ['Paris']],
    ['none', capitals, null, null],
    ['a text', buildQuestion(), 'Paris', 'Paris'],
    ['a left side that is none', capitals, { Norway: 'Oslo' }, undefined],
    ['another type', buildQuestion({ type: 'ordering' }), { France: 'Paris' }, undefined],
  ])('%s', (_case, question, given, expected) => {
    expect(givenAnswer(question, given)).toEqual(expected);
  });

  it('does not take what every object has for a choice', () => {
    const pairs = ['constructor', 'toString'].map((left) => ({ left, right: 'x' }));
    expect(givenAnswer({ ...capitals, pairs }, {})).toEqual(['', '']);
  });

  it('is as much, and graded alike, as object, as list and as stored', () => {
    fc.assert(fc.property(matchingQuestion.chain(withChosen), isAlike));
  });

  it('is so where left sides are called like what every object has', () => {
    fc.assert(fc.property(oddlyNamed.chain(withChosen), isAlike));
  });

  it('takes no more entries than there can be left sides', () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [n, 'x']));
    expect(GivenAnswer.safeParse(many(20)).success).toBe(true);
    expect(GivenAnswer.safeParse(many(21)).success).toBe(false);
  });
});
