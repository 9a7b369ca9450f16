import { describe, expect, it } from 'vitest';
import { VERDICTS } from '../../model/enums.ts';
import {
  discriminationWord,
  type ItemFacts,
  needsLook,
  reliabilityWord,
  type Verdict,
  verdictsOn,
} from './item-analysis.ts';

const option = (count: number, meanScore?: number, isCorrect = false) => ({
  count,
  analysed: count,
  meanScore,
  isCorrect,
});
/** A good question: forty had it, and half were right. */
const GOOD: ItemFacts = {
  type: 'one_choice',
  seen: 40,
  answers: 40,
  analysed: 40,
  facility: 0.5,
  pointBiserial: 0.45,
  upperLower: 0.5,
  options: [option(20, 80, true), option(12, 50), option(8, 40)],
  wrong: [],
};
const written: Partial<ItemFacts> = { type: 'short_answer', options: [] };

describe('what is said of a question', () => {
  it.each<[string, Partial<ItemFacts>, Verdict[]]>([
    ['a good one', {}, []],
    ['19 attempts are too few, whatever they say', { analysed: 19, facility: 0 }, [{ kind: 'too_few' }]],
    ['20 are enough', { seen: 20, analysed: 20, answers: 20, facility: 1 }, [{ kind: 'all_right' }]],
    ['nearly all right', { facility: 0.99, upperLower: 0 }, []],
    [
      'none right',
      { facility: 0, upperLower: 0, pointBiserial: undefined, ...written },
      [{ kind: 'none_right' }],
    ],
    [
      'another option more often than the key',
      { options: [option(10, 80, true), option(11, 50), option(19, 40)] },
      [{ kind: 'other_option', options: [1, 2] }],
    ],
    ['as often as the key', { options: [option(20, 80, true), option(20, 50)] }, []],
    [
      'several keys, where no option stands for all',
      { type: 'multiple_choice', options: [option(9, 80, true), option(9, 80, true), option(30, 90)] },
      [],
    ],
    ['strong people miss it', { pointBiserial: -0.01, upperLower: -0.1 }, [{ kind: 'strong_miss' }]],
    ['both indices have to say so', { pointBiserial: -0.01, upperLower: 0.3 }, []],
    [
      'five with better scores took a wrong option',
      { options: [option(20, 70, true), option(5, 71), option(15, 40)] },
      [{ kind: 'strong_take', options: [1] }],
    ],
    ['four are no group', { options: [option(20, 70, true), option(4, 90), option(16, 40)] }, []],
    ['it tells few apart', { upperLower: 0.19 }, [{ kind: 'weak' }]],
    ['0.2 is enough', { upperLower: 0.2 }, []],
    ['of what nearly all can, the index says nothing', { upperLower: 0.1, facility: 0.91 }, []],
    [
      'hardly anybody took an option',
      { options: [option(20, 80, true), option(19, 40), option(1, 30), option(0)] },
      [{ kind: 'unused_option', options: [2, 3] }],
    ],
    ['one in twenty did', { options: [option(20, 80, true), option(18, 40), option(2, 30)] }, []],
    [
      'true or false has no other option',
      { type: 'true_false', options: [option(40, 80, true), option(0)] },
      [],
    ],
    [
      'one in ten wrote the same',
      { ...written, wrong: [{ text: 'silver', count: 4 }] },
      [{ kind: 'common_wrong', text: 'silver' }],
    ],
    ['fewer did', { ...written, wrong: [{ text: 'silver', count: 3 }] }, []],
    ['more than 15 % left it empty', { seen: 40, answers: 33 }, [{ kind: 'skipped' }]],
    ['15 % did', { seen: 40, answers: 34 }, []],
  ])('%s', (_what, facts, expected) => {
    expect(verdictsOn({ ...GOOD, ...facts })).toEqual(expected);
  });

  it('what matters most comes first', () => {
    const facts = {
      seen: 60,
      pointBiserial: -0.2,
      upperLower: -0.2,
      options: [option(5, 10, true), option(35, 60)],
    };
    expect(verdictsOn({ ...GOOD, ...facts }).map(({ kind }) => kind)).toEqual([
      'other_option',
      'strong_miss',
      'strong_take',
      'skipped',
    ]);
  });

  it('has somebody look, unless it is only good to know', () => {
    const quiet = VERDICTS.filter((kind) => !needsLook([{ kind }]));
    expect(quiet).toEqual(['too_few', 'all_right', 'unused_option']);
    expect(needsLook([])).toBe(false);
  });
});

it.each([
  [1, 'very_good'],
  [0.4, 'very_good'],
  [0.39, 'good'],
  [0.3, 'good'],
  [0.2, 'fair'],
  [0.19, 'poor'],
  [0, 'poor'],
  [-0.01, 'negative'],
])('a discrimination of %d is %s', (index, word) => {
  expect(discriminationWord(index)).toBe(word);
});

it.each([
  [0.28, -0.06, 'poor'],
  [0.5, 0, 'poor'],
  [0.28, 0.01, 'fair'],
  [-0.1, -0.2, 'negative'],
])('a discrimination of %d with a correlation of %d is %s', (index, correlation, word) => {
  expect(discriminationWord(index, correlation)).toBe(word);
});

it.each([
  [0.9, 'high'],
  [0.89, 'good'],
  [0.8, 'good'],
  [0.7, 'fair'],
  [0.69, 'low'],
  [-1, 'low'],
])('an alpha of %d is %s', (alpha, word) => {
  expect(reliabilityWord(alpha)).toBe(word);
});
