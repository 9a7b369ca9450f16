/** How often a question was answered and graded, and how often right. */
export interface RateSums {
  seen: number;
  correct: number;
  pending: number;
}

/** With fewer, one person moves a rate by more than 10 percent. */
export const FEWEST_ANSWERED = 10;
const MOST_RANKED = 5;

/** Percent right among those that are graded; undefined where too few are to say anything. */
export function correctRateOf(
  sums: readonly RateSums[],
): { correctRate: number; answered: number } | undefined {
  const sum = (name: keyof RateSums) => sums.reduce((total, one) => total + one[name], 0);
  const answered = sum('seen') - sum('pending');
  if (answered < FEWEST_ANSWERED) return undefined;
  return { correctRate: Math.round((1_000 * sum('correct')) / answered) / 10, answered };
}

interface Rated {
  correctRate: number;
  answered: number;
}

/** Of the same rate, the one that more people have answered says more. */
const byRate = (a: Rated, b: Rated): number => a.correctRate - b.correctRate || b.answered - a.answered;

/** The question that the fewest got right, if there is one. */
export const hardestOf = <Question extends Rated>(questions: readonly Question[]): Question | undefined =>
  questions.toSorted(byRate)[0];

/** The easiest and the hardest ones; none is both. */
export function rankQuestions<Question extends Rated>(
  questions: readonly Question[],
): { best: Question[]; worst: Question[] } {
  const sorted = questions.toSorted(byRate);
  const worst = sorted.slice(0, Math.min(MOST_RANKED, Math.ceil(sorted.length / 2)));
  const best = sorted.slice(worst.length).slice(-MOST_RANKED).toReversed();
  return { best, worst };
}
