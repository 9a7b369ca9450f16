import type { CountedAttempt } from './counted-attempt.ts';

/** Number of finished attempts up to which medians are exact. Beyond it they are estimated from the histograms. */
export const EXACT_MEDIAN_ATTEMPTS = 200;

/** Values for the exact medians of a quiz. */
export interface MedianValues {
  /** Scores of graded attempts, in percent. */
  scores: number[];
  /** Seconds of the answers to each question, by its id. Skipped questions have none. */
  seconds: Map<string, number[]>;
}

/** Collects the values from the finished attempts of a quiz. */
export function medianValues(attempts: readonly CountedAttempt[]): MedianValues {
  const values: MedianValues = { scores: [], seconds: new Map() };
  for (const { finished } of attempts) {
    if (!finished) continue;
    if (!finished.answers.some(({ pending }) => pending)) values.scores.push(finished.percentage);
    for (const { questionId, answered, seconds } of finished.answers) {
      if (!answered) continue;
      const known = values.seconds.get(questionId);
      if (known) known.push(seconds);
      else values.seconds.set(questionId, [seconds]);
    }
  }
  return values;
}

/**
 * Median of the values: the middle one, or the mean of the two in the middle. Undefined if their number differs from the
 * statistics, which also count deleted attempts and may run ahead of the index.
 */
export function exactMedian(values: readonly number[] | undefined, counted: number): number | undefined {
  if (!values || counted === 0 || values.length !== counted) return undefined;
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = low] = [sorted[Math.floor((counted - 1) / 2)], sorted[Math.floor(counted / 2)]];
  return (low + high) / 2;
}
