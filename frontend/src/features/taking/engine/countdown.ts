/** The timer turns red and pulses below this (spec 3 §4). */
export const LOW_TIME_SECONDS = 300;

/** Seconds left at which the timer speaks up. */
const ANNOUNCED_AT = [300, 60] as const;

/** Whole seconds left, rounded up, so that the screen reaches 0:00 exactly when the time is over. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1_000));
}

/** Milliseconds until `secondsLeft` changes next. */
export function msToNextSecond(deadline: number, now: number): number {
  const left = deadline - now;
  if (left <= 0) return 1_000;
  return ((left - 1) % 1_000) + 1;
}

/** The mark that was passed between two looks at the clock; of several, the one that is nearer to the end. */
export function passedMark(before: number, now: number): (typeof ANNOUNCED_AT)[number] | undefined {
  return ANNOUNCED_AT.findLast((mark) => before > mark && now <= mark);
}
