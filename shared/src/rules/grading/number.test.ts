import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { parseAcceptedNumber } from './accepted-number.ts';
import { isWithin, readNumbers } from './number.ts';

describe('readNumbers', () => {
  it.each([
    ['42', [42]],
    [' 42 ', [42]],
    ['+7', [7]],
    ['-3.5', [-3.5]],
    ['\u22123.5', [-3.5]],
    ['\u20133', [-3]],
    ['3,14', [3.14]],
    ['.5', [0.5]],
    [',5', [0.5]],
    ['5.', [5]],
    ['1e3', [1000]],
    ['6.02E+23', [6.02e23]],
    ['1.5e-3', [0.0015]],
    ['1 000 000', [1_000_000]],
    ['1\u00a0000,5', [1000.5]],
    ["12'345", [12_345]],
    ['1,250', [1.25, 1250]],
    ['1,250,000.5', [1_250_000.5]],
    ['12,345.67', [12_345.67]],
    ['123,456', [123.456, 123_456]],
    ['1,250 000', [1.25]],
    ['-1,250', [-1.25, -1250]],
    ['\uff14\uff12', [42]],
    ['0', [0]],
    ['', []],
    ['.', []],
    ['-', []],
    ['e5', []],
    ['abc', []],
    ['4 2', []],
    ['1 0000', []],
    ['1.2.3', []],
    ['12,50,3', []],
    ['1e9999', []],
    ['1e999', []],
    ['0x10', []],
    ['3x10^8', [3e8]],
    ['3×10^8', [3e8]],
    ['3 × 10^8', [3e8]],
    ['3·10⁸', [3e8]],
    ['3*10**8', [3e8]],
    ['6,02 x 10^{23}', [6.02e23]],
    ['-1.5×10⁻³', [-0.0015]],
    ['1.5×10^−3', [0.0015]],
    ['10^8', [1e8]],
    ['-10^2', [-100]],
    ['10⁸', [1e8]],
    ['10²', [100]],
    ['2²', []],
    ['2^2', []],
    ['3x10', []],
    ['x10^8', []],
    ['3x10^8x10^8', []],
    ['3x10^9999', []],
    ['Infinity', []],
    ['42 km', []],
    ['x42', []],
    ['x1,250', []],
    ['1,250x', []],
  ])('%s', (text, expected) => {
    expect(readNumbers(text)).toEqual(expected);
  });

  it('reads every number that it is written', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e20, max: 1e20 }), (number) => {
        expect(readNumbers(String(number))).toContain(number === 0 ? number + 0 : number);
      }),
    );
  });
});

describe('parseAcceptedNumber', () => {
  it.each([
    ['3.5', 0.25, { low: 3.25, high: 3.75 }],
    ['3.14', 0, { low: 3.14, high: 3.14 }],
    ['10:2', 0.01, { low: 8, high: 12 }],
    ['10:0', 5, { low: 10, high: 10 }],
    ['1..5', 3, { low: 1, high: 5 }],
    ['-5..-1', 0, { low: -5, high: -1 }],
    ['2..2', 0, { low: 2, high: 2 }],
    ['1 .. 5', 0, { low: 1, high: 5 }],
    ['5..1', 0, undefined],
    ['1..', 0, undefined],
    ['..5', 0, undefined],
    ['1..2..3', 0, undefined],
    ['10:-1', 0, undefined],
    ['10:x', 0, undefined],
    ['10:1:1', 0, undefined],
    ['ten', 0, undefined],
    [':1', 0, undefined],
  ])('%s ± %d', (text, tolerance, expected) => {
    expect(parseAcceptedNumber(text, tolerance)).toEqual(expected);
  });

  it('has no tolerance unless one is given', () => {
    expect(parseAcceptedNumber('7')).toEqual({ low: 7, high: 7 });
  });
});

describe('isWithin', () => {
  it('includes a bound of zero and large bounds', () => {
    expect(isWithin({ low: 0, high: 0 }, 0)).toBe(true);
    expect(isWithin({ low: 0, high: 1 }, -Number.MIN_VALUE * 4)).toBe(true);
    expect(isWithin(parseAcceptedNumber('0..1000000.1') ?? { low: 1, high: 0 }, 1_000_000.1)).toBe(true);
    expect(isWithin({ low: 0, high: 0.1 + 0.2 }, 0.3)).toBe(true);
    expect(isWithin({ low: 0, high: 0.3 }, 0.1 + 0.2)).toBe(true);
    expect(isWithin({ low: 0.1 + 0.2, high: 1e9 }, 0.3)).toBe(true);
  });

  it.each([
    [3.145, true],
    [3.135, true],
    [3.1451, false],
    [3.1349, false],
  ])('3.14 ± 0.005 and %d: %s', (number, expected) => {
    expect(isWithin(parseAcceptedNumber('3.14:0.005') ?? { low: 0, high: 0 }, number)).toBe(expected);
  });

  it('includes both bounds, whatever binary makes of the decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999, max: 9_999 }),
        fc.integer({ min: 0, max: 999 }),
        (value, spread) => {
          const range = parseAcceptedNumber(`${value / 100}:${spread / 1_000}`) ?? { low: 1, high: 0 };
          expect(isWithin(range, Number((value / 100 + spread / 1_000).toFixed(3)))).toBe(true);
          expect(isWithin(range, Number((value / 100 - spread / 1_000).toFixed(3)))).toBe(true);
          expect(isWithin(range, Number((value / 100 + spread / 1_000 + 0.0001).toFixed(4)))).toBe(false);
          expect(isWithin(range, Number((value / 100 - spread / 1_000 - 0.0001).toFixed(4)))).toBe(false);
        },
      ),
    );
  });
});

describe('a leading zero', () => {
  it('is never the first of a group of three digits', () => {
    expect(readNumbers('0,125')).toEqual([0.125]);
    expect(readNumbers('1,250')).toEqual([1.25, 1250]);
  });
});

describe('the digits of every script', () => {
  const systems = Intl.supportedValuesOf('numberingSystem').filter((name) => name !== 'hanidec');
  const decimals = systems.filter((name) =>
    /^\p{Nd}+$/u.test(
      new Intl.NumberFormat('en', { numberingSystem: name, useGrouping: false }).format(1_234_567_890),
    ),
  );

  it.each(decimals)('%s', (numberingSystem) => {
    const format = (number: number) =>
      new Intl.NumberFormat('en', { numberingSystem, maximumFractionDigits: 2 }).format(number);
    for (const number of [0, 7, 15, 1_234_567.89, 9_876_543_210])
      expect(readNumbers(format(number))).toContain(number);
  });
});

describe('the spelling of every language', () => {
  const languages = [
    'en',
    'de',
    'de-CH',
    'de-AT',
    'fr',
    'fr-CH',
    'es',
    'pt',
    'it',
    'sv',
    'pl',
    'ru',
    'hi',
    'bn',
    'ar-EG',
    'fa',
    'he',
  ];

  it.each(languages)('%s', (language) => {
    const { format } = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }), (hundredths) => {
        const number = hundredths / 100;
        expect(readNumbers(format(number))).toContain(number === 0 ? 0 : number);
      }),
    );
  });
});
