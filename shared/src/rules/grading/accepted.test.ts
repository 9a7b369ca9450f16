import { describe, expect, it } from 'vitest';
import { matchesAny, unusableAnswer } from './accepted.ts';

describe('matchesAny', () => {
  it.each([
    ['texts', ['Paris', 'Lutetia'], 'LUTETIA', {}, true],
    ['texts by name', ['Paris'], 'paris', { match: 'text' as const }, true],
    ['accents count', ['Zürich'], 'Zurich', {}, false],
    ['accents folded', ['Zürich'], 'Zurich', { foldAccents: true }, true],
    ['accents folded in the answer', ['Zurich'], 'ZÜRICH', { foldAccents: true }, true],
    ['an asterisk in a text is an asterisk', ['*'], 'Paris', {}, false],
    ['a number spelled in another way', ['1000'], '1e3', { match: 'number' as const }, true],
    ['a number within the tolerance', ['3.14'], '3,1', { match: 'number' as const, tolerance: 0.05 }, true],
    ['a number outside the tolerance', ['3.14'], '3', { match: 'number' as const, tolerance: 0.05 }, false],
    ['the second of two readings', ['1250'], '1,250', { match: 'number' as const }, true],
    ['a word for a number', ['5'], 'five', { match: 'number' as const }, false],
    ['one of several ranges', ['1..2', '5..6'], '5.5', { match: 'number' as const }, true],
    ['a broken entry is skipped', ['x', '5'], '5', { match: 'number' as const }, true],
    ['a pattern', ['colo[u]r*'], 'Colours', { match: 'pattern' as const }, true],
    ['a pattern in capitals', ['COLO[U]R'], 'color', { match: 'pattern' as const }, true],
    ['a pattern with accents', ['*zürich'], 'in Zurich', { match: 'pattern' as const }, false],
    [
      'a pattern with accents folded',
      ['*zürich'],
      'in Zurich',
      { match: 'pattern' as const, foldAccents: true },
      true,
    ],
    ['a broken pattern', ['[a'], '[a', { match: 'pattern' as const }, false],
    ['an empty entry', ['', ' '], '', {}, false],
    ['no answer to a pattern for anything', ['*'], '  ', { match: 'pattern' as const }, false],
    ['an empty entry as a pattern', [' '], 'a', { match: 'pattern' as const }, false],
    ['nothing accepted', [], 'a', {}, false],
  ])('%s', (_case, accepted, answer, grading, expected) => {
    expect(matchesAny(accepted, answer, grading)).toBe(expected);
  });
});

describe('unusableAnswer', () => {
  it.each([
    ['texts', ['[', 'x'], {}, undefined],
    ['numbers', ['1', '2..3', '4:0.1'], { match: 'number' as const }, undefined],
    ['a word among numbers', ['1', 'two'], { match: 'number' as const }, 'two'],
    ['patterns', ['a*', '[b]c'], { match: 'pattern' as const }, undefined],
    ['a pattern for everything', ['a*', '*'], { match: 'pattern' as const }, '*'],
    ['an open bracket', ['[a'], { match: 'pattern' as const }, '[a'],
  ])('%s', (_case, accepted, grading, expected) => {
    expect(unusableAnswer(accepted, grading)).toBe(expected);
  });

  it('takes answers for texts unless it is told otherwise', () => {
    expect(unusableAnswer(['['])).toBeUndefined();
  });
});
