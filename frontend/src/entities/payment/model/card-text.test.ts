import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedNumber, typedCode, typedExpiry } from './card-text.ts';

const at = (text: string, caret = text.length) => ({ text, caret });

describe('groupedNumber', () => {
  it.each([
    ['', ''],
    ['4', '4'],
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['4242 4242 4242 4242 99', '4242 4242 4242 4242'],
    ['no number', ''],
  ])('%j stands as %j', (typed, text) => expect(groupedNumber(at(typed)).text).toBe(text));

  it('keeps the caret behind the digit that was typed', () => {
    expect(groupedNumber(at('42942 4242', 3))).toEqual(at('4294 2424 2', 3));
    expect(groupedNumber(at('42424', 5))).toEqual(at('4242 4', 6));
  });

  it('loses no digit and never moves the caret over one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 -]{0,19}$/), fc.nat(19), (text, place) => {
        const caret = Math.min(place, text.length);
        const digits = text
          .replaceAll(/\D/g, '')
          .slice(0, /^3[47]/.test(text.replaceAll(/\D/g, '')) ? 15 : 16);
        const after = groupedNumber({ text, caret });
        expect(after.text.replaceAll(' ', '')).toBe(digits);
        const before = text.slice(0, caret).replaceAll(/\D/g, '').length;
        expect(after.text.slice(0, after.caret).replaceAll(' ', '').length).toBe(
          Math.min(before, digits.length),
        );
      }),
    );
  });
});

describe('typedExpiry', () => {
  it.each([
    ['1', '', '1'],
    ['12', '1', '12/'],
    ['5', '', '05/'],
    ['1/', '1', '01/'],
    ['12/3', '12/', '12/3'],
    ['12/30', '12/3', '12/30'],
    ['1230', '', '12/30'],
    ['12/2030', '', '12/30'],
    ['12/20', '12/2', '12/20'],
    ['12/203', '12/20', '12/203'],
    ['12/2030', '12/203', '12/30'],
    ['12', '12/', '12'],
    ['1', '12', '1'],
    ['x', '', ''],
  ])('%j after %j stands as %j', (typed, before, text) =>
    expect(typedExpiry(at(typed), before)).toEqual(at(text)),
  );
});

it('takes the digits of a security code alone', () => {
  expect(typedCode(at('12a3', 3))).toEqual(at('123', 2));
});
