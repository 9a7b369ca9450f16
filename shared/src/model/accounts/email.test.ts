import { describe, expect, it } from 'vitest';
import { Email } from '../common.ts';
import { LIMITS } from '../limits.ts';
import { isEmail } from './email.ts';

const INVISIBLE = [
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u200e',
  '\u202a',
  '\u2068',
  '\u061c',
  '\ufe0f',
];
const longest = `${'a'.repeat(LIMITS.email - 12)}@example.org`;

describe('isEmail', () => {
  it.each(['ada@example.org', 'a@b.c', "o'neill+quiz@mail.example.org", 'jürgen@müller.example', longest])(
    'takes %s',
    (address) => expect(isEmail(address)).toBe(true),
  );

  it.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@.org',
    'ada@org.',
    'ada@one@example.org',
    'ada lovelace@example.org',
    'ada@example.org\u0000',
    'ada\u0007@example.org',
    'a\u0085b@example.org',
    ...INVISIBLE.map((sign) => `ada@exam${sign}ple.org`),
    ...'<>()[],;:"\\'.split('').map((sign) => `a${sign}da@example.org`),
    `a${longest}`,
  ])('refuses %j', (address) => expect(isEmail(address)).toBe(false));
});

describe('Email', () => {
  const messages = (address: unknown) => Email.safeParse(address).error?.issues.map(({ message }) => message);

  it('is trimmed and in lower case', () => {
    expect(Email.parse('  Ada@Example.ORG ')).toBe('ada@example.org');
  });

  it.each(INVISIBLE)('is stripped of invisible character %j', (sign) => {
    expect(Email.parse(`${sign} a${sign}da@example${sign}.org ${sign}`)).toBe('ada@example.org');
    expect(messages(` ${sign}`)).toEqual(['Email is required']);
  });

  it.each([
    ['nothing', undefined, 'Email is required'],
    ['spaces', '  ', 'Email is required'],
    ['no address', 'ada', 'Email is invalid'],
    ['a long one', `a${longest}`, 'Email is invalid'],
  ])('says one thing about %s', (_, address, message) => {
    expect(messages(address)).toEqual([message]);
  });

  it('is decided at once where the text is as large as a body may be', () => {
    // A pattern that goes back over the dots takes hours for this.
    expect(messages(`a@${'.'.repeat(1_000_000)}@`)).toEqual(['Email is invalid']);
  });
});
