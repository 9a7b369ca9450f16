import { describe, expect, it } from 'vitest';
import { toNetwork } from './throttle-bucket.ts';

describe('toNetwork', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:0001:0002:ffff::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['test', 'test'],
  ])('%s is counted as %s', (address, network) => {
    expect(toNetwork(address)).toBe(network);
  });
});
