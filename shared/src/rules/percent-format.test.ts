import { expect, it } from 'vitest';
import { percentFormat } from './percent-format.ts';

it.each([
  ['en-US', 71.43, '71.4%'],
  ['en-US', 72.22, '72.2%'],
  ['en-US', 66.67, '66.7%'],
  ['en-US', 100, '100%'],
  ['en-US', 0.04, '0%'],
  ['de', 71.43, '71,4\u00A0%'],
  ['fr', 71.43, '71,4\u00A0%'],
])('writes in %s %d as %s', (locale, value, text) => {
  expect(percentFormat(locale)(value).replaceAll('\u202F', '\u00A0')).toBe(text);
});
