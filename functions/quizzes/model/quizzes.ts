import { ExtraTime } from '@quizhall/shared/model/attempts/accommodation';
import { Instant } from '@quizhall/shared/model/common';
import {
  CATEGORIES,
  LANGUAGES,
  QUIZ_DIFFICULTIES,
  QUIZ_STATUSES,
  type QuizStatus,
} from '@quizhall/shared/model/enums';
import { QuestionTime } from '@quizhall/shared/model/quizzes/question';
import { OwnQuiz, QuizCard, StoredSettings } from '@quizhall/shared/model/quizzes/quiz';
import { longestTimeLimitOf } from '@quizhall/shared/rules/attempts/deadline';
import { isDrawn, paperTotals } from '@quizhall/shared/rules/quizzes/draws';
import { askedForPrize } from '@quizhall/shared/rules/attempts/participant-info';
import { questionTimeOf } from '@quizhall/shared/rules/attempts/question-time';
import type { QuizReference } from '@quizhall/shared/rules/quizzes/quiz-code';
import * as z from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { auditEntryItem } from './audit.ts';
import { queryAll, getItem, updateIf, withPrefix } from '../../platform/dynamodb/commands.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { codeKey, deletedIndex, linkKey, ownerIndex, quizKey } from '../../platform/dynamodb/keys.ts';
import { FunctionCache } from '../../platform/dynamodb/function-cache.ts';
import type { newJobItem } from '../../platform/jobs/job-store.ts';
import { About, contentItems, draftKeys, type QuizContent, StoredCover } from './quiz-content.ts';
import { type VersionNote, versionNoteItem } from './quiz-versions.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** What lists show of a quiz; the only attribute that the indexes project. */
export const StoredCard = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(CATEGORIES),
  customCategory: z.string().optional(),
  status: z.enum(QUIZ_STATUSES),
  difficulty: z.enum(QUIZ_DIFFICULTIES),
  ...StoredCover.shape,
  totalQuestions: z.number(),
  createdAt: Instant,
  updatedAt: Instant,
  isFeatured: z.boolean(),
  shareableLink: z.string(),
  code: z.string(),
  /** Grows with every saved change of the content; a save is based on one. */
  revision: z.number(),
  /** Participants pay before they start; as the settings say. */
  isPaid: QuizCard.shape.isPaid,
  /** What is paid of its prize, in cents: always what is in escrow, until the prize is decided. Changes with the money alone. */
  pool: QuizCard.shape.pool,
  /** For the list of deleted ones; what decides is that of META. */
  deletedAt: Instant.optional(),
  takenDown: QuizCard.shape.takenDown,
  /** Who made it, where it belongs to an organization. */
  createdBy: z.string().optional(),
  /** Who finds it there; as the settings say. */
  visibility: StoredSettings.shape.visibility,
});
export type StoredCard = z.output<typeof StoredCard>;

/** Everything about a quiz but its questions, and small, because the burst path reads it. */
const StoredMeta = z.object({
  ownerId: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  language: z.enum(LANGUAGES),
  listed: z.boolean(),
  schedule: OwnQuiz.shape.schedule,
  settings: StoredSettings,
  passwordHash: z.string().optional(),
  rewards: OwnQuiz.shape.rewards,
  prizePool: OwnQuiz.shape.prizePool,
  totalPoints: z.number(),
  /** The version that new attempts get; 0 before the first publish, when the content is the draft. */
  version: z.number(),
  /** Question time limits of that version; null where no question has one, absent in drafts. */
  questionTime: QuestionTime.nullish(),
  /** Minutes: the longest limit of any version; absent before the second. */
  longestTimeLimit: z.number().optional(),
  /** What one paper of that version comes to; absent where every participant gets the whole quiz. */
  paper: z.object({ questions: z.number(), points: z.number(), leastPoints: z.number() }).optional(),
  /** Items that the draft takes; 0 once the quiz is published. */
  draftChunks: z.number(),
  /** Over how many index partitions its finished attempts are spread. Never shrinks. */
  shards: z.number(),
  /** What an archived quiz is restored to. */
  archivedFrom: z.enum(QUIZ_STATUSES).optional(),
  /** When an archived quiz had last changed before, and how it was then: restored unchanged, it is where it stood. */
  beforeArchive: z.object({ updatedAt: Instant, revision: z.number() }).optional(),
  /** Results of attempts submitted up to this time are released: `rules/attempts/disclosure.ts`. */
  releasedAt: Instant.optional(),
  /** How often the key of a published version was corrected: which `KEY#n` counts. Absent: never. */
  keyRevision: z.number().optional(),
  /** The run that brings the latest correction to finished attempts, and whose it is. */
  regrade: z.object({ runId: z.string(), by: z.string() }).optional(),
  /** True if any version asked for an essay; absent before the first publish. */
  hadEssays: z.boolean().optional(),
  /** Id of the person who saved its content last; absent before it is first saved. */
  savedBy: z.string().optional(),
  /** A tombstone: only what was begun and handed in still knows the quiz. Its code and link stay taken. */
  deletedAt: Instant.optional(),
});

