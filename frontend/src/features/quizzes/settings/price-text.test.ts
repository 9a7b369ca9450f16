import * as fc from 'fast-check';
import { Settings } from '@quizhall/shared/model/quizzes/quiz';
import { toCents } from '@quizhall/shared/rules/money';
import { expect, it } from 'vitest';
import { settlePrice } from './price-text.ts';

it.each([
  ['5', 5],
  ['4.99', 4.99],
  ['4.999', 5],
  ['-1', 0],
  ['', 0],
  ['free', 0],
  ['1e9', 10_000],
])('%j is the price %j', (text, price) => expect(settlePrice(text)).toBe(price));

it('is whole cents, as the server takes it, whatever is typed', () => {
  fc.assert(
    fc.property(fc.double({ min: -10, max: 20_000, noNaN: true }), (number) => {
      const price = settlePrice(String(number));
      expect(Settings.shape.price.safeParse(price).success).toBe(true);
      expect(toCents(price) / 100).toBe(price);
    }),
  );
});
