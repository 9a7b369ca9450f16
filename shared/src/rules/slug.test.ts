import { describe, expect, it } from 'vitest';
import * as fc from '../testing/properties.ts';
import { parseRef } from './quizzes/quiz-code.ts';
import { shareableLink, slugify } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Roman History, part 2!', 'roman-history-part-2'],
    ['  Café — Größe & Smørrebrød  ', 'cafe-grosse-smorrebrod'],
    ["Newton's laws", 'newtons-laws'],
    ['Привет', 'quiz'],
    ['', 'quiz'],
    ['word '.repeat(20), 'word-word-word-word-word-word-word-word-word-wor'],
  ])('%j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('always makes a link that is read as a link', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const link = shareableLink(title, 'h7k2m9pq');
        expect(link.length).toBeLessThanOrEqual(80);
        expect(parseRef(link)).toEqual({ kind: 'link', value: link });
      }),
    );
  });
});
