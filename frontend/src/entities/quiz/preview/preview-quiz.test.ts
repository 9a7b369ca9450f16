import { describe, expect, it } from 'vitest';
import { mixed, orderOf } from './preview-quiz.ts';

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

describe('orderOf', () => {
  it('begins anew where an order does not fit', () => {
    expect(orderOf(['0', '2', '1'], 3)).toEqual([0, 2, 1]);
    expect(orderOf(['0', '2', '1'], 2)).toEqual([0, 1]);
  });
});
