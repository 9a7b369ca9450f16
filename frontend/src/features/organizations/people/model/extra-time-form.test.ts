import { describe, expect, it } from 'vitest';
import { extraTimeProblems, extraTimeText, fieldsOf, wishOf } from './extra-time-form.ts';

const email = 'bo@example.com';

describe('the form of extra time', () => {
  it.each([
    [{ email: ' ', kind: '1.5', amount: '' }, ['email']],
    [{ email: 'bo', kind: '1.5', amount: '' }, ['email']],
    [{ email, kind: 'factor', amount: '' }, ['amount']],
    [{ email, kind: 'factor', amount: '1' }, ['amount']],
    [{ email, kind: 'factor', amount: '10.1' }, ['amount']],
    [{ email, kind: 'minutes', amount: '0' }, ['amount']],
    [{ email, kind: 'minutes', amount: '2.5' }, ['amount']],
    [{ email, kind: 'minutes', amount: '10081' }, ['amount']],
    [{ email, kind: 'minutes', amount: '10080' }, []],
    [{ email, kind: 'factor', amount: '1.75' }, []],
    [{ email, kind: '2', amount: 'left over' }, []],
  ] as const)('%j has problems with %j', (fields, problems) => {
    expect(Object.keys(extraTimeProblems(fields))).toEqual(problems);
  });

  it.each([
    [{ kind: '1.25', amount: '' }, { factor: 1.25 }, '1.25× the time'],
    [{ kind: 'factor', amount: '1.75' }, { factor: 1.75 }, '1.75× the time'],
    [{ kind: 'minutes', amount: '1' }, { minutes: 1 }, '1 more minute'],
  ] as const)('%j asks for %j: %s', (fields, wish, text) => {
    expect(wishOf(fields)).toEqual(wish);
    expect(extraTimeText(wish)).toBe(text);
  });
});

it.each([
  [{ factor: 1.5 }, { kind: '1.5', amount: '' }],
  [{ factor: 1.75 }, { kind: 'factor', amount: '1.75' }],
  [{ minutes: 10 }, { kind: 'minutes', amount: '10' }],
  [
    { factor: 1, minutes: 10 },
    { kind: 'minutes', amount: '10' },
  ],
])('%j is changed from %j', (extra, fields) => {
  expect(fieldsOf({ email, ...extra })).toEqual({ email, ...fields });
  expect(extraTimeText(wishOf(fieldsOf(extra)))).toBe(extraTimeText(extra));
});
