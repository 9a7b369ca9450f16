import { expect, it } from 'vitest';
import { buildSettings } from '../../testing/factories.ts';
import { preventionOf } from './prevention.ts';

const SINGLE = { disableCopyPaste: true, disableRightClick: false, fullScreenMode: false };
const ALL = { disableCopyPaste: true, disableRightClick: true, fullScreenMode: true };

it.each([
  [false, SINGLE],
  [true, ALL],
])('is what the switches say, or with extra security %s all of it', (extraSecure, expected) => {
  expect(preventionOf(buildSettings({ extraSecure, preventCheating: SINGLE }))).toEqual(expected);
});
