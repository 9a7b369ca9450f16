import { type BankPosition, comparePositions } from '@quizhall/shared/rules/quizzes/bank';
import type { QuizCopy } from '../model/bank.ts';
import type { StoredCard } from '../model/quizzes.ts';

/** Quizzes that one look copies into the bank at most: each call of the table takes a hundred keys. */
const MOST_COPIED = 100;
/** And the questions of these, which it has to read and write. */
const MOST_QUESTIONS = 10_000;

/** Sorts after every ISO date. */
export const AFTER_EVERY_DATE = '~';

type Card = Pick<StoredCard, 'id' | 'createdAt' | 'revision' | 'totalQuestions'>;

/** How many of them one look takes: one always, however large. */
function fitting(cards: readonly Card[]): number {
  let room = MOST_QUESTIONS;
  const full = cards.findIndex(({ totalQuestions }, place) => {
    room -= totalQuestions;
    return place >= MOST_COPIED || (place > 0 && room < 0);
  });
  return full < 0 ? cards.length : full;
}

/**
 * Quizzes whose copy in the bank is missing or outdated: those to copy now, first what this and the next
 * pages need, and the first one that is left.
 */
export function planBankCopies<Found extends Card>(
  cards: readonly Found[],
  known: ReadonlyMap<string, Pick<QuizCopy, 'revision'>>,
  after: BankPosition | undefined,
): { now: Found[]; later: Found | undefined } {
  const endOf = ({ createdAt, id }: Card): BankPosition => [createdAt, `${id}#${AFTER_EVERY_DATE}`];
  const isStale = ({ id, revision, totalQuestions }: Card) =>
    totalQuestions > 0 && (known.get(id)?.revision ?? 0) < revision;
  const stale = cards.filter(isStale).toSorted((a, b) => comparePositions(endOf(a), endOf(b)));
  const isAhead = (card: Card) => !after || comparePositions(endOf(card), after) > 0;
  const ahead = stale.filter(isAhead);
  const order = [...ahead, ...stale.filter((card) => !isAhead(card))];
  return { now: order.slice(0, fitting(order)), later: ahead[fitting(ahead)] };
}
