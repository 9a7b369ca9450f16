import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('passwordStrength', () => {
  it.each([
    ['', 0, 'Weak'],
    ['abc', 0, 'Weak'],
    ['abcdefg', 0, 'Weak'],
    ['abcdefgh', 1, 'Weak'],
    ['Ab', 1, 'Weak'],
    ['abcdefghijkl', 2, 'Fair'],
    ['abcdefg1', 2, 'Fair'],
    ['ABCDEFG1', 2, 'Fair'],
    ['Abcdefg1', 3, 'Good'],
    ['Abcdef1!', 4, 'Strong'],
    ['correct horse battery', 3, 'Good'],
    ['Correct horse 9', 5, 'Very Strong'],
    ['Zażółć gęślą 7', 5, 'Very Strong'],
    ['Καλημέρα', 2, 'Fair'],
    ['パスワードパスワード', 1, 'Weak'],
  ])('gives %j %i points: %s', (password, score, label) => {
    expect(passwordStrength(password)).toEqual({ score, label });
  });
});