export type Quiz = StoredCard & z.output<typeof StoredMeta>;

const MetaItem = StoredMeta.extend({ card: StoredCard });

/** Parses the META item of a quiz. */
export function toQuiz(item: unknown): Quiz {
  const { card, ...meta } = MetaItem.parse(item);
  return { ...card, ...meta };
}

function toItem(quiz: Quiz) {
  return {
    ...quizKey(quiz.id),
    ...ownerIndex(quiz.ownerId, quiz),
    ...StoredMeta.parse(quiz),
    card: StoredCard.parse(quiz),
  };
}

/** The content that belongs to a quiz as it is saved. */
function contentOf(
  quiz: Quiz,
  questions: QuizContent['questions'],
  { passages, carried }: Saving,
): QuizContent {
  const { title, settings, rewards, totalPoints, version } = quiz;
  return {
    title,
    settings,
    rewards,
    totalPoints,
    questions,
    ...(passages && passages.length > 0 && { passages }),
    ...(version > 0 && carried?.length && { carried }),
    ...(version > 0 && { about: About.parse(quiz) }),
  };
}

/** A quiz with what is noted of its content, which takes so many items. */
function withNotes(quiz: Quiz, questions: QuizContent['questions'], items: number): Quiz {
  if (quiz.version === 0)
    return { ...quiz, draftChunks: items, questionTime: undefined, paper: undefined, hadEssays: undefined };
  const questionTime = questionTimeOf({ questions, settings: quiz.settings }) ?? null;
  const paper = isDrawn(quiz.settings) ? paperTotals(questions, quiz.settings) : undefined;
  const hasEssays = questions.some(({ type }) => type === 'essay');
  const hadEssays = hasEssays || (quiz.hadEssays ?? false);
  return { ...quiz, draftChunks: 0, questionTime, paper, hadEssays };
}

/** Author of a save and its changes against the version before; stored if the save publishes a version. */
export interface Saving extends Pick<VersionNote, 'by' | 'changes'> {
  /** Stored with the questions that are about them. */
  passages?: QuizContent['passages'];
  /** What was corrected of these questions before: stored with a version. */
  carried?: QuizContent['carried'];
  /** Written in the same transaction: what the save does to the money of a prize, or what counts a new quiz. */
  beside?: Writes;
}

/** What a save stores beside META: the content, and the note of a version. */
function contentAndNote(quiz: Quiz, questions: QuizContent['questions'], saving: Saving) {
  const { id, version, updatedAt } = quiz;
  const items = contentItems(id, version, contentOf(quiz, questions, saving));
  const note =
    version > 0 &&
    versionNoteItem(id, { by: saving.by, changes: saving.changes, number: version, publishedAt: updatedAt });
  const isPaid = quiz.settings.isPaid || undefined;
  const { visibility } = quiz.settings;
  const saved = { ...withNotes(quiz, questions, items.length), isPaid, visibility, savedBy: saving.by };
  return { saved, items: note ? [...items, note] : items };
}

