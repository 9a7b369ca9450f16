// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { dropStruck, keepStruck, readStruck } from './struck.ts';

afterEach(() => localStorage.clear());

test('keeps what is crossed out with its attempt, and drops it', () => {
  keepStruck('s', { q1: [0, 2] });
  expect([readStruck('s'), readStruck('other')]).toEqual([{ q1: [0, 2] }, {}]);
  dropStruck('s');
  expect(readStruck('s')).toEqual({});
});

test.each(['{', 'null', '[[1]]', '{"q1":1}', '{"q1":["a"]}', '7'])(
  'reads %s as nothing crossed out',
  (text) => {
    keepStruck('s', {});
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, text);
    expect(readStruck('s')).toEqual({});
  },
);
