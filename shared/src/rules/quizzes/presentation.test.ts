import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from '../../model/enums.ts';
import { anyQuestion } from '../../testing/arbitraries.ts';
import { buildQuestion, oneOfEachType } from '../../testing/factories.ts';
import * as fc from '../../testing/properties.ts';
import { choicesOf, shownParts } from './presentation.ts';
import { paperOrder } from '../attempts/randomise.ts';

describe('choicesOf', () => {
  it('has one list for each type', () => {
    expect(oneOfEachType(QUESTION_TYPES).map(choicesOf)).toEqual([
      ['Paris', 'Lyon', 'Nice'],
      ['2', '3', '4', '9'],
      ['True', 'False'],
      [],
      [],
      [],
      ['Paris', 'Rome', 'Madrid', 'Lyon'],
      ['Stone Age', 'Bronze Age', 'Iron Age', 'Middle Ages'],
    ]);
  });

  it('offers a right side once, however many left sides share it', () => {
    const pairs = [
      { left: 'a', right: 'x' },
      { left: 'b', right: 'x' },
      { left: 'c', right: 'y' },
    ];
    expect(choicesOf(buildQuestion({ type: 'matching', pairs, distractors: ['z', 'y'] }))).toEqual([
      'x',
      'y',
      'z',
    ]);
  });
});

describe('shownParts', () => {
  it('shows left sides as they stand and choices in the paper’s order', () => {
    const matching = buildQuestion({ type: 'matching' });
    expect(shownParts(matching, [3, 1, 0, 2])).toEqual({
      prompts: ['France', 'Italy', 'Spain'],
      choices: ['Lyon', 'Rome', 'Paris', 'Madrid'],
    });
    expect(shownParts(buildQuestion(), [2, 0, 1])).toEqual({
      prompts: [],
      choices: ['Nice', 'Paris', 'Lyon'],
    });
  });

  it('shows no choice that the order does not name', () => {
    expect(shownParts(buildQuestion(), [1, 9])).toEqual({ prompts: [], choices: ['Lyon'] });
  });

  it('is texts alone: the same for two keys that offer the same', () => {
    const shown = (order: number[], ...rights: [string, string]) =>
      shownParts(
        buildQuestion({
          type: 'matching',
          pairs: [
            { left: 'a', right: rights[0] },
            { left: 'b', right: rights[1] },
          ],
          distractors: [],
        }),
        order,
      );
    expect(shown([0, 1], 'x', 'y')).toEqual(shown([1, 0], 'y', 'x'));
  });

  it('shows every choice once in any paper', () => {
    fc.assert(
      fc.property(anyQuestion, fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }), (question, number) => {
        const seed = number.toString(16).padStart(32, '0');
        const paper = paperOrder(seed, [question], { randomizeQuestions: true, randomizeOptions: true });
        const { choices } = shownParts(question, paper.options[0] ?? []);
        expect(choices.toSorted()).toEqual(choicesOf(question).toSorted());
      }),
    );
  });
});
