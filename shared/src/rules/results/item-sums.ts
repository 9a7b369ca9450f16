import { toHundredths, shareOf } from '../grading/points.ts';
import { combineTexts, type FrequentTexts, noTexts } from './frequent-texts.ts';
import { combineParts, limitParts, type Parts, type SumKind } from '../partial-sums.ts';

/** Scores and shares of points are hundredths of a percent here, from 0 to this. */
export const WHOLE = 10_000;

/** Attempts are counted by score in so many bands of equal width, from which the upper and the lower group are taken. */
export const BANDS = 20;

/** Up to how many seconds an answer took, and one more for those that took longer. */
export const TIME_BOUNDS = [1, 2, 3, 5, 7, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600] as const;

/** Sums over the attempts that had one question. */
export interface ItemSums {
  /** How many there are, by the band of their score. */
  seen: number[];
  /** Which shares of the question's points they earned, summed by the same bands. */
  earned: number[];
  earnedSquared: number;
  /** Their scores without this question, which would otherwise correlate with itself. */
  rest: number;
  restSquared: number;
  /** Of earned share and score without it. */
  product: number;
  /** What it gave in hundredths of a point, and what it could give in points. */
  hundredths: number;
  points: number;
  /** Answers by how long they took. */
  times: number[];
  /** Who chose each option, by its index in the question: how many, and their scores. */
  options: Record<string, Choosers>;
}

export interface Choosers {
  count: number;
  score: number;
}

/**
 * What item analysis needs, as whole numbers that can be added in any order, merged and taken back. Sums of squares stay
 * exact up to 90 million attempts, however many points a quiz gives, because scores are shares.
 */
export interface AnalysisSums {
  /** Epoch ms: attempts that were finished before are not among these. 0: all are. */
  since: number;
  attempts: number;
  score: number;
  scoreSquared: number;
  items: Record<string, ItemSums>;
  /** Of questions that found no room to be counted singly. */
  otherItems?: ItemSums | undefined;
  /** Written answers that were wrong, by `wrongKey`. */
  wrong: FrequentTexts;
}

/** A finished attempt of which nothing waits for a person: every question that it was asked, in any order. */
export interface AnalysedAttempt {
  answers: readonly AnalysedAnswer[];
}

export interface AnalysedAnswer {
  questionId: string;
  /** What the question gives at most. */
  points: number;
  /** What the answer earned, in hundredths of a point. */
  hundredths: number;
  answered: boolean;
  seconds: number;
  /** Chosen options, by index. */
  chosen: readonly number[];
  /** What was written and is wrong. */
  wrong: readonly WrittenWrong[];
}

/** A wrong text, in the form in which grading compares; blanks count from 1, and 0 is the whole answer. */
export interface WrittenWrong {
  blank: number;
  text: string;
}

export const wrongKey = (questionId: string, { blank, text }: WrittenWrong): string =>
  `${questionId}/${blank} ${text}`;

/** The inverse of `wrongKey`: ids have no space and no slash. */
export function parseWrongKey(key: string): WrittenWrong & { questionId: string } {
  const space = key.indexOf(' ');
  const [questionId = '', blank] = key.slice(0, space).split('/');
  return { questionId, blank: Number(blank), text: key.slice(space + 1) };
}

/** What is longer is no answer that one would accept, and would take the room of many. */
const LONGEST_WRONG = 80;

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

const ITEM_SUMS = [
  'earnedSquared',
  'rest',
  'restSquared',
  'product',
  'hundredths',
  'points',
] as const satisfies (keyof ItemSums)[];
const ITEM_LISTS = ['seen', 'earned', 'times'] as const satisfies (keyof ItemSums)[];
const QUIZ_SUMS = ['attempts', 'score', 'scoreSquared'] as const satisfies (keyof AnalysisSums)[];

const NO_ITEM: ItemSums = {
  seen: zeros(BANDS),
  earned: zeros(BANDS),
  earnedSquared: 0,
  rest: 0,
  restSquared: 0,
  product: 0,
  hundredths: 0,
  points: 0,
  times: zeros(TIME_BOUNDS.length + 1),
  options: {},
};

export const emptyAnalysis = (since = 0): AnalysisSums => ({
  since,
  attempts: 0,
  score: 0,
  scoreSquared: 0,
  items: {},
  wrong: noTexts(),
});

const single = (length: number, index: number, value: number): number[] => {
  const list = zeros(length);
  list[index] = value;
  return list;
};

const timeBand = (seconds: number): number => {
  const band = TIME_BOUNDS.findIndex((bound) => seconds <= bound);
  return band < 0 ? TIME_BOUNDS.length : band;
};

/** Of nothing that could be earned, nothing was. */
const scoreOf = (earned: number, possible: number): number =>
  possible > 0 ? shareOf(WHOLE, earned, possible) : 0;

