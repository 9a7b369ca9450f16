import type { Question } from '../model/question.ts';

/** Sums over the attempts that had one question. Scores are points in hundredths, so every sum is a whole number. */
export interface ItemSums {
  seen: number;
  score: number;
  scoreSquared: number;
  /** Sums of the total scores of these attempts, and of item score × total score. */
  total: number;
  totalSquared: number;
  product: number;
  /** How often each option was chosen, by its index in the question. */
  options: Record<string, number>;
}

/**
 * What item analysis needs, as sums that can be added in any order, merged and taken back. Exact while attempts × the
 * square of the highest total stays below 2^53: a quiz of 500 points takes 3.6 million attempts.
 */
export interface AnalysisSums {
  attempts: number;
  total: number;
  totalSquared: number;
  items: Record<string, ItemSums>;
}

/** A finished attempt: every question of its paper, those without an answer with 0 points. */
export interface AnalysedAttempt {
  answers: readonly { questionId: string; points: number; chosen: readonly number[] }[];
}

export const emptyAnalysis = (): AnalysisSums => ({ attempts: 0, total: 0, totalSquared: 0, items: {} });

const hundredths = (points: number): number => Math.round(points * 100);

function contributionOf({ answers }: AnalysedAttempt): AnalysisSums {
  const total = answers.reduce((sum, { points }) => sum + hundredths(points), 0);
  const items = answers.map(({ questionId, points, chosen }): [string, ItemSums] => {
    const score = hundredths(points);
    const options = Object.fromEntries(chosen.map((index) => [index, 1]));
    return [
      questionId,
      {
        seen: 1,
        score,
        scoreSquared: score * score,
        total,
        totalSquared: total * total,
        product: score * total,
        options,
      },
    ];
  });
  return { attempts: 1, total, totalSquared: total * total, items: Object.fromEntries(items) };
}

const ITEM_SUMS = [
  'seen',
  'score',
  'scoreSquared',
  'total',
  'totalSquared',
  'product',
] as const satisfies (keyof ItemSums)[];

const NO_ITEM: ItemSums = {
  seen: 0,
  score: 0,
  scoreSquared: 0,
  total: 0,
  totalSquared: 0,
  product: 0,
  options: {},
};

function combineItem(a: ItemSums, b: ItemSums, sign: 1 | -1): ItemSums {
  const options = { ...a.options };
  for (const [index, count] of Object.entries(b.options)) {
    const sum = (options[index] ?? 0) + sign * count;
    if (sum === 0) delete options[index];
    else options[index] = sum;
  }
  const sums = { ...a, options };
  for (const key of ITEM_SUMS) sums[key] += sign * b[key];
  return sums;
}

/** A question that no attempt has is left out, so that taking back what was added gives the very same value. */
function combine(a: AnalysisSums, b: AnalysisSums, sign: 1 | -1): AnalysisSums {
  const items = { ...a.items };
  for (const [id, item] of Object.entries(b.items)) {
    const combined = combineItem(items[id] ?? NO_ITEM, item, sign);
    if (combined.seen === 0) delete items[id];
    else items[id] = combined;
  }
  return {
    attempts: a.attempts + sign * b.attempts,
    total: a.total + sign * b.total,
    totalSquared: a.totalSquared + sign * b.totalSquared,
    items,
  };
}

export const addToAnalysis = (sums: AnalysisSums, attempt: AnalysedAttempt): AnalysisSums =>
  combine(sums, contributionOf(attempt), 1);

/** The inverse of `addToAnalysis`, for an attempt that was graded anew. */
export const removeFromAnalysis = (sums: AnalysisSums, attempt: AnalysedAttempt): AnalysisSums =>
  combine(sums, contributionOf(attempt), -1);

export const mergeAnalysis = (...parts: readonly AnalysisSums[]): AnalysisSums =>
  parts.reduce((sum, part) => combine(sum, part, 1), emptyAnalysis());

/** n Σxy − Σx Σy, without the rounding that taking large products from each other would bring. */
const spread = (n: number, products: number, x: number, y: number): number =>
  Number(BigInt(n) * BigInt(products) - BigInt(x) * BigInt(y));

export interface ItemFigures {
  questionId: string;
  seen: number;
  /** Mean score over the highest possible, 0 to 1; undefined when nobody had the question. */
  facility: number | undefined;
  /** −1 to 1; undefined where all scores or all rest scores are the same. */
  discrimination: number | undefined;
  /** Share of the attempts that chose each option, by its index; empty for written answers. */
  optionShares: number[];
}

export interface Analysis {
  attempts: number;
  /** Cronbach's alpha; undefined with fewer than two questions, without variance, or if papers differ. */
  alpha: number | undefined;
  items: ItemFigures[];
}

/**
 * Correlation of the item with the rest score (total without the item), r = cov(x, t − x) / (s_x s_(t−x)): the
 * point-biserial where answers are right or wrong, corrected because an item would otherwise correlate with itself
 * (Henrysson, "Correction of item-total correlations in item analysis", Psychometrika 28, 1963).
 */
function discriminationOf({
  seen,
  score,
  scoreSquared,
  total,
  totalSquared,
  product,
}: ItemSums): number | undefined {
  const ofItem = spread(seen, scoreSquared, score, score);
  const ofRest = spread(seen, totalSquared - 2 * product + scoreSquared, total - score, total - score);
  if (ofItem === 0 || ofRest === 0) return undefined;
  return spread(seen, product - scoreSquared, score, total - score) / Math.sqrt(ofItem) / Math.sqrt(ofRest);
}

/**
 * α = k / (k − 1) · (1 − Σ s_i² / s_t²) (Cronbach, "Coefficient alpha and the internal structure of tests",
 * Psychometrika 16, 1951). Variances share their divisor, so it drops out. Only where all had the same questions.
 */
function alphaOf({ attempts, total, totalSquared, items }: AnalysisSums): number | undefined {
  const sums = Object.values(items);
  const ofTotal = spread(attempts, totalSquared, total, total);
  if (sums.length < 2 || ofTotal === 0 || sums.some(({ seen }) => seen !== attempts)) return undefined;
  const ofItems = sums.reduce(
    (sum, { score, scoreSquared }) => sum + spread(attempts, scoreSquared, score, score),
    0,
  );
  return (sums.length / (sums.length - 1)) * (1 - ofItems / ofTotal);
}

/**
 * The figures of every question. Facility index: mean score over the highest possible (Crocker and Algina,
 * "Introduction to Classical and Modern Test Theory", 1986, ch. 14).
 */
export function analyse(
  sums: AnalysisSums,
  questions: readonly Pick<Question, 'id' | 'points' | 'options'>[],
): Analysis {
  return {
    attempts: sums.attempts,
    alpha: alphaOf(sums),
    items: questions.map(({ id, points, options }) => {
      const item = sums.items[id];
      return {
        questionId: id,
        seen: item?.seen ?? 0,
        facility: item && item.score / (item.seen * hundredths(points)),
        discrimination: item && discriminationOf(item),
        optionShares: options.map((_, index) => (item ? (item.options[index] ?? 0) / item.seen : 0)),
      };
    }),
  };
}
