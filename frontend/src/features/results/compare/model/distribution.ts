interface Distributed {
  scoreDistribution: readonly { range: string; count: number }[];
}

/** Percent of a quiz's graded attempts in each range; undefined where none is graded. */
export function sharesOf({ scoreDistribution }: Distributed): number[] | undefined {
  const all = scoreDistribution.reduce((sum, { count }) => sum + count, 0);
  return all > 0 ? scoreDistribution.map(({ count }) => (100 * count) / all) : undefined;
}

const STEP = 20;

/** The upper end of a scale for all of them: the next step above the most. */
export const topOf = (shares: readonly (readonly number[] | undefined)[]): number =>
  Math.max(STEP, Math.ceil(Math.max(0, ...shares.flatMap((one) => one ?? [])) / STEP) * STEP);
