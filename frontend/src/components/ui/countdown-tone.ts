/** The timer turns red and pulses below this many seconds. */
export const LOW_TIME_SECONDS = 300;

export type CountdownTone = 'calm' | 'warning' | 'danger';

/**
 * How pressing the time left is. A quiz that is no longer than those five minutes would be red from its first second:
 * it turns amber at half of its time and red for the last fifth instead.
 */
export function countdownTone(secondsLeft: number, totalSeconds = Number.POSITIVE_INFINITY): CountdownTone {
  if (totalSeconds > LOW_TIME_SECONDS) return secondsLeft < LOW_TIME_SECONDS ? 'danger' : 'calm';
  if (secondsLeft <= totalSeconds / 5) return 'danger';
  return secondsLeft <= totalSeconds / 2 ? 'warning' : 'calm';
}
