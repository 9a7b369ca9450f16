/**
 * How often which text was given, for at most so many texts (space-saving: Metwally, Agrawal and El Abbadi, "Efficient
 * computation of frequent and top-k elements in data streams", ICDT 2005). Until more than that were given, the counts
 * are exact and can be taken back exactly; from then on a new text takes the place of the rarest one, so that whatever is
 * given more often than one time in a hundred is in the list, and its count is the least it can be.
 */
export interface FrequentTexts {
  each: Record<string, TextCount>;
  /** Texts have been let go of. */
  full?: true | undefined;
}

interface TextCount {
  /** Times that it was given since it stands in the list; below 0 where another part of the stream has counted it. */
  sure: number;
  /** Times that it may have been given before. */
  maybe: number;
}

const MOST_TEXTS = 100;

export const noTexts = (): FrequentTexts => ({ each: {} });

/** The texts of `b` added to those of `a`, or taken back. */
export function combineTexts(a: FrequentTexts, b: FrequentTexts, sign: 1 | -1): FrequentTexts {
  const counts = new Map(Object.entries(a.each));
  let full = a.full ?? b.full;
  // The frequent ones come last, so that none of the rare ones takes the place of one of them.
  for (const [text, { sure, maybe }] of Object.entries(b.each).toSorted(byWeight)) {
    const was = counts.get(text);
    const next = { sure: (was?.sure ?? 0) + sign * sure, maybe: (was?.maybe ?? 0) + maybe };
    if (next.sure === 0 || (full && next.sure < 0)) {
      counts.delete(text);
      continue;
    }
    if (!was && counts.size >= MOST_TEXTS) {
      full = true;
      next.maybe += withoutRarest(counts);
    }
    counts.set(text, next);
  }
  return { each: Object.fromEntries(counts), ...(full && { full }) };
}

const weightOf = ({ sure, maybe }: TextCount): number => Math.abs(sure) + maybe;

const byWeight = ([a, one]: [string, TextCount], [b, other]: [string, TextCount]): number =>
  weightOf(one) - weightOf(other) || (a < b ? -1 : 1);

/** Takes the rarest text out and answers how often it may have been given. */
function withoutRarest(counts: Map<string, TextCount>): number {
  const [rarest] = [...counts].toSorted(byWeight);
  if (!rarest) return 0;
  counts.delete(rarest[0]);
  return weightOf(rarest[1]);
}

/** The texts that were given, the most frequent first, with the least that each can have been given. */
export const frequentTexts = ({ each }: FrequentTexts): { text: string; count: number }[] =>
  Object.entries(each)
    .map(([text, { sure }]) => ({ text, count: sure }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
