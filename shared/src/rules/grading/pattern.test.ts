import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { fitsPattern, isSelective, parsePattern } from './pattern.ts';

const fits = (pattern: string, text: string) => fitsPattern(parsePattern(pattern) ?? [], text);

describe('fitsPattern', () => {
  it.each([
    ['paris', 'paris', true],
    ['paris', 'pariss', false],
    ['paris', 'pari', false],
    ['', '', true],
    ['', 'a', false],
    ['*', '', true],
    ['*', 'anything', true],
    ['goethe*', 'goethe', true],
    ['*goethe', 'johann wolfgang von goethe', true],
    ['*von*', 'j. w. von goethe', true],
    ['a*b*c', 'a--b--c', true],
    ['a*b*c', 'acb', false],
    ['b?t', 'bat', true],
    ['b?t', 'bt', false],
    ['b?t', 'b😀t', true],
    ['19##', '1984', true],
    ['19##', '198x', false],
    ['#', '/', false],
    ['#', ':', false],
    ['#', '0', true],
    ['#', '9', true],
    ['colo[u]r', 'color', true],
    ['colo[u]r', 'colour', true],
    ['colo[u]r', 'colouur', false],
    ['[johann ][wolfgang ]goethe', 'wolfgang goethe', true],
    ['[johann [wolfgang ]]goethe', 'wolfgang goethe', false],
    ['[johann [wolfgang ]]goethe', 'johann goethe', true],
    ['[a*]b', 'b', true],
    ['[a*]b', 'axxb', true],
    ['[a*]b', 'xb', false],
    ['a[b]', 'a', true],
    ['5\\*3', '5*3', true],
    ['5\\*3', '5x3', false],
    ['\\[x\\]', '[x]', true],
    ['a\\\\b', 'a\\b', true],
    ['.+', 'aa', false],
  ])('%s and %s: %s', (pattern, text, expected) => {
    expect(fits(pattern, text)).toBe(expected);
  });

  it.each(['[', ']', 'a]', '[a', '[[a]', 'a\\'])('cannot read %s', (pattern) => {
    expect(parsePattern(pattern)).toBeUndefined();
  });

  it('lets no answer of more than 1,000 characters fit', () => {
    expect(fits('*', 'a'.repeat(1_000))).toBe(true);
    expect(fits('*', 'a'.repeat(1_001))).toBe(false);
  });

  it('fits the text that a pattern spells out', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.string({ maxLength: 20 }),
        (text, more) => {
          const literal = text.replace(/[*?#[\]\\]/g, '\\$&');
          expect(fits(literal, text)).toBe(true);
          expect(fits(`${literal}*`, text + more)).toBe(true);
          expect(fits(`[${literal}]`, '')).toBe(true);
          expect(fits(literal, `${text}x`)).toBe(false);
        },
      ),
    );
  });

  it('agrees with a plain search through all ways to read the pattern', () => {
    const piece = fc.constantFrom('a', 'b', '?', '*', '[a]', '[b*]', '[a[b]]');
    const search = (pattern: string): RegExp => {
      const translate = { '?': '.', '*': '.*', '[': '(?:', ']': ')?' } as Record<string, string>;
      return new RegExp(`^${Array.from(pattern, (sign) => translate[sign] ?? sign).join('')}$`);
    };
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }).map((letters) => letters.join('')),
        (pattern, text) => {
          expect(fits(pattern, text)).toBe(search(pattern).test(text));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('comes to an end for the patterns that make regular expressions explode', () => {
    const evil = `${'*a'.repeat(400)}b`;
    // A backtracking matcher would need longer than the universe has.
    expect(fits(evil, 'a'.repeat(1_000))).toBe(false);
  });
});

describe('isSelective', () => {
  it.each([
    ['a', true],
    ['#', true],
    ['*a*', true],
    ['[x]a', true],
    ['*', false],
    ['?*', false],
    ['', false],
    ['[abc]', false],
    ['[a[b]c]*', false],
    ['[a][b]', false],
    ['[[a]]b', true],
  ])('%s: %s', (pattern, expected) => {
    expect(isSelective(parsePattern(pattern) ?? [])).toBe(expected);
  });
});
