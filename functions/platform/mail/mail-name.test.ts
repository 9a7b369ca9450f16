import { expect, it } from 'vitest';
import { toMailName } from './mail-name.ts';

it.each([
  ['Northgate School', 'Northgate School'],
  ['St. Mary’s & Sons', 'St. Mary’s & Sons'],
  ['  A\u200B\nB\t C ', 'A B C'],
  ['x'.repeat(100), `${'x'.repeat(59)}…`],
  ['Win at evil.example', undefined],
  ['https://evil', undefined],
  ['evil。com', undefined],
  ['evil．com', undefined],
  ['mail ada@example.org', undefined],
  ['www evil', undefined],
  ['\u200B', undefined],
])('%j is %j in a mail', (name, expected) => {
  expect(toMailName(name)).toBe(expected);
});
