import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../model/limits.ts';
import * as fc from '../../testing/properties.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { isCommonPassword, isTooEasy } from './password.ts';

describe('isCommonPassword', () => {
  it.each([
    'password',
    'Password1',
    'PASSWORD123',
    'P@ssw0rd',
    'qwertyuiop',
    'lkjhgfdsa',
    '12345678',
    '9876543210',
    '67890123',
    'abcdefgh',
    'aaaaaaaa',
    '12341234',
    'abcabcabc',
    'iloveyou',
    'sunshine1',
    '1q2w3e4r',
    'quizhall1',
    'ｐａｓｓｗｏｒｄ',
  ])('refuses %j', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'correct horse battery staple',
    'my quiet 7 rivers',
    'Tr0ub4dor&3',
    'zażółć gęślą',
    'aaaaaaab',
    'パスワードは秘密',
  ])('accepts %j', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('refuses the words of the person', () => {
    const own = ['ada.lovelace@example.org', 'ada.lovelace', 'Ada Lovelace'];
    expect(isCommonPassword('Ada.Lovelace', own)).toBe(true);
    expect(isCommonPassword('ada lovelace', own)).toBe(true);
    expect(isCommonPassword('ada lovelace paints', own)).toBe(false);
  });

  it('does not depend on letter case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 40 }), (password) => {
        expect(isCommonPassword(password.toUpperCase())).toBe(isCommonPassword(password.toLowerCase()));
      }),
    );
  });
});

describe('isTooEasy', () => {
  const owner = { name: ' Ada Lovelace', email: 'Ada.Lovelace@example.org ' };

  it.each([
    ['', false],
    ['my quiet 7 rivers', false],
    ['Password123', true],
    ['ada lovelace', true],
    ['ada.lovelace@example.org', true],
    ['ADA.LOVELACE', true],
  ])('%j: %s', (password, expected) => {
    expect(isTooEasy(password, owner)).toBe(expected);
  });

  it('knows the common ones without an owner', () => {
    fc.assert(fc.property(fc.constantFrom(...COMMON_PASSWORDS), (password) => isTooEasy(password)));
  });
});

describe('the list', () => {
  it('holds only what the length rule lets pass, in lower case, and nothing that a rule refuses anyway', () => {
    const repeated = /^(.{1,4})\1+$/su;
    for (const password of COMMON_PASSWORDS) {
      expect(password.length, password).toBeGreaterThanOrEqual(LIMITS.passwordMin);
      expect(password, password).toBe(password.normalize('NFKC').toLowerCase());
      expect(repeated.test(password), password).toBe(false);
    }
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(1_000);
  });
});
