/** Over how many items the seats of a quiz are spread, so that a crowd meets on none of them. */
export const SEAT_SHARES = 16;

/**
 * How many seats each share has under a limit: never fewer than are taken there, in all exactly the limit, or what was
 * taken before it was lowered. What is free is spread evenly.
 */
export function shareSizes(limit: number, taken: readonly number[]): number[] {
  const free = Math.max(0, limit - taken.reduce((sum, each) => sum + each, 0));
  const each = Math.floor(free / taken.length);
  const rest = free % taken.length;
  return taken.map((seats, share) => seats + each + (share < rest ? 1 : 0));
}
