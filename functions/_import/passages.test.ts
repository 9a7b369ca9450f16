import { describe, expect, it } from 'vitest';
import type { ImportItem } from './item.ts';
import { joinPassages } from './passages.ts';

const item = (line: number, more: Partial<ImportItem>): ImportItem => ({
  line,
  excerpt: '',
  changes: [],
  section: 'a',
  ...more,
});
const passage = (line: number, text: string, more: Partial<ImportItem> = {}) =>
  item(line, { passage: text, problem: 'alone', ...more });
const ask = (line: number, more: Partial<ImportItem> = {}) =>
  item(line, { question: { type: 'essay', question: 'Why?' }, ...more });

const descriptions = (items: ImportItem[]) =>
  items.map(({ line, question, problem }) => [line, question?.description ?? problem]);

describe('joinPassages', () => {
  it('gives a text to each question up to the next text, and says so', () => {
    const result = joinPassages([
      ask(1),
      passage(2, 'One', { changes: ['A picture was left out'] }),
      ask(3),
      item(4, { problem: 'broken' }),
      ask(5, { changes: ['x'] }),
      passage(6, 'Two'),
      ask(7),
    ]);
    expect(descriptions(result)).toEqual([
      [1, undefined],
      [3, 'One'],
      [4, 'broken'],
      [5, 'One'],
      [7, 'Two'],
    ]);
    expect(result[3]?.changes).toEqual([
      'x',
      'The text before it, “One”, is its description now',
      'A picture was left out',
    ]);
  });

  it('joins texts in a row, and puts them before a description', () => {
    const result = joinPassages([
      passage(1, 'Part A'),
      passage(2, 'Read.'),
      ask(3, { question: { type: 'essay', question: 'Why?', description: 'Own' } }),
    ]);
    expect(descriptions(result)).toEqual([[3, 'Part A\n\nRead.\n\nOwn']]);
  });

  it('ends with the section, and keeps what joins nothing', () => {
    const result = joinPassages([passage(1, 'One'), ask(2, { section: 'b' }), ask(3), passage(4, 'Last')]);
    expect(descriptions(result)).toEqual([
      [1, 'alone'],
      [2, undefined],
      [3, undefined],
      [4, 'alone'],
    ]);
  });

  it('keeps the lengths that a description and an import may have', () => {
    const [tooLong, alone] = joinPassages([passage(1, 'x'.repeat(5_001)), ask(2)]);
    expect(tooLong?.problem).toBe('alone');
    expect(alone?.changes[0]).toMatch(/^The text before it, “x+…”, is too long to be added$/);
    const many = joinPassages([
      passage(1, 'x'.repeat(5_000)),
      ...Array.from({ length: 200 }, (_, n) => ask(n + 2)),
    ]);
    expect(many.filter(({ question }) => question?.description)).toHaveLength(100);
    expect(many.every(({ changes }) => changes.length === 1)).toBe(true);
  });
});
