import { expect, it } from 'vitest';
import { itemBytes, valueBytes } from './item-bytes.ts';

it.each([
  ['text', 'añ', 3],
  ['a number of two digits', 42, 2],
  ['a number of thirteen digits', 1_700_000_000_000, 8],
  ['a flag', true, 1],
  ['nothing', null, 1],
  ['bytes', new Uint8Array(10), 10],
  ['a list', ['a', 'bc'], 3 + 2 + 3],
  ['a map', { ab: 'c' }, 3 + 2 + 1 + 1],
])('%s', (_, value, bytes) => {
  expect(valueBytes(value)).toBe(bytes);
});

it('an item is its names and values', () => {
  expect(itemBytes({ pk: 'A#1', n: 7 })).toBe(2 + 3 + 1 + 2);
});
