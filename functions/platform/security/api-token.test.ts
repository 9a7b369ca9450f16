import { expect, it } from 'vitest';
import { isSameDigest, parseApiToken, newTokenText } from './api-token.ts';

const PLACE = { organizationId: 'o_0123456789abcdef', id: 'k_ABCDEFGHIJKL' };

it('reads what it writes', () => {
  const { text, secret } = newTokenText(PLACE);
  expect(text.startsWith('qh_0123456789abcdef_ABCDEFGHIJKL_')).toBe(true);
  expect(parseApiToken(text)).toEqual({ ...PLACE, secret });
});

it('knows a text that was cut, mistyped or never was a token, without a look at the table', () => {
  const { text } = newTokenText(PLACE);
  const changed = text
    .split('')
    .map((letter, at) => text.slice(0, at) + (letter === 'x' ? 'y' : 'x') + text.slice(at + 1));
  for (const other of ['', 'qh_', text.slice(0, -1), `${text}a`, ` ${text}`, text.toUpperCase(), ...changed])
    expect(parseApiToken(other), other).toBeUndefined();
});

it('compares digests whole', () => {
  expect(isSameDigest('abc', 'abc')).toBe(true);
  expect(isSameDigest('abc', 'abd')).toBe(false);
  expect(isSameDigest('abc', 'ab')).toBe(false);
});
