import type { Unreliable } from '../../model/enums.ts';
import { type AnalysisSums, type ItemSums, TIME_BOUNDS, WHOLE } from './item-sums.ts';

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Analysed attempts that had the question. */
export const seenOf = ({ seen }: ItemSums): number => total(seen);

/** n Σxy − Σx Σy, without the rounding that taking large products from each other would bring. */
const spread = (n: number, products: number, x: number, y: number): number =>
  Number(BigInt(n) * BigInt(products) - BigInt(x) * BigInt(y));

/**
 * Facility index: the mean share of its points that a question gave, 0 to 1 (Crocker and Algina, "Introduction to
 * Classical and Modern Test Theory", 1986, ch. 14). Undefined where nobody had it.
 */
export function facilityOf(item: ItemSums): number | undefined {
  const seen = seenOf(item);
  return seen > 0 ? total(item.earned) / (seen * WHOLE) : undefined;
}

/**
 * Correlation of a question with the score on the rest of the paper, −1 to 1: the point-biserial where answers are right
 * or wrong, corrected because a question would otherwise correlate with itself (Henrysson, "Correction of item-total
 * correlations in item analysis", Psychometrika 28, 1963). Undefined where one of both is the same for everybody.
 */
export function pointBiserialOf(item: ItemSums): number | undefined {
  const [seen, earned] = [seenOf(item), total(item.earned)];
  const ofItem = spread(seen, item.earnedSquared, earned, earned);
  const ofRest = spread(seen, item.restSquared, item.rest, item.rest);
  if (ofItem === 0 || ofRest === 0) return undefined;
  return spread(seen, item.product, earned, item.rest) / Math.sqrt(ofItem) / Math.sqrt(ofRest);
}

/** Kelley, "The selection of upper and lower groups for the validation of test items", J. Educ. Psych. 30, 1939. */
const GROUP = 0.27;

/**
 * How much more of its points a question gave to the best 27 % by score than to the weakest, −1 to 1. Of the band of
 * scores on the border, all count in proportion.
 */
export function upperLowerOf({ seen, earned }: ItemSums): number | undefined {
  const size = total(seen) * GROUP;
  if (size === 0) return undefined;
  const bands = seen.map((count, band) => ({ count, earned: earned[band] ?? 0 }));
  return meanOfFirst(bands.toReversed(), size) - meanOfFirst(bands, size);
}

function meanOfFirst(bands: readonly { count: number; earned: number }[], size: number): number {
  let [left, sum] = [size, 0];
  for (const { count, earned } of bands) {
    const taken = Math.min(left, count);
    if (count > 0) sum += (earned * taken) / count;
    left -= taken;
  }
  return sum / size / WHOLE;
}

/** Seconds that half of the answers took at most, as exactly as the bands tell. */
export function medianSecondsOf({ times }: ItemSums): number | undefined {
  const half = total(times) / 2;
  if (half === 0) return undefined;
  let before = 0;
  for (const [band, count] of times.entries()) {
    const [from, to] = [TIME_BOUNDS[band - 1] ?? 0, TIME_BOUNDS[band] ?? TIME_BOUNDS.at(-1) ?? 0];
    if (before + count >= half) return from + ((to - from) * (half - before)) / count;
    before += count;
  }
  return undefined;
}

/** Score that half of the finished attempts have at most, from how many have each whole percent. */
export function medianOf(histogram: readonly number[]): number | undefined {
  const count = total(histogram);
  if (count === 0) return undefined;
  const at = (place: number) => {
    let left = place;
    return histogram.findIndex((here) => (left -= here) < 0);
  };
  return (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2;
}

/** Of whole numbers, by their sums; over all of them, as nobody is left out. */
export const deviationOf = (count: number, sum: number, squares: number): number | undefined =>
  count > 0 ? Math.sqrt(spread(count, squares, sum, sum)) / count : undefined;

/** Yurdugül, "Minimum sample size for Cronbach's coefficient alpha", Hacettepe Univ. J. Educ. 35, 2008. */
const FEWEST_FOR_ALPHA = 30;

export interface Reliability {
  /** Cronbach's alpha, at most 1. */
  alpha?: number;
  /** Standard error of measurement, in percent of the score. */
  standardError?: number;
  /** Why there is neither. */
  reason?: Unreliable;
}

/**
 * α = k / (k − 1) · (1 − Σ s_i² / s_t²) (Cronbach, "Coefficient alpha and the internal structure of tests",
 * Psychometrika 16, 1951), and s_t √(1 − α). Variances share their divisor, so it drops out. Only where all were asked
 * the same questions, for the same points.
 */
export function reliabilityOf(sums: AnalysisSums): Reliability {
  const { attempts, score, scoreSquared, otherItems } = sums;
  const items = Object.values(sums.items);
  const papersDiffer = otherItems !== undefined || items.some((item) => seenOf(item) !== attempts);
  if (attempts < FEWEST_FOR_ALPHA) return { reason: 'few_attempts' };
  if (papersDiffer) return { reason: 'papers_differ' };
  if (items.length < 2) return { reason: 'few_questions' };
  const ofTotal = spread(attempts, scoreSquared, score, score);
  if (ofTotal === 0) return { reason: 'no_spread' };
  const points = items.reduce((sum, item) => sum + item.points, 0);
  const ofItems = items.reduce((sum, item) => {
    const earned = total(item.earned);
    return sum + (item.points / points) ** 2 * spread(attempts, item.earnedSquared, earned, earned);
  }, 0);
  const alpha = (items.length / (items.length - 1)) * (1 - ofItems / ofTotal);
  const deviation = Math.sqrt(ofTotal) / attempts;
  return { alpha, standardError: (deviation * Math.sqrt(1 - alpha)) / 100 };
}
