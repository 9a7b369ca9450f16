import { LIMITS } from '../../model/limits.ts';
import type { PrizePlace, PrizePool } from '../../model/quizzes/quiz.ts';
import { bestStandings, compareResults, type Standing } from '../results/leaderboard.ts';
import { toCents } from '../money.ts';

/** Shares by place, first place first. `percent` in hundredths of a percent, `fixed` in cents. */
export interface Distribution {
  form: 'percent' | 'fixed';
  shares: readonly number[];
}

const PART = /^(\$?)(\d{1,7}(?:\.\d{1,2})?)(%?)$/;
const SEPARATOR = /[/,;]/;
const WHOLE = 10_000;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/**
 * Reads `50/30/20` or `50%, 30%, 20%` as percent that make 100, and `$500 / $300 / $200` or bare amounts that make the
 * pool (in cents) as fixed amounts. Undefined for anything else: free text stays the creator's note.
 */
export function parseDistribution(text: string, pool: number): Distribution | undefined {
  const parts = text.split(SEPARATOR).map((part) => PART.exec(part.trim()));
  if (parts.length > LIMITS.prizePlaces) return undefined;
  const shares = parts.map((part) => toCents(Number(part?.[2])));
  if (shares.some((share) => !(share > 0))) return undefined;
  const marked = (group: 1 | 3) => parts.some((part) => part?.[group]);
  if (!marked(1) && sum(shares) === WHOLE) return { form: 'percent', shares };
  return !marked(3) && sum(shares) === pool ? { form: 'fixed', shares } : undefined;
}

type Prize = Pick<PrizePool, 'totalAmount' | 'distribution' | 'places'>;

const shareOf = (place: PrizePlace): number => ('cents' in place ? place.cents : toCents(place.percent));

/** The places as they were written, whether they make the whole or not. Undefined where they are of both kinds. */
function writtenPlaces(places: readonly PrizePlace[]): Distribution | undefined {
  const fixed = places.filter((place) => 'cents' in place).length;
  if (fixed > 0 && fixed < places.length) return undefined;
  return { form: fixed > 0 ? 'fixed' : 'percent', shares: places.map(shareOf) };
}

const IN_WORDS: Record<Distribution['form'], (share: number) => string> = {
  percent: (share) => `${share / 100}%`,
  fixed: (share) => `$${(share / 100).toFixed(2)}`,
};

/** What is wrong with the places of a prize. */
export function placesProblem({ totalAmount, places = [] }: Prize): string | undefined {
  if (places.length === 0) return undefined;
  const written = writtenPlaces(places);
  if (!written) return 'Please give every place a percentage, or every place an amount';
  const { form, shares } = written;
  const empty = shares.findIndex((share) => share <= 0);
  if (empty !== -1) return `Please enter what place ${empty + 1} gets`;
  const whole = form === 'percent' ? WHOLE : toCents(totalAmount);
  const inWords = IN_WORDS[form];
  return sum(shares) === whole
    ? undefined
    : `The places come to ${inWords(sum(shares))}. They have to come to ${inWords(whole)}.`;
}

/** How a prize is divided: by its places, else as its note says, else all of it to the first place. */
export function distributionOf(prize: Prize): Distribution {
  const written = prize.places?.length && !placesProblem(prize) ? writtenPlaces(prize.places) : undefined;
  return (
    written ??
    parseDistribution(prize.distribution, toCents(prize.totalAmount)) ?? { form: 'percent', shares: [WHOLE] }
  );
}

/**
 * Divides whole cents by weights so that nothing is lost: everyone gets the whole cents of their share, the cents left
 * over go to the largest remainders, the earlier first (Hamilton's method; Balinski and Young, "Fair Representation",
 * 1982). Exact for any amount.
 */
export function splitByWeight(cents: number, weights: readonly number[]): number[] {
  const whole = BigInt(sum(weights));
  if (whole === 0n) return weights.map(() => 0);
  const quotas = weights.map((weight, index) => {
    const product = BigInt(cents) * BigInt(weight);
    return { index, floor: Number(product / whole), remainder: product % whole };
  });
  const amounts = quotas.map(({ floor }) => floor);
  const byRemainder = quotas.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  for (const { index } of byRemainder.slice(0, cents - sum(amounts)))
    amounts[index] = (amounts[index] ?? 0) + 1;
  return amounts;
}

export interface Payout {
  participant: string;
  /** Of the tied ones all the same. */
  place: number;
  cents: number;
}

/** Neighbours that are equal in score and time. */
function tiedGroups(standings: readonly Standing[]): Standing[][] {
  const groups: Standing[][] = [];
  for (const standing of standings) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && compareResults(first, standing) === 0) group.push(standing);
    else groups.push([standing]);
  }
  return groups;
}

/**
 * Who gets what of a pool (in cents). Winners by score, then time, each participant once with the best attempt; those
 * who are equal in both share what their places bring together, odd cents to whoever finished first. Places that
 * nobody took go to the winners in proportion: the payouts always sum to the pool. Empty when nobody took part.
 */
export function splitPool(pool: number, { shares }: Distribution, attempts: readonly Standing[]): Payout[] {
  const winners: { place: number; group: Standing[]; weight: number }[] = [];
  let place = 0;
  for (const group of tiedGroups(bestStandings(attempts))) {
    if (place >= shares.length) break;
    winners.push({ place: place + 1, group, weight: sum(shares.slice(place, place + group.length)) });
    place += group.length;
  }
  const amounts = splitByWeight(
    pool,
    winners.map(({ weight }) => weight),
  );
  return winners.flatMap(({ place, group }, index) => {
    const each = splitByWeight(
      amounts[index] ?? 0,
      group.map(() => 1),
    );
    return group.map(({ participant }, member) => ({ participant, place, cents: each[member] ?? 0 }));
  });
}
