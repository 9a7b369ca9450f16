import { LIMITS } from '@quizhall/shared/model/limits';
import { describe, expect, it } from 'vitest';
import type { ImportItem, ReadPassage } from './item.ts';
import { joinPassages } from './passages.ts';

const item = (line: number, more: Partial<ImportItem>): ImportItem => ({
  line,
  excerpt: '',
  changes: [],
  section: 'a',
  ...more,
});
const read = (text: string, more: Partial<ReadPassage> = {}): ReadPassage => ({ title: '', text, ...more });
const passage = (line: number, text: string, more: Partial<ReadPassage> = {}, changes: string[] = []) =>
  item(line, { passage: read(text, more), problem: 'alone', changes });
const ask = (line: number, more: Partial<ImportItem> = {}) =>
  item(line, { question: { type: 'essay', question: 'Why?' }, ...more });
const media = (name: string) => ({ key: `media/me/${name}.png`, alt: name });

/** For each item that is left: its line, and the text that it is about, or why it is no question. */
function about(items: ImportItem[]) {
  const joined = joinPassages(items);
  const textOf = new Map(joined.passages.map(({ id, text }) => [id, text]));
  return joined.items.map(({ line, question, problem }) => [
    line,
    problem ?? textOf.get(question?.passageId ?? ''),
  ]);
}

describe('joinPassages', () => {
  it('gives a text to each question up to the next text, once for all of them, and says so', () => {
    const items = [
      ask(1),
      passage(2, 'One', {}, ['A film was left out']),
      ask(3),
      item(4, { problem: 'broken' }),
      ask(5, { changes: ['x'] }),
      passage(6, 'Two'),
      ask(7),
    ];
    expect(about(items)).toEqual([
      [1, undefined],
      [3, 'One'],
      [4, 'broken'],
      [5, 'One'],
      [7, 'Two'],
    ]);
    const joined = joinPassages(items);
    expect(joined.passages.map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(joined.items[3]?.changes).toEqual([
      'x',
      'The text before it, “One”, is its passage now',
      'A film was left out',
    ]);
  });

  it('joins texts in a row, of which one has a file', () => {
    const { items, passages } = joinPassages([
      passage(1, 'Part A'),
      passage(2, 'Read.', { media: media('a') }),
      passage(3, '', { media: media('b') }),
      ask(4, { question: { type: 'essay', question: 'Why?', description: 'Own' } }),
    ]);
    expect(passages).toEqual([{ id: 'passage-1', title: '', text: 'Part A\n\nRead.', media: media('a') }]);
    expect(items.map(({ line, question }) => [line, question?.description])).toEqual([[4, 'Own']]);
    expect(items[0]?.changes).toContain('A picture beside another one was left out');
  });

  it('ends with the section or an empty text, and keeps what joins nothing', () => {
    expect(about([passage(1, 'One'), ask(2, { section: 'b' }), ask(3), passage(4, 'Last')])).toEqual([
      [1, 'alone'],
      [2, undefined],
      [3, undefined],
      [4, 'alone'],
    ]);
    expect(about([passage(1, 'One'), ask(2), passage(3, ''), ask(4)])).toEqual([
      [2, 'One'],
      [4, undefined],
    ]);
  });

  it('knows a text again, and takes what a question says itself', () => {
    const { items, passages } = joinPassages([
      passage(1, 'One'),
      ask(2),
      ask(3, { about: read('Own', { title: 'Title' }) }),
      passage(4, 'One'),
      ask(5),
    ]);
    expect(passages).toEqual([
      { id: 'passage-1', title: '', text: 'One' },
      { id: 'passage-2', title: 'Title', text: 'Own' },
    ]);
    expect(items.map(({ question }) => question?.passageId)).toEqual(['passage-1', 'passage-2', 'passage-1']);
    expect(items[1]?.changes).toEqual([]);
  });

  it('keeps the length that a passage and the number that a quiz may have', () => {
    const [tooLong, alone] = joinPassages([passage(1, 'x'.repeat(LIMITS.passageText + 1)), ask(2)]).items;
    expect(tooLong?.problem).toBe('alone');
    expect(alone?.changes[0]).toMatch(/^The text before it, “x+…”, is too long to be added$/);
    const many = Array.from({ length: LIMITS.passages + 1 }, (_, n) => [passage(n, `Text ${n}`), ask(n)]);
    const { items, passages } = joinPassages(many.flat());
    expect(passages).toHaveLength(LIMITS.passages);
    expect(items.at(-1)?.changes[0]).toMatch(/was left out: a quiz can have 50$/);
  });

  it('begins anew after a question, also where the text before it could not be used', () => {
    const items = [passage(1, 'x'.repeat(LIMITS.passageText + 1)), ask(2), passage(3, 'Short'), ask(4)];
    const joined = joinPassages(items);
    expect(joined.passages.map(({ text }) => text)).toEqual(['Short']);
    expect(joined.items.map(({ line }) => line)).toEqual([1, 2, 4]);
  });

  it('reads no more of a long text than its report needs, however many ask about it', () => {
    const about = read('word '.repeat(200_000));
    expect(workOf(Array.from({ length: 500 }, (_, n) => ask(n, { about }))).signs).toBeLessThan(2_000_000);
  });

  it.each([
    ['texts in a row', (n: number) => [...texts(n), ask(n)]],
    ['short texts in a row', (n: number) => [...texts(n, 1), ask(n)]],
    ['questions about texts in a row', (n: number) => [...texts(n, 1), ...texts(n, 1).map(() => ask(n))]],
  ])('does work that grows with the number of %s', (_, make) => {
    const [once, twice] = [workOf(make(500)), workOf(make(1_000))];
    expect(twice.steps).toBeLessThan(2.2 * once.steps);
    expect(twice.signs).toBeLessThan(2.2 * once.signs);
  });
});

const texts = (count: number, length = 1_000): ImportItem[] =>
  Array.from({ length: count }, (_, n) =>
    passage(n, 'x'.repeat(length), { media: media('a') }, ['A film was left out']),
  );

/** How many elements of lists are walked over, and how many signs are joined or searched, to join passages. */
function workOf(items: ImportItem[]): { steps: number; signs: number } {
  const work = { steps: 0, signs: 0 };
  const counted = [
    counting(Object.getPrototypeOf([].values()), 'next', () => (work.steps += 1)),
    counting(Array.prototype, 'join', (_, text) => (work.signs += String(text).length)),
    counting(String.prototype, 'replace', (text) => (work.signs += String(text).length)),
  ];
  try {
    joinPassages(items);
  } finally {
    for (const restore of counted) restore();
  }
  return work;
}

/** Has every call of a method counted, by what it was called on and what it answers, until it is restored. */
function counting<Name extends string>(
  owner: { [key in Name]: (...given: never[]) => unknown },
  name: Name,
  count: (on: unknown, answer: unknown) => void,
): () => void {
  const method = owner[name];
  function counted(this: unknown, ...given: unknown[]): unknown {
    const answer = Reflect.apply(method, this, given);
    count(this, answer);
    return answer;
  }
  const put = (value: unknown) =>
    Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  put(counted);
  return () => put(method);
}
