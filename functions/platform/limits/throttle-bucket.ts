import { isIPv6 } from 'node:net';
import type { ThrottleBucket } from './throttles.ts';
import { nowSeconds } from '../clock.ts';

export interface CurrentBucket extends ThrottleBucket {
  /** Until the window ends, for `Retry-After`. */
  secondsLeft: number;
}

/** The current fixed window of this length. */
export function currentBucket(route: string, subject: string, windowSeconds: number): CurrentBucket {
  const seconds = nowSeconds();
  const window = Math.floor(seconds / windowSeconds);
  const endsAt = (window + 1) * windowSeconds;
  return { route, subject, window, endsAt, secondsLeft: Math.max(1, endsAt - seconds) };
}

/** The network of an address: one IPv4 address, or the /64 prefix of an IPv6 address. */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /(?<=:)\d+\.\d+\.\d+\.\d+$/.exec(address);
  if (mapped) return mapped[0];
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  const groups = [...start, ...zeros, ...end].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return groups.map((group) => group.toString(16)).join(':');
}
