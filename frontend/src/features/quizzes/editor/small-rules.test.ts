import { describe, expect, it } from 'vitest';
import { settleNumber } from '../questions/number-text.ts';
import { askOf, setAsk } from '../settings/participant-fields.ts';

describe('a number field that is left', () => {
  it.each([
    ['42', 42],
    [' 7 ', 7],
    ['3.6', 4],
    ['0', 1],
    ['-5', 1],
    ['1000', 100],
    ['', 10],
    ['abc', 10],
    ['1e400', 10],
  ])('"%s" becomes %i', (text, expected) => {
    expect(settleNumber(text, { min: 1, max: 100, fallback: 10 })).toBe(expected);
  });
});

describe('a field of quarters that is left', () => {
  it.each([
    ['0.5', 0.5],
    ['2.75', 2.75],
    ['0,5', 0.5],
    ['0.3', 0.25],
    ['0', 0.25],
    ['100.2', 100],
    ['', 1],
  ])('"%s" becomes %d', (text, expected) => {
    expect(settleNumber(text, { min: 0.25, max: 100, step: 0.25, fallback: 1 })).toBe(expected);
  });
});

describe('fields that participants are asked for', () => {
  it('are asked in their own order, whatever the order of choosing', () => {
    const asked = setAsk(setAsk([], 'studentId', 'required'), 'name', 'optional');
    expect(asked).toEqual([
      { field: 'name', label: 'Name', required: false },
      { field: 'studentId', label: 'Student ID', required: true },
    ]);
    expect([askOf(asked, 'name'), askOf(asked, 'studentId'), askOf(asked, 'phone')]).toEqual([
      'optional',
      'required',
      'off',
    ]);
  });

  it('keep a label that was set elsewhere, and go away when switched off', () => {
    const asked = [{ field: 'email' as const, label: 'Work e-mail', required: false }];
    expect(setAsk(asked, 'email', 'required')).toEqual([
      { field: 'email', label: 'Work e-mail', required: true },
    ]);
    expect(setAsk(asked, 'email', 'off')).toEqual([]);
  });
});
