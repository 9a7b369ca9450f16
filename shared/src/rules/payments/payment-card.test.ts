import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { cardProblems, passesLuhn, readExpiry } from './payment-card.ts';

const NOW = Date.parse('2026-11-30T23:59:59Z');
const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '11/26', cvv: '123', name: 'Ada' };

describe('a card number', () => {
  it.each(['4242424242424242', '4000000000000002', '378282246310005', '6304000000000000'])(
    '%s passes',
    (digits) => {
      expect(passesLuhn(digits)).toBe(true);
    },
  );

  it('is refused with any one digit wrong', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = '4242424242424242'.split('');
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(passesLuhn(digits.join(''))).toBe(false);
      }),
    );
  });
});

it.each([
  ['07/29', { year: 2029, month: 7 }],
  [' 7 / 2029 ', { year: 2029, month: 7 }],
  ['13/29', undefined],
  ['00/29', undefined],
  ['0729', undefined],
  ['', undefined],
])('reads the expiry %s', (text, expected) => {
  expect(readExpiry(text)).toEqual(expected);
});

describe('the problems of a card', () => {
  it('are none to the last moment of its month', () => {
    expect(cardProblems(CARD, NOW)).toEqual({});
    expect(cardProblems(CARD, NOW + 1_000)).toEqual({ expiry: 'This card has expired' });
  });

  it.each([
    [{ cardNumber: '4242 4242 4242 4241' }, 'cardNumber'],
    [{ cardNumber: '4242' }, 'cardNumber'],
    [{ cardNumber: 'four' }, 'cardNumber'],
    [{ expiry: '10/26' }, 'expiry'],
    [{ expiry: 'soon' }, 'expiry'],
    [{ cvv: '12' }, 'cvv'],
    [{ cvv: 'abc' }, 'cvv'],
    [{ name: '  ' }, 'name'],
  ])('%o is told at its field', (changes, field) => {
    expect(Object.keys(cardProblems({ ...CARD, ...changes }, NOW))).toEqual([field]);
  });
});
