/** Sums over what a person has made and taken. */
export interface PersonSums {
  /** Quizzes that are theirs, whatever their status. */
  quizzes: number;
  /** Finished attempts whose score came with the result, and the sum of their percentages. */
  scores: number;
  scoreSum: number;
}

/** What one quiz or attempt adds to the sums of its person. */
export type Share = Partial<PersonSums>;

/** What is kept of a person beside the profile, so that opening the site counts nothing. */
export interface Counters extends PersonSums {
  /** Ids of unread notifications, oldest first, at most `MOST_UNREAD` of the newest. */
  unread: string[];
  /** What was counted lately of which quiz or attempt; `at` in epoch ms. Tells a repeated record from a new one. */
  recent: Record<string, { share: Share; at: number }>;
}

/** More unread ones than this are not told apart: the bell shows "99+". */
export const MOST_UNREAD = 100;

/** Stream records live 24 hours: what was counted longer ago than this comes no second time. */
export const REPEATABLE_MS = 48 * 3_600_000;

/** Bounds the item: one person's quizzes and attempts within `REPEATABLE_MS`, of which the latest are kept. */
const MOST_RECENT = 200;

export const noCounters = (): Counters => ({
  quizzes: 0,
  scores: 0,
  scoreSum: 0,
  unread: [],
  recent: {},
});

/** What one quiz or attempt added before a change and adds after it. */
export interface ShareChange {
  /** Of the quiz or the attempt. */
  id: string;
  before: Share;
  after: Share;
}

/**
 * The counters after one change. What is known to be counted of the same thing counts rather than what the record says
 * was there before: so records that come again, in their order, end where they ended the first time.
 */
export function countShare(counters: Counters, { id, before, after }: ShareChange, now: number): Counters {
  const counted = counters.recent[id]?.share ?? before;
  const sum = (name: keyof PersonSums) => counters[name] - (counted[name] ?? 0) + (after[name] ?? 0);
  const kept = Object.entries({ ...counters.recent, [id]: { share: after, at: now } })
    .filter(([, { at }]) => at > now - REPEATABLE_MS)
    .toSorted(([, a], [, b]) => a.at - b.at);
  return {
    quizzes: sum('quizzes'),
    scores: sum('scores'),
    scoreSum: sum('scoreSum'),
    unread: counters.unread,
    recent: Object.fromEntries(kept.slice(-MOST_RECENT)),
  };
}

/** The counters once a notification is unread, or is not any more. A set, so repetition changes nothing. */
export function countNotification(counters: Counters, id: string, unread: boolean): Counters {
  const others = counters.unread.filter((one) => one !== id);
  const ids = unread ? [...others, id].toSorted() : others;
  return { ...counters, unread: ids.slice(-MOST_UNREAD) };
}
