/** A finished attempt in the order of winners. */
export interface Standing {
  participant: string;
  percentage: number;
  /** Seconds that the attempt took. */
  seconds: number;
  /** Epoch ms. */
  completedAt: number;
}

/** Score first, then time: what prizes are given by. 0 = a tie. */
export const compareResults = (
  a: Pick<Standing, 'percentage' | 'seconds'>,
  b: Pick<Standing, 'percentage' | 'seconds'>,
): number => b.percentage - a.percentage || a.seconds - b.seconds;

/** Then who finished earlier. The participant decides last, so that the order never depends on how it was read. */
export const compareStandings = (a: Standing, b: Standing): number =>
  compareResults(a, b) ||
  a.completedAt - b.completedAt ||
  (a.participant < b.participant ? -1 : Number(a.participant > b.participant));

/** The best attempt of each participant, in the order of the leaderboard. */
export function bestStandings<Entry extends Standing>(attempts: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return attempts
    .toSorted(compareStandings)
    .filter(({ participant }) => seen.size < seen.add(participant).size);
}

/** With ranks as in sports: equal in score, time and finish is equal in rank, and the next rank is left out. */
export function leaderboard<Entry extends Standing>(
  attempts: readonly Entry[],
): (Entry & { rank: number })[] {
  const ranked: (Entry & { rank: number })[] = [];
  for (const [index, entry] of bestStandings(attempts).entries()) {
    const before = ranked.at(-1);
    const tied =
      before !== undefined && compareResults(before, entry) === 0 && before.completedAt === entry.completedAt;
    ranked.push({ ...entry, rank: tied ? before.rank : index + 1 });
  }
  return ranked;
}
