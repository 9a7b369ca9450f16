type TimeMark = 300 | 60 | 30 | 10;

/** Quizzes up to this length (seconds) use the short marks. */
const SHORT_SECONDS = 300;
const LONG_MARKS: readonly TimeMark[] = [300, 60];
const SHORT_MARKS: readonly TimeMark[] = [60, 30, 10];

/**
 * Whole seconds left, rounded up, so that the screen reaches 0:00 exactly at the deadline.
 * @param most upper bound for the result
 */
export function secondsLeft(deadline: number, now: number, most = Number.POSITIVE_INFINITY): number {
  return Math.min(most, Math.max(0, Math.ceil((deadline - now) / 1_000)));
}

/** Milliseconds until `secondsLeft` changes. */
export function msToNextSecond(deadline: number, now: number): number {
  const left = deadline - now;
  if (left <= 0) return 1_000;
  return ((left - 1) % 1_000) + 1;
}

/** Returns the time warning crossed between two clock readings; if several were crossed, the one nearest the end. */
export function passedMark(before: number, now: number, totalSeconds: number): TimeMark | undefined {
  const marks = totalSeconds > SHORT_SECONDS ? LONG_MARKS : SHORT_MARKS;
  return marks.findLast((mark) => before > mark && now <= mark);
}
