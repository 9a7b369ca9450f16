import { describe, expect, it } from 'vitest';
import { mixed, orderOf, withMove } from './preview-quiz.ts';

describe('mixed', () => {
  it.each([[['b', 'c', 'a']], [['a', 'b', 'c']], [['Å', 'b']]])(
    '%s is in another order, and the same each time',
    (texts) => {
      expect(mixed(texts)).not.toEqual(texts);
      expect(mixed(texts).toSorted()).toEqual(texts.toSorted());
      expect(mixed(texts)).toEqual(mixed(texts));
    },
  );
});

describe('withMove', () => {
  it('moves an item one place, and an order that does not fit begins anew', () => {
    expect(withMove([0, 1, 2], 2, -1)).toEqual(['0', '2', '1']);
    expect(orderOf(['0', '2', '1'], 3)).toEqual([0, 2, 1]);
    expect(orderOf(['0', '2', '1'], 2)).toEqual([0, 1]);
  });
});
