import { thisDevice } from '../model/this-device.ts';
import { readClocks } from '../engine/server-clock.ts';
import type { Platform } from './runner-types.ts';

export const browserPlatform: Platform = {
  clocks: readClocks,
  random: Math.random,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  metadata: thisDevice,
};