const isNew = 'attribute_not_exists(pk)';
/** Nothing brings a deleted quiz back, nor changes it. */
const isThere = 'attribute_not_exists(deletedAt)';

/** The check that a quiz has the owner and revision that were read. */
export const unchangedQuizItem = ({
  id,
  ownerId,
  revision,
}: Pick<Quiz, 'id' | 'ownerId' | 'revision'>): Writes[number] => ({
  ConditionCheck: {
    TableName,
    Key: quizKey(id),
    ConditionExpression: `${isThere} AND ownerId = :owner AND card.revision = :revision`,
    ExpressionAttributeValues: { ':owner': ownerId, ':revision': revision },
  },
});

/** As it was read: what is paid of its prize. */
const samePool = ({ pool }: Pick<Quiz, 'pool'>) => ({
  condition: pool ? 'card.#pool.#total = :total' : 'attribute_not_exists(card.#pool)',
  names: { '#pool': 'pool', ...(pool && { '#total': 'total' }) },
  values: pool ? { ':total': pool.total } : {},
});

/** Maximum age of a cached quiz in other processes after a pause, save or publish. */
export const RECENT_QUIZ_MS = 10_000;
/** So much of it is left for what a read at half price may not have seen yet. */
const LAG_MS = 1_000;

/** What entry rules and starts need: the quiz, and who has extra time there. */
const Accommodated = ExtraTime.extend({ email: z.string().optional(), userId: z.string().optional() });
export type RecentQuiz = Quiz & { extraTime: z.output<typeof Accommodated>[] };

const recent = new FunctionCache<RecentQuiz>({ most: 500, milliseconds: RECENT_QUIZ_MS - LAG_MS });

/** Items of a new quiz with its content. */
export function newQuizItems(quiz: Quiz, questions: QuizContent['questions'], saving: Saving) {
  const { saved, items } = contentAndNote(quiz, questions, saving);
  return [
    toItem(saved),
    { ...codeKey(quiz.code), quizId: quiz.id },
    { ...linkKey(quiz.shareableLink), quizId: quiz.id },
    ...items,
  ];
}

/** Creates a quiz with its code, link and content. Returns false if its id, code or link exists. */
export async function createQuiz(
  quiz: Quiz,
  questions: QuizContent['questions'],
  saving: Saving,
): Promise<boolean> {
  const puts = newQuizItems(quiz, questions, saving);
  return !(await transactWrite({
    puts: puts.map((Item) => ({ Put: { TableName, Item, ConditionExpression: isNew } })),
    beside: saving.beside,
  }));
}

/** A quiz by id; undefined once it is deleted. Strongly consistent. */
export async function getQuiz(id: string): Promise<Quiz | undefined> {
  const quiz = await getStoredQuiz(id);
  return quiz?.deletedAt ? undefined : quiz;
}

/** A quiz by id, deleted or not. Strongly consistent. */
export async function getStoredQuiz(id: string): Promise<Quiz | undefined> {
  const item = await getItem(quizKey(id));
  return item && toQuiz(item);
}

/**
 * A quiz, deleted or not, with its extra times, cached for ten seconds. Read eventually consistent; a missing quiz may be
 * new and is read again strongly consistent.
 * @throws AppError QUIZ_NOT_FOUND
 */
export function getRecentQuiz(id: string): Promise<RecentQuiz> {
  return recent.get(id, async () => {
    const found = (await withExtraTime(id, false)) ?? (await withExtraTime(id, true));
    if (!found) throw new AppError('QUIZ_NOT_FOUND');
    const [meta, ...others] = found;
    const quiz = toQuiz(meta);
    const participantInfo = askedForPrize(quiz.settings.participantInfo, quiz.prizePool.enabled);
    return {
      ...quiz,
      settings: { ...quiz.settings, participantInfo },
      extraTime: others.map((item) => Accommodated.parse(item)),
    };
  });
}

