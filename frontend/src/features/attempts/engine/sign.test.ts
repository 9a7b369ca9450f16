import { expect, it } from 'vitest';
import { withOtherSign } from './sign.ts';

it.each([
  ['5', '-5'],
  ['-5', '5'],
  ['\u2212 5', '5'],
  [' 5 km', '-5 km'],
  ['', '-'],
  ['-', ''],
])('%s becomes %s', (text, expected) => {
  expect(withOtherSign(text)).toBe(expected);
});
