import { CATEGORIES } from '@quizhall/shared/model/enums';
import { Instant } from '@quizhall/shared/model/common';
import { Question } from '@quizhall/shared/model/quizzes/question';
import * as z from 'zod';
import { identityOf } from '@quizhall/shared/rules/quizzes/bank';
import { mapBounded } from '../../platform/map-bounded.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import {
  queryAll,
  deleteIf,
  type Item,
  queryPage,
  putIf,
  withPrefix,
} from '../../platform/dynamodb/commands.ts';
import {
  BANK_QUESTION_PREFIX,
  BANK_QUIZ_PREFIX,
  bankPk,
  bankQuestionKey,
  bankQuizKey,
  type Key,
  quizKey,
} from '../../platform/dynamodb/keys.ts';
import { inflateChunks, packChunks, unpackChunks } from './quiz-content.ts';
import { listContents } from './quiz-contents.ts';
import type { StoredCard } from './quizzes.ts';

/**
 * The question bank of an owner: questions that were saved by themselves, and for each quiz a copy of its questions, so
 * that a bank is read with one query whatever the number of its quizzes. A copy is made when it is missed
 * (`docs/decisions/0039-question-bank.md`): it names the revision of the quiz that it was made of. Formulas are made
 * where the bank is shown: their MathML would be most of it.
 */

const ID_LENGTH = 22;
/** Id of a question in the bank. Equal questions have equal ids. */
export const toBankId = (question: Question): string => sha256(identityOf(question)).slice(0, ID_LENGTH);

function withoutFormulas(written: Question): Question {
  const { formulas: _, ...question } = written;
  return question;
}

const QuestionItem = z.object({
  sk: z.string(),
  data: z.instanceof(Uint8Array),
  category: z.enum(CATEGORIES),
  savedAt: Instant,
});

/** A question saved by itself. */
export interface SavedQuestion {
  id: string;
  question: Question;
  category: z.output<typeof QuestionItem>['category'];
  savedAt: string;
}

/** Of the packed copy and of the ids in it: raised with either (`identityOf`), so that copies are made anew. */
const SHAPE = 2;

const CopyItem = z.object({
  pk: z.string(),
  sk: z.string(),
  quizId: z.string(),
  revision: z.number(),
  shape: z.number().default(1),
  /** How many items the copy has. */
  of: z.number(),
  data: z.instanceof(Uint8Array),
});
type CopyItem = z.output<typeof CopyItem>;

const Copied = z.object({
  /** Of the questions, in their order: making them again at every look would cost more than reading them. */
  ids: z.array(z.string()),
  questions: z.array(Question),
});

/** The questions of a quiz at one of its revisions. */
export interface QuizCopy {
  quizId: string;
  revision: number;
  ids: string[];
  questions: Question[];
}

const beginning = (ownerId: string, prefix: string) => ({
  ...withPrefix(bankPk(ownerId), prefix),
});

/** Size of a saved question, counted against `LIMITS.bankBytes`. */
export const bankBytes = (question: Question): number =>
  Buffer.byteLength(JSON.stringify(withoutFormulas(question)));

/** Saves a question by itself and replaces an equal one, whose points or explanation may differ. */
export async function saveToBank(ownerId: string, { id, question, ...more }: SavedQuestion): Promise<void> {
  const [data] = packChunks(withoutFormulas(question));
  await putIf({
    Item: { ...bankQuestionKey(ownerId, id), ...more, unpackedBytes: bankBytes(question), data },
  });
}

/** Deletes a question saved by itself. Returns false if it does not exist. */
export const removeFromBank = (ownerId: string, id: string): Promise<boolean> =>
  deleteIf({ Key: bankQuestionKey(ownerId, id), ConditionExpression: 'attribute_exists(pk)' });

const SavedSize = z.object({ sk: z.string(), unpackedBytes: z.number().default(0) });

/** Sizes of the questions saved by themselves, by id. */
export async function listSavedQuestionSizes(ownerId: string): Promise<Map<string, number>> {
  const items = await queryAll({
    ...beginning(ownerId, BANK_QUESTION_PREFIX),
    ProjectionExpression: 'sk, unpackedBytes',
  });
  return new Map(
    items.map((item) => {
      const { sk, unpackedBytes } = SavedSize.parse(item);
      return [sk.slice(BANK_QUESTION_PREFIX.length), unpackedBytes];
    }),
  );
}

/** Questions saved by themselves; bounded by `LIMITS.bankBytes`. */
export async function listSavedQuestions(ownerId: string): Promise<SavedQuestion[]> {
  const items = await queryAll({ ...beginning(ownerId, BANK_QUESTION_PREFIX), ConsistentRead: true });
  return items.map(toSavedQuestion);
}

/** Parses a stored question. */
export function toSavedQuestion(item: unknown): SavedQuestion {
  const { sk, data, ...more } = QuestionItem.parse(item);
  return {
    ...more,
    id: sk.slice(BANK_QUESTION_PREFIX.length),
    question: Question.parse(unpackChunks([data])),
  };
}

