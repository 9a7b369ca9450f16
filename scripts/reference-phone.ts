/**
 * Benchmark index of the phone for which Lighthouse answers, whatever the host: a mid-range one. Lighthouse's own four
 * times is this phone only where the host has 1,800; on a slower host it is a phone that nobody sells.
 */
export const PHONE_INDEX = 450;

/**
 * How many times slower than this host the reference phone is.
 * @param hostIndex as Lighthouse measures it
 */
export const slowDownOf = (hostIndex: number): number => Math.max(1, hostIndex / PHONE_INDEX);