/** A quiz and who has extra time there, as they are stored; undefined where there is no such quiz. */
async function withExtraTime(
  id: string,
  ConsistentRead: boolean,
): Promise<[Record<string, unknown>, ...Record<string, unknown>[]] | undefined> {
  const { pk, sk } = quizKey(id);
  const [meta, ...others] = await queryAll({
    ...withPrefix(pk, sk),
    ConsistentRead,
  });
  return meta?.['card'] !== undefined && meta['sk'] === sk ? [meta, ...others] : undefined;
}

/** Clears the cached quiz after a write outside this file. */
export const forgetRecentQuiz = (id: string): void => recent.forget(id);

const withLongestLimit = (before: Quiz, after: Quiz): Quiz =>
  before.version === 0
    ? after
    : { ...after, longestTimeLimit: Math.max(longestTimeLimitOf(before), longestTimeLimitOf(after)) };

/**
 * Save a quiz with its content on top of the state that was read: a draft is overwritten, otherwise `after` names
 * the next version. One transaction, so quiz and content never part.
 * @throws AppError STALE_REVISION when somebody saved or moved the quiz since `before` was read
 */
export async function saveQuiz(
  before: Quiz,
  after: Quiz,
  questions: QuizContent['questions'],
  saving: Saving,
): Promise<Quiz> {
  const { saved, items } = contentAndNote(withLongestLimit(before, after), questions, saving);
  const condition = after.version === 0 ? {} : { ConditionExpression: isNew };
  const paid = samePool(before);
  const operated = `card.isFeatured = :featured AND attribute_${before.takenDown ? '' : 'not_'}exists(card.takenDown)`;
  try {
    const failed = await transactWrite({
      quiz: {
        Put: {
          TableName,
          Item: toItem(saved),
          ConditionExpression: `${isThere} AND ownerId = :owner AND card.revision = :revision AND card.#status = :status AND version = :version AND ${before.releasedAt ? 'releasedAt = :releasedAt' : 'attribute_not_exists(releasedAt)'} AND ${operated} AND ${paid.condition}`,
          ExpressionAttributeNames: { '#status': 'status', ...paid.names },
          ExpressionAttributeValues: {
            ':owner': before.ownerId,
            ':revision': before.revision,
            ':status': before.status,
            ':version': before.version,
            ':featured': before.isFeatured,
            ...(before.releasedAt && { ':releasedAt': before.releasedAt }),
            ...paid.values,
          },
        },
      },
      content: items.map((Item) => ({ Put: { TableName, Item, ...condition } })),
      removed: draftKeys(after.id, saved.draftChunks, before.draftChunks).map((Key) => ({
        Delete: { TableName, Key },
      })),
      beside: saving.beside,
    });
    if (failed) throw new AppError('STALE_REVISION');
  } finally {
    recent.forget(after.id);
  }
  return saved;
}

export interface StatusChange {
  from: QuizStatus;
  to: QuizStatus;
  /** Epoch ms in ISO form. */
  at: string;
}

/**
 * Changes the status of a quiz if it still has the status `from`.
 * @throws AppError INVALID_STATE
 */
export async function setQuizStatus(quiz: Quiz, { from, to, at }: StatusChange): Promise<Quiz> {
  const archives = to === 'archived';
  try {
    const { done, item } = await updateIf({
      Key: quizKey(quiz.id),
      UpdateExpression: `SET card.#status = :to, card.updatedAt = :at ${archives ? ', archivedFrom = :from, beforeArchive = :before' : 'REMOVE archivedFrom, beforeArchive'}`,
      ConditionExpression: `${isThere} AND ownerId = :owner AND card.#status = :from`,
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: {
        ':owner': quiz.ownerId,
        ':from': from,
        ':to': to,
        ':at': at,
        ...(archives && { ':before': { updatedAt: quiz.updatedAt, revision: quiz.revision } }),
      },
      ReturnValues: 'ALL_NEW',
    });
    if (!done) throw new AppError('INVALID_STATE');
    return toQuiz(item);
  } finally {
    recent.forget(quiz.id);
  }
}

/**
 * Delete a quiz of this owner: it moves to the deleted ones in the owner's index, and what is left of it says so.
 * `beside`, in the same transaction: what becomes of the money of its prize. False: it is deleted, somebody else's, or
 * something of this changed since it was read.
 */
