type TimeMark = 300 | 60 | 30 | 10;

/** Up to this many seconds a quiz is short: five minutes before the end is no news in it. */
const SHORT_SECONDS = 300;
const LONG_MARKS: readonly TimeMark[] = [300, 60];
const SHORT_MARKS: readonly TimeMark[] = [60, 30, 10];

/**
 * Whole seconds left, rounded up, so that the screen reaches 0:00 exactly when the time is over.
 * @param most what a lead before the deadline does not raise the number above
 */
export function secondsLeft(deadline: number, now: number, most = Number.POSITIVE_INFINITY): number {
  return Math.min(most, Math.max(0, Math.ceil((deadline - now) / 1_000)));
}

/** Milliseconds until `secondsLeft` changes next. */
export function msToNextSecond(deadline: number, now: number): number {
  const left = deadline - now;
  if (left <= 0) return 1_000;
  return ((left - 1) % 1_000) + 1;
}

/**
 * The seconds left at which the timer speaks up, if that moment lies between two looks at the clock; of several, the one
 * that is nearer to the end.
 */
export function passedMark(before: number, now: number, totalSeconds: number): TimeMark | undefined {
  const marks = totalSeconds > SHORT_SECONDS ? LONG_MARKS : SHORT_MARKS;
  return marks.findLast((mark) => before > mark && now <= mark);
}
