import * as fc from '@quizhall/shared/testing/properties';
import { describe, expect, it } from 'vitest';
import { chosen, selectAtFirst, selectFirst, selectRandom, toggle } from './import-selection.ts';

const sizes = fc.record({ count: fc.nat(60), total: fc.nat(60), room: fc.nat(60) });

describe('selection of imported questions', () => {
  it('takes the first ones', () => {
    expect([...selectFirst(3, 10, 500)]).toEqual([0, 1, 2]);
  });

  it('begins with everything that fits, else with a usual number', () => {
    expect(selectAtFirst(60, 500).size).toBe(60);
    expect(selectAtFirst(2_486, 500).size).toBe(20);
    expect(selectAtFirst(2_486, 7).size).toBe(7);
  });

  it('never holds more than asked, than there are, or than fit; and only what exists', () => {
    fc.assert(
      fc.property(
        sizes,
        fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })),
        ({ count, total, room }, numbers) => {
          const random = () => numbers.next().value as number;
          for (const selection of [
            selectFirst(count, total, room),
            selectRandom(count, total, room, random),
          ]) {
            expect(selection.size).toBe(Math.min(count, total, room));
            for (const index of selection) expect(index).toBeLessThan(total);
          }
        },
      ),
    );
  });

  it('can reach every question by chance', () => {
    const last = selectRandom(1, 5, 500, () => 0.999);
    expect([...last]).toEqual([4]);
  });

  it('toggles, and refuses one more when the quiz is full', () => {
    const one = toggle(new Set<number>(), 4, 1);
    expect([...one]).toEqual([4]);
    expect(toggle(one, 5, 1)).toBe(one);
    expect([...toggle(one, 4, 1)]).toEqual([]);
  });

  it('gives the chosen ones in the order of the file', () => {
    expect(chosen(['a', 'b', 'c'], new Set([2, 0]))).toEqual(['a', 'c']);
  });
});
