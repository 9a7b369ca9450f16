import * as fc from '@quizhall/shared/testing/properties';
import { expect, it } from 'vitest';
import {
  amendHistory,
  changesBetween,
  type FormHistory,
  recordChange,
  snapshotAt,
  startHistory,
  takeStep,
} from './form-history.ts';
import { HISTORY_STEPS } from './history.ts';

interface Form {
  title: string;
  limit: number;
  rows: { id: string; text: string; tags: string[] }[];
}

const form = (): fc.Arbitrary<Form> =>
  fc.record({
    title: fc.string({ maxLength: 3 }),
    limit: fc.nat(3),
    rows: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd'),
        text: fc.string({ maxLength: 2 }),
        tags: fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
      }),
      { selector: ({ id }) => id },
    ),
  });
const edit = () => fc.record({ next: form(), pause: fc.constantFrom(10, 5_000) });

const EMPTY: Form = { title: '', limit: 0, rows: [] };
const typed = (state: FormHistory<Form>, change: Partial<Form>, at: number) =>
  recordChange(state, { ...state.present, ...change }, at);
const all = (state: FormHistory<Form>, direction: 'undo' | 'redo') => {
  const seen = [state];
  for (let next = takeStep(state, direction); next; next = takeStep(next, direction)) seen.push(next);
  return seen;
};

it('returns to every state: redo after undo changes nothing, and the number of steps is limited', () => {
  fc.assert(
    fc.property(form(), fc.array(edit(), { maxLength: 250 }), (first, edits) => {
      let at = 0;
      let state = startHistory(first);
      for (const { next, pause } of edits) state = recordChange(state, next, (at += pause));
      const back = all(state, 'undo');
      expect(back.length).toBeLessThanOrEqual(HISTORY_STEPS + 1);
      const again = all(back.at(-1) ?? state, 'redo');
      expect(again.map(({ present }) => present)).toEqual(back.map(({ present }) => present).toReversed());
      if (edits.length < HISTORY_STEPS) expect(back.at(-1)?.present).toEqual(first);
    }),
  );
});

it('makes one step of typing in one field, and a new one in another field or after a pause', () => {
  let state = typed(startHistory(EMPTY), { title: 'A' }, 0);
  state = typed(state, { title: 'Ab' }, 900);
  state = typed(state, { title: 'Abc' }, 1_800);
  expect(takeStep(state, 'undo')?.present).toEqual(EMPTY);
  state = typed(state, { title: 'Abcd' }, 4_000);
  expect(takeStep(state, 'undo')?.present.title).toBe('Abc');
  state = typed(state, { limit: 1 }, 4_100);
  state = typed(state, { limit: 2 }, 4_200);
  expect(takeStep(state, 'undo')?.present.limit).toBe(1);
});

it('finds a change by its field, and entries that came or moved by their list', () => {
  const row = (id: string, text = '') => ({ id, text, tags: [] });
  const before = { ...EMPTY, rows: [row('a'), row('b')] };
  expect(changesBetween(before, { ...before, rows: [row('a'), row('b', 'x')] })).toEqual([
    { path: 'rows.1.text', before: '', after: 'x' },
  ]);
  const moved = [row('b'), row('a')];
  expect(changesBetween(before, { ...before, rows: moved }).map(({ path }) => path)).toEqual(['rows']);
  expect(changesBetween(before, structuredClone(before))).toEqual([]);
});

it('copies a changed value out of the form, and shares what stayed', () => {
  fc.assert(
    fc.property(form(), form(), (before, values) => {
      const next = ['title', 'limit', 'rows'].reduce(
        (state, key) => snapshotAt(state, values, [key]),
        before,
      );
      expect(next).toEqual(values);
      expect(snapshotAt(next, values, ['rows'])).toBe(next);
      for (const [index, row] of values.rows.entries()) expect(next.rows[index]).not.toBe(row);
    }),
  );
});

it('renames the keys of stored files in every step', () => {
  let state = typed(startHistory(EMPTY), { title: 'incoming/1' }, 0);
  state = typed(state, { limit: 2 }, 10);
  state = amendHistory(state, { ...state.present, title: 'media/1' }, new Map([['incoming/1', 'media/1']]));
  expect(state.present.title).toBe('media/1');
  expect(all(state, 'undo').map(({ present }) => present.title)).toEqual(['media/1', 'media/1', '']);
});
