import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { comparable } from './text.ts';

describe('comparable', () => {
  it.each([
    ['case and outer spaces', '  PaRis\t', 'paris'],
    ['inner spaces', 'New \t York', 'new york'],
    ['composed and decomposed letters', 'Cafe\u0301', 'caf\u00e9'],
    ['full-width digits and letters', '\uff11\uff12 \uff21', '12 a'],
    ['half-width katakana', '\uff76', '\u30ab'],
    ['ligatures', '\ufb01ne', 'fine'],
    ['a no-break space', 'New\u00a0York', 'new york'],
    ['an outer wide space', '\u3000Paris\u3000', 'paris'],
    ['curly double quotes', '\u201cFaust\u201d', '"faust"'],
    ['low double quotes', '\u201eFaust\u201f', '"faust"'],
    ['curly single quotes', 'it\u2019s \u2018so\u2019', "it's 'so'"],
    ['an acute accent for an apostrophe', 'O\u00b4Neil', "o'neil"],
    ['a modifier apostrophe', 'Hawai\u02bci', "hawai'i"],
    ['capitals of other scripts', '\u039c\u039f\u03a3\u03a7\u0391', '\u03bc\u03bf\u03c3\u03c7\u03b1'],
    ['a spacing accent', '\u00a8a', '\u0308a'],
    ['superscripts', 'H\u00b2', 'h2'],
  ])('%s', (_case, text, expected) => {
    expect(comparable(text)).toBe(expected);
  });

  it('keeps accents unless they are folded', () => {
    expect(comparable('\u00c9t\u00e9')).toBe('\u00e9t\u00e9');
    expect(comparable('\u00c9t\u00e9', true)).toBe('ete');
  });

  it.each([
    ['Stra\u00dfe', 'strasse'],
    ['\u0141\u00f3d\u017a', 'lodz'],
    ['S\u00f8ren', 'soren'],
    ['\u00c6sop', 'aesop'],
    ['c\u0153ur', 'coeur'],
    ['\u0110or\u0111e', 'dorde'],
    ['D\u0131\u015f', 'dis'],
    ['Zu\u0308rich', 'zurich'],
    ['\uac00\ub098', '\uac00\ub098'],
    ['\u0939\u093f\u0902\u0926\u0940', '\u0939\u093f\u0902\u0926\u0940'],
  ])('folds %s to %s', (text, expected) => {
    expect(comparable(text, true)).toBe(expected);
  });

  it('changes nothing the second time', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.string());
    fc.assert(
      fc.property(text, fc.boolean(), (given, fold) => {
        const once = comparable(given, fold);
        expect(comparable(once, fold)).toBe(once);
      }),
      { numRuns: 2_000 },
    );
  });

  it('gives capitals and small letters of every text the same form', () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary-ascii' }));
    fc.assert(
      fc.property(text, (given) => {
        expect(comparable(given.toUpperCase())).toBe(comparable(given));
      }),
      { numRuns: 2_000 },
    );
  });

  it('ignores invisible characters and repeated spaces anywhere', () => {
    const piece = fc.constantFrom('a', 'B', '-', '1', ' ', '\u00df', '\u05d0');
    const noise = fc.constantFrom('\u200b', '\u200f', '\u2066', '\ufeff', '\u00ad', '\u2060', '\u180e');
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, noise), { maxLength: 12 }), (pieces) => {
        const plain = pieces.map(([text]) => text).join('');
        const noisy = pieces.map(([text, sign]) => (text === ' ' ? ` ${sign}\t` : text + sign)).join('');
        expect(comparable(noisy)).toBe(comparable(plain));
      }),
    );
  });
});
