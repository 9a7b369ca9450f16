import { describe, expect, it } from 'vitest';
import type { PayoutInput } from '../../model/payments/prize.ts';
import * as fc from '../../testing/properties.ts';
import { isIban, isRouting, payoutDetails, payoutProblems } from './payout.ts';

describe('isIban', () => {
  // Examples of the registry (SWIFT).
  it.each([
    'DE89 3704 0044 0532 0130 00',
    'gb29nwbk60161331926819',
    'FR14 2004 1010 0505 0001 3M02 606',
    'NO9386011117947',
  ])('knows %s', (iban) => {
    expect(isIban(iban)).toBe(true);
  });
  it.each(['', 'DE89', 'DE89 3704 0044 0532 0130 01', 'XX', '8937 0400 4405 3201 3000'])(
    'refuses “%s”',
    (text) => {
      expect(isIban(text)).toBe(false);
    },
  );

  it('finds every wrong digit', () => {
    const iban = 'DE89370400440532013000';
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digit = String((Number(iban[place]) + by) % 10);
        expect(isIban(iban.slice(0, place) + digit + iban.slice(place + 1))).toBe(false);
      }),
    );
  });
});

describe('isRouting', () => {
  it.each([
    ['021000021', true],
    ['0110 0001 5', true],
    ['021000022', false],
    ['000000000', false],
    ['12345678', false],
  ])('%s: %s', (text, is) => {
    expect(isRouting(text)).toBe(is);
  });
});

const BANK: PayoutInput = { fullName: 'Mary', country: 'DE', method: 'bank', iban: 'DE89370400440532013000' };
const US: PayoutInput = {
  fullName: 'Mary',
  country: 'US',
  method: 'bank',
  routing: '021000021',
  account: '1234567',
};

describe('payoutProblems', () => {
  it.each<[string, PayoutInput, string[]]>([
    ['a bank', BANK, []],
    ['an American bank', US, []],
    ['PayPal', { ...BANK, method: 'paypal', paypalEmail: 'a@b.de' }, []],
    ['PayPal with an invisible character', { ...BANK, method: 'paypal', paypalEmail: 'a@b.de\u200b' }, []],
    ['an American bank by IBAN', { ...BANK, country: 'US' }, ['routing', 'account']],
    ['a bank elsewhere by numbers', { ...US, country: 'FR' }, ['iban']],
    ['nothing', { fullName: '', country: '', method: 'paypal' }, ['fullName', 'country', 'paypalEmail']],
  ])('of %s', (_case, input, fields) => {
    expect(Object.keys(payoutProblems(input))).toEqual(fields);
  });
});

it('keeps what the method needs, and nothing else', () => {
  const all = { ...US, iban: ' de89 ', paypalEmail: ' a@b.\u200bde ' };
  expect(payoutDetails(all)).toEqual(US);
  expect(payoutDetails({ ...all, country: 'DE' })).toEqual({
    fullName: 'Mary',
    country: 'DE',
    method: 'bank',
    iban: 'DE89',
  });
  expect(payoutDetails({ ...all, method: 'paypal' })).toEqual({
    fullName: 'Mary',
    country: 'US',
    method: 'paypal',
    paypalEmail: 'a@b.de',
  });
});
