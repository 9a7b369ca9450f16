import { CATEGORIES } from '@quizhall/shared/model/enums';
import { Instant } from '@quizhall/shared/model/common';
import { Question } from '@quizhall/shared/model/question';
import * as z from 'zod';
import { mapBounded } from '../_platform/bounded.ts';
import { getMany } from './get-many.ts';
import { allOf, countOf, deleteIf, type Item, pageOf, putIf, putIfAbsent } from './idioms.ts';
import {
  BANK_QUESTION_PREFIX,
  BANK_QUIZ_PREFIX,
  bankPk,
  bankQuestionKey,
  bankQuizKey,
  quizKey,
} from './keys.ts';
import { packed, unpacked } from './quiz-content.ts';
import { listContents } from './quiz-contents.ts';
import type { StoredCard } from './quizzes.ts';

/**
 * The question bank of an owner: questions that were saved by themselves, and for each quiz a copy of its questions, so
 * that a bank is read with one query whatever the number of its quizzes. A copy is made when it is missed
 * (`docs/decisions/0039-question-bank.md`): it names the revision of the quiz that it was made of.
 */

const QuestionItem = z.object({
  sk: z.string(),
  data: z.instanceof(Uint8Array),
  category: z.enum(CATEGORIES),
  savedAt: Instant,
});

/** A question that was saved by itself. */
export interface SavedQuestion {
  id: string;
  question: Question;
  category: z.output<typeof QuestionItem>['category'];
  savedAt: string;
}

const CopyItem = z.object({
  pk: z.string(),
  sk: z.string(),
  quizId: z.string(),
  revision: z.number(),
  /** How many items the copy has. */
  of: z.number(),
  data: z.instanceof(Uint8Array),
});

/** The questions of a quiz at one of its revisions. */
export interface QuizCopy {
  quizId: string;
  revision: number;
  questions: Question[];
}

const beginning = (ownerId: string, prefix: string) => ({
  KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
  ExpressionAttributeValues: { ':pk': bankPk(ownerId), ':prefix': prefix },
});

/** W1: save a question by itself. False: it is saved already. */
export const saveToBank = (ownerId: string, { id, question, ...more }: SavedQuestion): Promise<boolean> =>
  putIfAbsent({ ...bankQuestionKey(ownerId, id), ...more, data: packed(question)[0] });

/** W2: take a question that was saved by itself out of the bank. False: there is none. */
export const removeFromBank = (ownerId: string, id: string): Promise<boolean> =>
  deleteIf({ Key: bankQuestionKey(ownerId, id), ConditionExpression: 'attribute_exists(pk)' });

/** W3: how many questions are saved by themselves. */
export const countSaved = (ownerId: string): Promise<number> =>
  countOf(beginning(ownerId, BANK_QUESTION_PREFIX));

/** W4: all of them. */
export async function listSaved(ownerId: string): Promise<SavedQuestion[]> {
  const items = await allOf({ ...beginning(ownerId, BANK_QUESTION_PREFIX), ConsistentRead: true });
  return items.map((item) => {
    const { sk, data, ...more } = QuestionItem.parse(item);
    return { ...more, id: sk.slice(BANK_QUESTION_PREFIX.length), question: Question.parse(unpacked([data])) };
  });
}

/** A copy as it stands in the bank. */
export interface ReadCopy extends QuizCopy {
  createdAt: string;
  of: number;
}

/** What one answer reads at most of the copies, in pages of 1 MB: some 40,000 questions. */
const MOST_PAGES = 5;

interface Copies {
  copies: ReadCopy[];
  /** Where reading stopped, if there are more: quizzes that are older were not looked at. */
  upTo: string | undefined;
}

