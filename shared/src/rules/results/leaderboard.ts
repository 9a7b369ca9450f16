/** A finished attempt in the order of winners. */
export interface Standing {
  participant: string;
  percentage: number;
  /** Seconds that the attempt took. */
  seconds: number;
  /** Epoch ms. */
  completedAt: number;
  /** Among contenders for a prize: its answers came after its time, so it ranks after every punctual one. */
  late?: boolean | undefined;
}

type Result = Pick<Standing, 'percentage' | 'seconds' | 'late'>;

/** Punctual attempts first, then score, then time: the order of prizes. 0 = a tie. */
export const compareResults = (a: Result, b: Result): number =>
  Number(a.late ?? false) - Number(b.late ?? false) || b.percentage - a.percentage || a.seconds - b.seconds;

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

/** So many are shown. */
export const LEADERBOARD_LENGTH = 100;
/** So many participants are kept: some of them may turn out to stand lower than they did. */
const KEPT = LEADERBOARD_LENGTH + 50;

/** An attempt that may stand on the leaderboard; whether and where, the attempt itself says when it is read. */
export interface Candidate extends Standing {
  /** Of the attempt. */
  number: number;
}

/** The first of these participants, each with all of their attempts here. */
export function bestCandidates(candidates: readonly Candidate[]): Candidate[] {
  const first = new Set(
    bestStandings(candidates)
      .slice(0, KEPT)
      .map(({ participant }) => participant),
  );
  return candidates.filter(({ participant }) => first.has(participant)).toSorted(compareStandings);
}

/** Whether somebody may have found no room. */
export const isFull = (candidates: readonly Candidate[]): boolean => bestStandings(candidates).length >= KEPT;

/** What is kept of a list: the best attempt of each of the first participants. */
export const limitCandidates = (candidates: readonly Candidate[]): Candidate[] =>
  bestStandings(candidates).slice(0, KEPT);

/**
 * All attempts of these lists, each once. Two lists may say different things of one, because its marks have changed since:
 * then the better is kept, which loses nobody.
 */
export function mergeCandidates(lists: readonly (readonly Candidate[])[]): Candidate[] {
  const seen = new Set<string>();
  return lists
    .flat()
    .toSorted(compareStandings)
    .filter(({ participant, number }) => seen.size < seen.add(`${participant}#${number}`).size);
}

/** A list after these attempts have become what they are now; they were maybe on it as something else. */
export function withCandidates(list: readonly Candidate[], changed: readonly Candidate[]): Candidate[] {
  const latest = new Map(
    [...list, ...changed].map((one) => [`${one.participant}#${one.number}`, one] as const),
  );
  return limitCandidates([...latest.values()]);
}

/** Whether two lists keep the same. */
export const isSameTop = (a: readonly Candidate[], b: readonly Candidate[]): boolean =>
  a.length === b.length &&
  a.every((one, index) => {
    const other = b[index];
    return other !== undefined && one.number === other.number && compareStandings(one, other) === 0;
  });

/** A name that everybody reads: the chosen one, or the first word of the given one, and never an e-mail address. */
export function listedName(shownAs: string | undefined, given: string): string {
  const name = shownAs?.trim() || given.trim().split(/\s+/u)[0] || '';
  return name === '' || /@/u.test(name) ? 'Participant' : name;
}

/** Of somebody who is not among the first: how many have a better score, by the statistics' count for each percent. */
export const rankByScores = (histogram: readonly number[], percentage: number): number =>
  1 + histogram.slice(Math.round(percentage) + 1).reduce((sum, count) => sum + count, 0);