/** The sums of one attempt alone. */
function contributionOf({ answers }: AnalysedAttempt): AnalysisSums {
  const total = answers.reduce((sum, { hundredths }) => sum + hundredths, 0);
  const possible = answers.reduce((sum, { points }) => sum + toHundredths(points), 0);
  const score = scoreOf(total, possible);
  const band = Math.min(BANDS - 1, Math.floor((score * BANDS) / WHOLE));
  const items = answers.map((answer): [string, ItemSums] => {
    const { questionId, points, hundredths, answered, seconds, chosen } = answer;
    const earned = scoreOf(hundredths, toHundredths(points));
    const rest = scoreOf(total - hundredths, possible - toHundredths(points));
    const times = answered ? single(NO_ITEM.times.length, timeBand(seconds), 1) : NO_ITEM.times;
    const item = {
      seen: single(BANDS, band, 1),
      earned: single(BANDS, band, earned),
      earnedSquared: earned * earned,
      rest,
      restSquared: rest * rest,
      product: earned * rest,
      hundredths,
      points,
      times,
      options: Object.fromEntries(chosen.map((index) => [index, { count: 1, score }])),
    };
    return [questionId, item];
  });
  const wrong = answers.flatMap(({ questionId, wrong: texts }) =>
    texts.filter(({ text }) => text.length <= LONGEST_WRONG).map((text) => wrongKey(questionId, text)),
  );
  return {
    ...emptyAnalysis(),
    attempts: 1,
    score,
    scoreSquared: score * score,
    items: Object.fromEntries(items),
    wrong: { each: Object.fromEntries(wrong.map((key) => [key, { sure: 1, maybe: 0 }])) },
  };
}

function combineOptions(a: ItemSums['options'], b: ItemSums['options'], sign: 1 | -1): ItemSums['options'] {
  const options = { ...a };
  for (const [index, { count, score }] of Object.entries(b)) {
    const was = options[index] ?? { count: 0, score: 0 };
    const next = { count: was.count + sign * count, score: was.score + sign * score };
    if (next.count === 0 && next.score === 0) delete options[index];
    else options[index] = next;
  }
  return options;
}

function combineItem(a: ItemSums, b: ItemSums, sign: 1 | -1): ItemSums {
  const sums = { ...a, options: combineOptions(a.options, b.options, sign) };
  for (const key of ITEM_SUMS) sums[key] += sign * b[key];
  for (const key of ITEM_LISTS) sums[key] = a[key].map((sum, index) => sum + sign * (b[key][index] ?? 0));
  return sums;
}

/** One part of the stream may only correct what another has added. */
const isNothing = (sums: ItemSums): boolean =>
  ITEM_SUMS.every((key) => sums[key] === 0) &&
  ITEM_LISTS.every((key) => sums[key].every((sum) => sum === 0)) &&
  Object.keys(sums.options).length === 0;

const ITEMS: SumKind<ItemSums> = { none: NO_ITEM, combine: combineItem, isNothing };

const partsOf = ({ items, otherItems }: AnalysisSums): Parts<ItemSums> => ({ each: items, rest: otherItems });

const withParts = (sums: AnalysisSums, { each, rest }: Parts<ItemSums>): AnalysisSums => ({
  ...sums,
  items: each,
  ...(rest && { otherItems: rest }),
});

/** Removing what was added gives back the very same value. */
function combine(a: AnalysisSums, b: AnalysisSums, sign: 1 | -1): AnalysisSums {
  const sum = withParts(a, combineParts(partsOf(a), partsOf(b), sign, ITEMS));
  for (const key of QUIZ_SUMS) sum[key] += sign * b[key];
  sum.since = Math.max(a.since, b.since);
  sum.wrong = combineTexts(a.wrong, b.wrong, sign);
  return sum;
}

export const addToAnalysis = (sums: AnalysisSums, attempt: AnalysedAttempt): AnalysisSums =>
  combine(sums, contributionOf(attempt), 1);

/** The inverse of `addToAnalysis`, for an attempt that was graded anew. */
export const removeFromAnalysis = (sums: AnalysisSums, attempt: AnalysedAttempt): AnalysisSums =>
  combine(sums, contributionOf(attempt), -1);

export const mergeAnalysis = (...parts: readonly AnalysisSums[]): AnalysisSums =>
  parts.reduce((sum, part) => combine(sum, part, 1), emptyAnalysis());

const seenBy = ({ seen }: ItemSums): number => seen.reduce((sum, count) => sum + count, 0);

/** Room for some 600 questions of four options, or 350 of twenty; wrong texts take at most 30 KB beside them. */
const MOST_ITEM_BYTES = 350_000;

/** Bounds what is stored: the questions that the fewest have seen are counted together, and shown no more. */
export function limitAnalysis(sums: AnalysisSums): AnalysisSums {
  const parts = partsOf(sums);
  const limited = limitParts(
    parts,
    MOST_ITEM_BYTES,
    ITEMS,
    ([a, one], [b, other]) => seenBy(one) - seenBy(other) || Number(a > b) - Number(a < b),
  );
  return limited === parts ? sums : withParts(sums, limited);
}
