/** Random numbers that a seed brings back (mulberry32). */
export interface Chance {
  /** From 0 to `below` - 1. */
  int: (below: number) => number;
  /** True so often in a hundred. */
  percent: (often: number) => boolean;
  pick: <T>(from: readonly T[]) => T | undefined;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return { int, percent: (often) => next() * 100 < often, pick: (from) => from[int(from.length)] };
}
