import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { combineTexts, frequentTexts, noTexts } from './frequent-texts.ts';

const one = (text: string) => ({ each: { [text]: { sure: 1, maybe: 0 } } });
const listOf = (texts: readonly string[]) =>
  texts.reduce((list, text) => combineTexts(list, one(text), 1), noTexts());
const few = fc.array(fc.constantFrom('rome', 'paris', 'bonn', 'q1/0 __proto__'), { maxLength: 30 });

describe('of a few texts', () => {
  it('each is counted exactly, however they are spread, and taken back exactly', () => {
    fc.assert(
      fc.property(few, few, (first, second) => {
        const whole = listOf([...first, ...second]);
        expect(combineTexts(listOf(second), listOf(first), 1)).toEqual(whole);
        expect(combineTexts(whole, listOf(second), -1)).toEqual(listOf(first));
        for (const { text, count } of frequentTexts(whole))
          expect(count).toBe([...first, ...second].filter((other) => other === text).length);
      }),
    );
  });

  it('one part of the stream may take back what another has counted', () => {
    const correction = combineTexts(noTexts(), one('rome'), -1);
    expect(frequentTexts(correction)).toEqual([]);
    expect(combineTexts(correction, listOf(['rome', 'rome']), 1)).toEqual(one('rome'));
  });
});

describe('of many texts', () => {
  const rare = (from: number, count: number) => Array.from({ length: count }, (_, n) => `rare ${from + n}`);
  const many = [...rare(0, 100), 'rome', ...rare(100, 40), 'rome', ...rare(200, 40), 'rome'];

  it('a hundred are kept, and the one that comes again and again finds its way in', () => {
    const list = listOf([...many, 'rome', 'rome']);
    expect(Object.keys(list.each)).toHaveLength(100);
    expect(list.full).toBe(true);
    expect(frequentTexts(list)[0]?.text).toBe('rome');
  });

  it('no count is more than was given, whatever is taken back', () => {
    const texts = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 250, maxLength: 500 });
    fc.assert(
      fc.property(texts, fc.nat(150), (numbers, back) => {
        const given = numbers.map((n) => `text ${n % 3 === 0 ? n % 9 : n}`);
        const left = given
          .slice(0, back)
          .reduce((list, text) => combineTexts(list, one(text), -1), listOf(given));
        for (const { text, count } of frequentTexts(left))
          expect(count).toBeLessThanOrEqual(given.slice(back).filter((other) => other === text).length);
      }),
      { numRuns: 10 },
    );
  });
});
