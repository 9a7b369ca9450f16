import { comparable } from '../grading/text.ts';
import type { Category, QuestionType } from '../../model/enums.ts';
import type { Media, Question } from '../../model/quizzes/question.ts';

/**
 * The question bank of one author: every question of their quizzes, and those that they saved by themselves, each once.
 * Pure: `functions/quizzes/model/bank.ts` reads what is folded here.
 */

/** Where a question stands: in a quiz, or saved to the bank by itself. */
export interface BankPlace {
  /** Which questions are the same: a digest of `identityOf`. */
  id: string;
  question: Question;
  category: Category;
  /** When its quiz was created, or when it was saved. */
  at: string;
  /** Absent where it was saved by itself. */
  quiz?: { id: string; title: string } | undefined;
  /** Position in the quiz. */
  index: number;
}

/** A question of the bank, with everywhere it stands, the newest place first. */
export interface BankEntry {
  id: string;
  places: readonly BankPlace[];
}

/** Of an entry in the list, the newest first; still a position when the entry has gone. */
export type BankPosition = readonly [at: string, place: string];

export interface BankFilters {
  q?: string | undefined;
  type?: QuestionType | undefined;
  category?: Category | undefined;
  difficulty?: Question['difficulty'] | undefined;
  tag?: string | undefined;
}

const fileOf = (media: Media | undefined) => media?.key ?? '';

/** What matching and ordering have in place of options. */
const ownTexts = (question: Question): string[] => {
  if (question.type === 'ordering') return question.items;
  if (question.type !== 'matching') return [];
  return [...question.pairs.flatMap(({ left, right }) => [left, right]), ...question.distractors];
};

/**
 * What makes two questions one and the same: the type, what is asked and how it is answered. Points, times, tags,
 * difficulty and explanations may differ, and so may the order of options.
 */
export function identityOf(question: Question): string {
  const { type, question: stem, description, media, options, correctAnswers } = question;
  const choices = options
    .map(({ text, isCorrect, media: file }) => JSON.stringify([text, isCorrect, fileOf(file)]))
    .toSorted();
  const grading = 'grading' in question ? question.grading : undefined;
  const pairs = question.type === 'matching' ? question.pairs.length : 0;
  return JSON.stringify([
    type,
    stem,
    description,
    fileOf(media),
    choices,
    correctAnswers,
    pairs,
    ownTexts(question),
    grading,
  ]);
}

export const positionOf = ({ id, at, quiz, index }: BankPlace): BankPosition => [
  at,
  quiz ? placeIn(quiz.id, String(index).padStart(4, '0')) : placeIn('', id),
];

/** Right before the first question of a quiz. */
export const positionBefore = (at: string, quizId: string): BankPosition => [at, placeIn(quizId, '')];

const placeIn = (quizId: string, place: string): string => `${quizId}#${place}`;

/** The newest first; within a quiz in its order. */
export function comparePositions([atA, a]: BankPosition, [atB, b]: BankPosition): number {
  if (atA !== atB) return atA > atB ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

const byPosition = (a: BankPlace, b: BankPlace): number => comparePositions(positionOf(a), positionOf(b));

/** Every question once, at its newest place. */
export function foldBank(places: readonly BankPlace[]): BankEntry[] {
  const groups = Map.groupBy(places.toSorted(byPosition), ({ id }) => id);
  return [...groups].map(([id, group]) => ({ id, places: group }));
}

/** In how many quizzes it stands. */
export const usesOf = ({ places }: BankEntry): number =>
  new Set(places.flatMap(({ quiz }) => quiz?.id ?? [])).size;

/** Its newest place in a quiz; undefined when it stands in none. */
export const quizOf = ({ places }: BankEntry): BankPlace['quiz'] => places.find(({ quiz }) => quiz)?.quiz;

/** Whether it was saved by itself, too. */
export const isSaved = ({ places }: BankEntry): boolean => places.some(({ quiz }) => !quiz);

const folded = (text: string): string => comparable(text, true);

function textOf(question: Question): string {
  const { question: stem, description, options, correctAnswers, tags } = question;
  const answers = [...options.map(({ text }) => text), ...correctAnswers, ...ownTexts(question)];
  return folded([stem, description, ...answers, ...tags].join('\n'));
}

/** Whether an entry is what is looked for: every word somewhere in it; category and tag of any of its places. */
export function matcherOf({
  q = '',
  type,
  category,
  difficulty,
  tag,
}: BankFilters): (entry: BankEntry) => boolean {
  const words = folded(q).split(/\s+/).filter(Boolean);
  const wantedTag = tag === undefined ? undefined : folded(tag);
  return ({ places }) => {
    const question = places[0]?.question;
    if (!question) return false;
    if (type && question.type !== type) return false;
    if (difficulty && question.difficulty !== difficulty) return false;
    if (category && !places.some((place) => place.category === category)) return false;
    const hasTag = (place: BankPlace) => place.question.tags.some((own) => folded(own) === wantedTag);
    if (wantedTag && !places.some(hasTag)) return false;
    if (words.length === 0) return true;
    const text = textOf(question);
    return words.every((word) => text.includes(word));
  };
}

export interface BankQuery extends BankFilters {
  limit: number;
  /** Where the page before ended. */
  after?: BankPosition | undefined;
  /** From here on not everything is known yet: the page ends there, and the next one begins there. */
  until?: BankPosition | undefined;
}

/** An answer may hold so many characters of questions, but always one question. */
const PAGE_CHARACTERS = 1_000_000;

/** One page of the entries that fit, and where the next one begins, if there is more. */
export function pageOfBank(
  entries: readonly BankEntry[],
  { limit, after, until, ...filters }: BankQuery,
): { entries: BankEntry[]; next?: BankPosition } {
  const fits = matcherOf(filters);
  const found: BankEntry[] = [];
  let last: BankPosition | undefined;
  let characters = 0;
  for (const entry of entries) {
    const [newest] = entry.places;
    if (!newest) continue;
    const position = positionOf(newest);
    if (after && comparePositions(position, after) <= 0) continue;
    if (until && comparePositions(position, until) > 0) break;
    if (!fits(entry)) continue;
    characters += JSON.stringify(newest.question).length;
    const isFull = found.length === limit || characters > PAGE_CHARACTERS;
    if (last && isFull) return { entries: found, next: last };
    found.push(entry);
    last = position;
  }
  return { entries: found, ...(until && { next: until }) };
}

/** Right and asked answers at one place. */
export interface AnswerSums {
  seen: number;
  correct: number;
}

/** The share of those asked who answered right, over all places, to thousandths; undefined where nobody was asked. */
export function facilityOf(sums: readonly AnswerSums[]): number | undefined {
  const seen = sums.reduce((total, sum) => total + sum.seen, 0);
  const correct = sums.reduce((total, sum) => total + sum.correct, 0);
  return seen > 0 ? Math.round((1_000 * correct) / seen) / 1_000 : undefined;
}