/** A stored copy. */
export interface StoredQuizCopy extends QuizCopy {
  createdAt: string;
}

/** What one answer reads at most of the copies, in pages of 1 MB: some 40,000 questions. */
const MOST_PAGES = 5;
/** And what that may unpack to: texts that repeat themselves deflate to a hundredth. */
const MOST_UNPACKED = 24_000_000;

/** One item of a copy. */
export type QuizCopyPart = Pick<CopyItem, keyof Key | 'quizId' | 'revision'>;

interface Copies {
  copies: StoredQuizCopy[];
  /** All items that were read, also of copies that are not whole. */
  parts: QuizCopyPart[];
  /** Where reading stopped, if there are more: quizzes that are older were not looked at. */
  upTo: string | undefined;
}

/** Copies of quizzes, newest first; with `from`, of quizzes created up to then. */
export async function listQuizCopies(
  ownerId: string,
  from?: string,
  { mostPages = MOST_PAGES, mostUnpacked = MOST_UNPACKED } = {},
): Promise<Copies> {
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
    const read = await queryPage(query, last);
    items.push(...read.items);
    last = read.last;
    if (!last) break;
  }
  const parts = items.map((item) => CopyItem.parse(item));
  const { copies, upTo = last && timeIn(String(last['sk'])) } = copiesIn(parts, mostUnpacked);
  return { copies, parts, upTo };
}

const timeIn = (sk: string): string => sk.slice(BANK_QUIZ_PREFIX.length).split('#')[0] ?? '';

/**
 * Those whose items are all there, of one revision, until they unpack to more than that; then `upTo` says where the rest
 * begins. Copies of one instant are never parted, so that the next look begins behind this one.
 */
function copiesIn(
  items: readonly CopyItem[],
  mostUnpacked: number,
): { copies: StoredQuizCopy[]; upTo?: string } {
  const copies: StoredQuizCopy[] = [];
  let room = mostUnpacked;
  for (const [quizId, found] of Map.groupBy(items, (item) => item.quizId)) {
    const revision = Math.max(...found.map((part) => part.revision));
    const parts = found.filter((part) => part.revision === revision && part.shape === SHAPE);
    const [first] = parts;
    if (!first || parts.length !== first.of) continue;
    const createdAt = timeIn(first.sk);
    if (room <= 0 && createdAt !== copies.at(-1)?.createdAt) return { copies, upTo: createdAt };
    const json = inflateChunks(parts.toSorted((a, b) => (a.sk < b.sk ? -1 : 1)).map(({ data }) => data));
    room -= json.length;
    copies.push({ quizId, revision, createdAt, ...Copied.parse(JSON.parse(json)) });
  }
  return { copies };
}

/** Reading a quiz takes two keys of two calls, which take a hundred each. */
const WRITES_AT_ONCE = 25;

const Revision = z.object({
  card: z.object({ id: z.string(), revision: z.number() }),
  ownerId: z.string(),
  version: z.number(),
  keyRevision: z.number().optional(),
  deletedAt: z.string().optional(),
});

/**
 * Copies quizzes into the bank. Strongly consistent. Leaves out quizzes deleted, moved or published in the
 * meantime; the next call copies them.
 */
export async function copyQuizzesToBank(ownerId: string, cards: readonly StoredCard[]): Promise<QuizCopy[]> {
  if (cards.length === 0) return [];
  const metas = (
    await getItems(
      cards.map(({ id }) => quizKey(id)),
      { projection: 'card, ownerId, version, keyRevision, deletedAt', consistent: true },
    )
  )
    .map((item) => Revision.parse(item))
    .filter((meta) => meta.ownerId === ownerId && !meta.deletedAt);
  // Read after the revision, so that a copy never claims to be newer than it is.
  const contents = await listContents(
    metas.map(({ card, version, keyRevision }) => ({ id: card.id, version, keyRevision })),
  );
  const copies = metas.flatMap(({ card: { id, revision } }) => {
    const questions = contents.get(id)?.questions.map(withoutFormulas);
    return questions ? [{ quizId: id, revision, ids: questions.map(toBankId), questions }] : [];
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
  { quizId, revision, ...copied }: QuizCopy,
): Promise<void> {
  const chunks = packChunks(copied);
  for (const [chunk, data] of chunks.entries()) {
    await putIf({
      Item: { ...bankQuizKey(ownerId, quiz, chunk), quizId, revision, shape: SHAPE, of: chunks.length, data },
      ConditionExpression: 'attribute_not_exists(pk) OR revision <= :revision',
      ExpressionAttributeValues: { ':revision': revision },
    });
  }
}

/** Deletes outdated items of copies; items replaced by a later copy stay. */
export async function removeQuizCopies(parts: readonly QuizCopyPart[]): Promise<void> {
  await mapBounded(parts, WRITES_AT_ONCE, ({ pk, sk, revision }) =>
    deleteIf({
      Key: { pk, sk },
      ConditionExpression: 'revision <= :revision',
      ExpressionAttributeValues: { ':revision': revision },
    }),
  );
}