/** W5: the copies of quizzes, the newest first; with `from`, of those created up to then. */
export async function listCopies(ownerId: string, from?: string, mostPages = MOST_PAGES): Promise<Copies> {
  const items: Item[] = [];
  const query = {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :newest',
    ExpressionAttributeValues: {
      ':pk': bankPk(ownerId),
      ':first': BANK_QUIZ_PREFIX,
      // Behind every quiz of that instant, or behind all of them.
      ':newest': `${BANK_QUIZ_PREFIX}${from ?? ''}~`,
    },
    ConsistentRead: true,
    ScanIndexForward: false,
  };
  let last: Item | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const read = await pageOf(query, last);
    items.push(...read.items);
    last = read.last;
    if (!last) break;
  }
  return { copies: copiesIn(items), upTo: last && timeIn(String(last['sk'])) };
}

const timeIn = (sk: string): string => sk.slice(BANK_QUIZ_PREFIX.length).split('#')[0] ?? '';

/** Those whose items are all there, of one revision. */
function copiesIn(items: readonly Item[]): ReadCopy[] {
  const byQuiz = Map.groupBy(
    items.map((item) => CopyItem.parse(item)),
    ({ quizId }) => quizId,
  );
  return [...byQuiz].flatMap(([quizId, found]) => {
    const newest = Math.max(...found.map(({ revision }) => revision));
    const parts = found.filter(({ revision }) => revision === newest);
    const [first] = parts;
    if (!first || parts.length !== first.of) return [];
    const chunks = parts.toSorted((a, b) => (a.sk < b.sk ? -1 : 1)).map(({ data }) => data);
    const questions = z.array(Question).parse(unpacked(chunks));
    return [{ quizId, revision: newest, questions, createdAt: timeIn(first.sk), of: first.of }];
  });
}

/** Reading a quiz takes two keys of two calls, which take a hundred each. */
const WRITES_AT_ONCE = 25;

const Revision = z.object({
  card: z.object({ id: z.string(), revision: z.number() }),
  ownerId: z.string(),
  version: z.number(),
  deletedAt: z.string().optional(),
});

/**
 * W6: copies quizzes into the bank, with every change that was acknowledged. A quiz that was deleted, given away or
 * published meanwhile is left out: the next look copies it.
 */
export async function copyToBank(ownerId: string, cards: readonly StoredCard[]): Promise<QuizCopy[]> {
  if (cards.length === 0) return [];
  const metas = (
    await getMany(
      cards.map(({ id }) => quizKey(id)),
      { projection: 'card, ownerId, version, deletedAt', consistent: true },
    )
  )
    .map((item) => Revision.parse(item))
    .filter((meta) => meta.ownerId === ownerId && !meta.deletedAt);
  // Read after the revision, so that a copy never claims to be newer than it is.
  const contents = await listContents(metas.map(({ card, version }) => ({ id: card.id, version })));
  const copies = metas.flatMap(({ card: { id, revision } }) => {
    const content = contents.get(id);
    return content ? [{ quizId: id, revision, questions: content.questions }] : [];
  });
  const createdAt = new Map(cards.map((card) => [card.id, card.createdAt]));
  await mapBounded(copies, WRITES_AT_ONCE, (copy) =>
    putCopy(ownerId, { id: copy.quizId, createdAt: createdAt.get(copy.quizId) ?? '' }, copy),
  );
  return copies;
}

/** A copy of an earlier revision gives way, one of a later one stays. */
async function putCopy(
  ownerId: string,
  quiz: Pick<StoredCard, 'id' | 'createdAt'>,
  { quizId, revision, questions }: QuizCopy,
): Promise<void> {
  const chunks = packed(questions);
  for (const [chunk, data] of chunks.entries()) {
    await putIf({
      Item: { ...bankQuizKey(ownerId, quiz, chunk), quizId, revision, of: chunks.length, data },
      ConditionExpression: 'attribute_not_exists(pk) OR revision <= :revision',
      ExpressionAttributeValues: { ':revision': revision },
    });
  }
}

/** W7: take the copies of quizzes that are gone out of the bank. */
export async function removeCopies(ownerId: string, copies: readonly ReadCopy[]): Promise<void> {
  const keys = copies.flatMap((copy) =>
    Array.from({ length: copy.of }, (_, chunk) => bankQuizKey(ownerId, { ...copy, id: copy.quizId }, chunk)),
  );
  await mapBounded(keys, WRITES_AT_ONCE, (Key) => deleteIf({ Key }));
}
