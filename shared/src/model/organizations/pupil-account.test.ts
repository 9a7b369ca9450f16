import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isUserName,
  normalizeClassCode,
  normalizeUserName,
  parsePupils,
  printedClassCode,
  proposedUserName,
  pupilAddress,
  pupilLoginOf,
  shownEmail,
} from './pupil-account.ts';

describe('a sign-in without email', () => {
  it('is read back from the internal address, which is never shown', () => {
    const login = { classCode: 'abcd2345', userName: 'anna.m' };
    expect(pupilLoginOf(pupilAddress(login))).toEqual(login);
    expect(shownEmail(pupilAddress(login))).toBe('');
    expect(shownEmail('anna@example.org')).toBe('anna@example.org');
    expect(pupilLoginOf('anna@pupil.invalid.example.org')).toBeUndefined();
  });

  it.each(['ABCD-2345', ' abcd 2345 ', 'abcd2345'])('takes the class code as typed: %s', (typed) => {
    expect(normalizeClassCode(typed)).toBe('abcd2345');
    expect(printedClassCode(normalizeClassCode(typed))).toBe('ABCD-2345');
  });

  it('takes the user name as typed', () => {
    expect(normalizeUserName(' Anna Müller ')).toBe('anna.mueller');
  });

  it('proposes valid user names that nobody has', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 20 }), (names) => {
        const taken = new Set<string>();
        for (const name of names) {
          const proposed = proposedUserName(name, taken);
          expect(isUserName(proposed)).toBe(true);
          expect(taken.has(proposed)).toBe(false);
          taken.add(proposed);
        }
      }),
    );
  });
});

it.each([
  ['Anna\n\nBen Li\r\n', [{ name: 'Anna' }, { name: 'Ben Li' }]],
  [
    'Anna;anna.m;secret word\nBen;;other word',
    [
      { name: 'Anna', userName: 'anna.m', password: 'secret word' },
      { name: 'Ben', password: 'other word' },
    ],
  ],
  ['Müller, Anna\tanna', [{ name: 'Müller, Anna', userName: 'anna' }]],
  ['Anna, anna.m', [{ name: 'Anna', userName: 'anna.m' }]],
])('reads a pasted list: %j', (text, rows) => {
  expect(parsePupils(text)).toEqual(rows);
});
