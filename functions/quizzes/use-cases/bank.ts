import type { BankEntryShown } from '@quizhall/shared/contract/quizzes/quiz-bank';
import {
  type BankEntry,
  type BankFilters,
  type BankPlace,
  type BankPosition,
  facilityOf,
  foldBank,
  isSaved,
  pageOfBank,
  positionBefore,
  quizOf,
  usesOf,
} from '@quizhall/shared/rules/quizzes/bank';
import type * as z from 'zod';
import {
  copyQuizzesToBank,
  type QuizCopyPart,
  listQuizCopies,
  listSavedQuestions,
  type QuizCopy,
  removeQuizCopies,
  type SavedQuestion,
} from '../model/bank.ts';
import { listOwnerCards } from '../model/owner-quizzes.ts';
import { listQuestionSums } from '../../results/model/question-sums.ts';
import type { StoredCard } from '../model/quizzes.ts';
import type { BankCursor } from './bank-cursor.ts';
import { AFTER_EVERY_DATE, planBankCopies } from './bank-copies.ts';

type Shown = z.input<typeof BankEntryShown>;

export interface BankRequest extends BankFilters {
  limit: number;
  cursor?: BankCursor | undefined;
}

/** One page of an owner's bank. */
export async function listBank(
  ownerId: string,
  { cursor, ...wanted }: BankRequest,
): Promise<{ questions: Shown[]; next?: BankCursor }> {
  const { places, until, from } = await readBank(ownerId, cursor);
  const { entries, next } = pageOfBank(foldBank(places), { ...wanted, after: cursor?.after, until });
  const isNextWindow = next !== undefined && next === until && from !== undefined;
  return {
    questions: await withNumbers(entries),
    ...(next && { next: { after: next, from: isNextWindow ? from : cursor?.from } }),
  };
}

/** Items of copies that one look clears away at most. */
const MOST_REMOVED = 25;

interface Bank {
  places: BankPlace[];
  /** Up to where everything is known; undefined: all of it. */
  until?: BankPosition | undefined;
  /** Where the next look has to begin reading, if this one could not read all of the bank. */
  from?: string | undefined;
}

async function readBank(ownerId: string, cursor: BankCursor | undefined): Promise<Bank> {
  const [cards, saved, { copies, parts, upTo }] = await Promise.all([
    listOwnerCards(ownerId),
    listSavedQuestions(ownerId),
    listQuizCopies(ownerId, cursor?.from),
  ]);
  const inSight = cards.filter(
    ({ createdAt }) => createdAt <= (cursor?.from ?? AFTER_EVERY_DATE) && createdAt > (upTo ?? ''),
  );
  const known = new Map<string, QuizCopy>(copies.map((copy) => [copy.quizId, copy]));
  const { now, later } = planBankCopies(inSight, known, cursor?.after);
  const owned = new Set(cards.map(({ id }) => id));
  // Of a quiz that is gone, or of an earlier copy that had more items.
  const isLeft = ({ quizId, revision }: QuizCopyPart) =>
    !owned.has(quizId) || revision < (known.get(quizId)?.revision ?? 0);
  const left = parts.filter(isLeft).slice(0, MOST_REMOVED);
  const [copied] = await Promise.all([copyQuizzesToBank(ownerId, now), removeQuizCopies(left)]);
  for (const copy of copied) known.set(copy.quizId, copy);
  return {
    places: [...saved.map(ofSaved), ...inSight.flatMap((card) => ofQuiz(card, known.get(card.id)))],
    ...(later ? { until: positionBefore(later.createdAt, later.id) } : windowEnd(upTo)),
  };
}

const windowEnd = (upTo: string | undefined) =>
  upTo === undefined ? {} : { until: positionBefore(upTo, ''), from: upTo };

const ofSaved = ({ id, question, category, savedAt }: SavedQuestion): BankPlace => ({
  id,
  question,
  category,
  at: savedAt,
  index: 0,
});

const ofQuiz = (
  { id, title, category, createdAt }: StoredCard,
  { ids, questions }: Pick<QuizCopy, 'ids' | 'questions'> = { ids: [], questions: [] },
): BankPlace[] =>
  questions.map((question, index) => ({
    id: ids[index] ?? '',
    question,
    category,
    at: createdAt,
    quiz: { id, title },
    index,
  }));

/** Of so many quizzes, the newest, a page reads what participants answered. */
const MOST_COUNTED = 100;

async function withNumbers(entries: readonly BankEntry[]): Promise<Shown[]> {
  const quizIds = new Set(entries.flatMap(({ places }) => places.flatMap(({ quiz }) => quiz?.id ?? [])));
  const sumsOf = await listQuestionSums([...quizIds].slice(0, MOST_COUNTED));
  return entries.flatMap((entry) => {
    const [newest] = entry.places;
    if (!newest) return [];
    const quiz = quizOf(entry);
    const sums = entry.places.flatMap((place) =>
      place.quiz ? sumsOf(place.quiz.id, place.question.id) : [],
    );
    return [
      {
        id: entry.id,
        question: newest.question,
        category: newest.category,
        ...(quiz && { quizId: quiz.id, quizTitle: quiz.title }),
        uses: usesOf(entry),
        facility: facilityOf(sums),
        saved: isSaved(entry),
      },
    ];
  });
}