export async function deleteQuiz(
  quiz: Pick<Quiz, 'id' | 'ownerId' | 'pool'>,
  at: string,
  beside: Writes = [],
  counted: Writes = [],
): Promise<boolean> {
  const { id, ownerId } = quiz;
  const { gsi1sk } = deletedIndex(ownerId, { id, deletedAt: at });
  const { condition, names, values } = samePool(quiz);
  const change = {
    Key: quizKey(id),
    UpdateExpression: 'SET deletedAt = :at, card.deletedAt = :at, gsi1sk = :place',
    ConditionExpression: `${isThere} AND ownerId = :owner AND ${condition}`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: { ':owner': ownerId, ':at': at, ':place': gsi1sk, ...values },
  };
  try {
    const UpdateExpression = `${change.UpdateExpression}${beside.length > 0 ? ' REMOVE card.#pool' : ''}`;
    return !(await transactWrite({
      quiz: { Update: { TableName, ...change, UpdateExpression } },
      beside,
      counted,
    }));
  } finally {
    recent.forget(id);
  }
}

/**
 * The update that stores the paid prize in the quiz, for the transaction of the payment. The sender clears
 * the cached quiz.
 */
export function paidPrizeItem(quiz: Quiz, pool: StoredCard['pool']) {
  const { condition, names, values } = samePool(quiz);
  return {
    Update: {
      TableName,
      Key: quizKey(quiz.id),
      UpdateExpression: pool ? 'SET card.#pool = :pool' : 'REMOVE card.#pool',
      ConditionExpression: `${isThere} AND card.revision = :revision AND ${condition}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: { ':revision': quiz.revision, ...values, ...(pool && { ':pool': pool }) },
    },
  };
}

/** The update that marks the prize of a quiz as settled; undefined without a prize. */
export const settledPrizeItem = ({ id, pool }: Quiz) =>
  pool && {
    Update: {
      TableName,
      Key: quizKey(id),
      UpdateExpression: 'SET card.#pool.settled = :true',
      ConditionExpression: 'attribute_exists(card.#pool)',
      ExpressionAttributeNames: { '#pool': 'pool' },
      ExpressionAttributeValues: { ':true': true },
    },
  };

/**
 * Release the results of everything that was handed in to a quiz of this owner up to `at` (ISO). One write, however
 * many attempts there are, together with what is written beside it: the run that tells the participants, so that between two
 * releases everything is told by one, and the entry of the audit.
 * @throws AppError INVALID_STATE once it is somebody else's, or released by another call meanwhile
 */
export async function releaseResults(
  { id, ownerId, releasedAt }: Pick<Quiz, 'id' | 'ownerId'> & { releasedAt?: string | undefined },
  at: string,
  beside: readonly (ReturnType<typeof newJobItem> | ReturnType<typeof auditEntryItem>)[],
): Promise<void> {
  const Update = {
    TableName,
    Key: quizKey(id),
    UpdateExpression: 'SET releasedAt = :at',
    ConditionExpression: `${isThere} AND ownerId = :owner AND ${releasedAt ? 'releasedAt = :before' : 'attribute_not_exists(releasedAt)'}`,
    ExpressionAttributeValues: { ':owner': ownerId, ':at': at, ...(releasedAt && { ':before': releasedAt }) },
  };
  try {
    const failed = await transactWrite({ quiz: { Update }, beside: beside.map((Put) => ({ Put })) });
    if (failed) throw new AppError('INVALID_STATE');
  } finally {
    recent.forget(id);
  }
}

const Pointer = z.object({ quizId: z.string() });

/** The quiz id of a code or link. Eventually consistent: codes and links never move. */
export async function findQuizId({ kind, value }: QuizReference): Promise<string | undefined> {
  if (kind === 'id') return value;
  const Key = kind === 'code' ? codeKey(value) : linkKey(value);
  const item = await getItem(Key, { consistent: false });
  return item && Pointer.parse(item).quizId;
}
