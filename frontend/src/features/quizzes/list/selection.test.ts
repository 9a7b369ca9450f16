import { expect, it, vi } from 'vitest';
import { type Picked, Selection } from './selection.ts';

const rows = (...ids: string[]): Picked[] => ids.map((id) => ({ id, title: id, status: 'published' }));
const picked = (selection: Selection) => [...selection.picks().keys()];

function showing(...ids: string[]) {
  const selection = new Selection();
  selection.show(rows(...ids));
  return selection;
}

it('takes one in and out', () => {
  const selection = showing('a', 'b');
  selection.press({ id: 'a', range: false });
  expect(picked(selection)).toEqual(['a']);
  selection.press({ id: 'a', range: false });
  expect(picked(selection)).toEqual([]);
});

it.each([
  ['down', 'b', 'd', ['b', 'c', 'd']],
  ['up', 'd', 'b', ['d', 'b', 'c']],
  ['onto itself', 'b', 'b', []],
])('selects a range %s with the shift key', (_, first, last, expected) => {
  const selection = showing('a', 'b', 'c', 'd', 'e');
  selection.press({ id: first, range: false });
  selection.press({ id: last, range: true });
  expect(picked(selection)).toEqual(expected);
});

it('takes a range out where the pressed box was on, and is one box where nothing was pressed before', () => {
  const selection = showing('a', 'b', 'c');
  selection.press({ id: 'c', range: true });
  expect(picked(selection)).toEqual(['c']);
  selection.add(rows('a', 'b'));
  selection.press({ id: 'a', range: true });
  expect(picked(selection)).toEqual([]);
});

it('keeps what is not shown any more, and knows the title and status of today', () => {
  const selection = showing('a', 'b');
  selection.press({ id: 'a', range: false });
  selection.press({ id: 'b', range: false });
  selection.show([{ id: 'b', title: 'B', status: 'archived' }]);
  expect([...selection.picks().values()]).toEqual([
    { id: 'a', title: 'a', status: 'published' },
    { id: 'b', title: 'B', status: 'archived' },
  ]);
});

it('forgets what has gone, once everything is shown', () => {
  const selection = showing('a', 'b');
  selection.add(rows('a', 'b'));
  selection.show(rows('b'), true);
  expect(picked(selection)).toEqual(['b']);
});

it('tells its listeners only of changes', () => {
  const selection = showing('a');
  const listener = vi.fn<() => void>();
  const end = selection.subscribe(listener);
  selection.clear();
  selection.remove(['a']);
  selection.show(rows('a'));
  expect(listener).not.toHaveBeenCalled();
  selection.add(rows('a'));
  selection.remove(['a']);
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  selection.add(rows('a'));
  expect(listener).toHaveBeenCalledTimes(2);
});
