import { describe, expect, it } from 'vitest';
import { initials } from './avatar.tsx';
import { coverPattern } from './cover-pattern.ts';
import { acceptsFile, sizeText } from './file-rules.ts';
import { fromLocalInput, toLocalInput } from './local-date-time.ts';

describe('acceptsFile', () => {
  it.each([
    ['image/png,image/jpeg', 'a.png', 'image/png', true],
    ['image/png', 'a.gif', 'image/gif', false],
    ['image/*', 'a.gif', 'image/gif', true],
    ['.csv, .txt', 'Questions.CSV', '', true],
    ['.csv', 'a.csv.exe', 'application/octet-stream', false],
    ['', 'anything', '', true],
  ])('with "%s": %s (%s) is %s', (accept, name, type, expected) => {
    expect(acceptsFile(accept, { name, type })).toBe(expected);
  });
});

describe('sizeText', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [2_621_440, '2.5 MB'],
    [10 * 1024 ** 2, '10 MB'],
  ])('%d is %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});

describe('local date and time', () => {
  it('goes there and back in whatever zone this runs', () => {
    const iso = '2026-11-21T20:05:00.000Z';
    expect(fromLocalInput(toLocalInput(iso))).toBe(iso);
  });

  it('knows nothing as nothing', () => {
    expect(toLocalInput(undefined)).toBe('');
    expect(toLocalInput('not a date')).toBe('');
    expect(fromLocalInput('')).toBeUndefined();
    expect(fromLocalInput('2026-13-01T00:00')).toBeUndefined();
  });
});

describe('initials', () => {
  it.each([
    ['Grace Hopper', 'GH'],
    ['grace brewster murray hopper', 'GH'],
    ['Ada', 'A'],
    ['  ', '?'],
    ['łukasz öz', 'ŁÖ'],
    ['李 小龙', '李小'],
    ['𝒜lan Turing', '𝒜T'],
  ])('of "%s" are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('coverPattern', () => {
  it('gives the same picture for the same quiz, and another for another', () => {
    expect(coverPattern('q_aaaaaaaaaaaaaaaa')).toEqual(coverPattern('q_aaaaaaaaaaaaaaaa'));
    expect(coverPattern('q_aaaaaaaaaaaaaaaa')).not.toEqual(coverPattern('q_aaaaaaaaaaaaaaab'));
  });

  it('never leaves a cover empty', () => {
    for (let number = 0; number < 500; number++) {
      expect(coverPattern(`q_${number}`).tiles.length).toBeGreaterThan(12);
    }
  });
});
