import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type AttemptKey, formatAttemptId, parseAttemptId } from '@quizhall/shared/model/attempt-id';
import { ATTEMPT_STATUSES } from '@quizhall/shared/model/enums';
import { Feedback } from '@quizhall/shared/model/feedback';
import * as z from 'zod';
import { AppError } from '../_http/errors.ts';
import { attemptKey, attemptPk, finishedIndex, quizPk, userAttemptIndex } from './keys.ts';
import { isItemTooLarge, refusedItem, TableName, table } from './table.ts';

/** What lists show of a finished attempt; the only attribute that the indexes project. */
export const AttemptCard = z.object({
  id: z.string(),
  quizTitle: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  percentage: z.number(),
  passed: z.boolean(),
  /** Seconds. */
  time: z.number(),
  /** Epoch ms. */
  completedAt: z.number(),
  late: z.boolean(),
  /** What decides whether the participant may know the score: `rules/disclosure.ts`. */
  scores: z.enum(['at_once', 'on_release']).optional(),
  /** Epoch ms; of what the server finished. */
  finalAt: z.number().optional(),
});
export type AttemptCard = z.output<typeof AttemptCard>;

/** An attempt as stored. Times in epoch ms. At the start of a 50-question quiz it fits one write unit (1 KB). */
const StoredAttempt = z.object({
  pk: z.string(),
  sk: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  version: z.number(),
  startedAt: z.number(),
  deadlineAt: z.number(),
  /** Digest of the guest's device: only that device may go on with the attempt. */
  device: z.string().optional(),
  name: z.string(),
  email: z.string(),
  /** Further fields that the quiz asked for. */
  info: z.record(z.string(), z.string()).optional(),
  /** Sequence number of the last save that counted. */
  seq: z.number(),
  /** Digest of that save: tells its repetition from another save with the same number. */
  saveDigest: z.string().optional(),
  /** Position in the participant's paper at the last save. */
  index: z.number(),
  /** Position of the question in the version → encoded answer, see `grading/answer-codec.ts`. */
  answers: z.record(z.string(), z.string()),
  /** Behaviour counters in the order of `BEHAVIOR_COUNTERS`. */
  behavior: z.array(z.number()).optional(),
  /** Deflated JSON of behaviour, navigation log, analytics and device: evidence for the owner. */
  evidence: z.instanceof(Uint8Array).optional(),
  /** A server-finished attempt may still be completed by answers that arrive late. */
  finishedBy: z.enum(['participant', 'server']).optional(),
  card: AttemptCard.optional(),
  /** Epoch ms at which the participant gave up further attempts. */
  doneAt: z.number().optional(),
  /** What the participant said of the quiz afterwards; `at` in epoch ms. */
  feedback: Feedback.extend({ at: z.number() }).optional(),
});
type StoredAttempt = z.output<typeof StoredAttempt>;

export type Attempt = Omit<StoredAttempt, 'pk' | 'sk'> & AttemptKey & { id: string };

/** An attempt from its item, in the table or in a stream record. */
export function toAttempt(item: unknown): Attempt {
  const { pk, sk, ...rest } = StoredAttempt.parse(item);
  const [, quizId = '', participant = ''] = pk.split('#');
  const key = { quizId, participant, number: Number(sk) };
  return { ...rest, ...key, id: formatAttemptId(key) };
}

const keyOf = (id: string) => {
  const { quizId, participant, number } = parseAttemptId(id);
  return attemptKey(quizId, participant, number);
};

export interface NewAttempt extends AttemptKey {
  version: number;
  startedAt: number;
  deadlineAt: number;
  device?: string | undefined;
  name: string;
  email: string;
  info?: Record<string, string> | undefined;
}

/**
 * A1: begin attempt `number`, if the participant has no such attempt yet. One conditional put in the participant's own
 * partition: no lock, no transaction, no shared key. Answers the existing attempt if there is one.
 */
export async function beginAttempt(attempt: NewAttempt): Promise<{ begun: Attempt } | { existing: Attempt }> {
  const item = newAttemptItem(attempt);
  try {
    await table.send(
      new PutCommand({
        TableName,
        Item: item,
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return { begun: toAttempt(item) };
  } catch (error) {
    return { existing: refusedAttempt(error) };
  }
}

export const newAttemptItem = ({ quizId, participant, number, ...rest }: NewAttempt) => ({
  ...attemptKey(quizId, participant, number),
  ...rest,
  status: 'in_progress',
  seq: 0,
  index: 0,
  answers: {},
});

/** The attempt as it is, if that is why the write was refused. */
function refusedAttempt(error: unknown): Attempt {
  if (isItemTooLarge(error)) throw new AppError('TOO_LARGE');
  const refused = refusedItem(error);
  if (!refused?.item) throw error;
  return toAttempt(refused.item);
}

/** A2: the participant's latest attempt at a quiz. */
export async function getLatestAttempt(quizId: string, participant: string): Promise<Attempt | undefined> {
  const { Items } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': attemptPk(quizId, participant) },
      ScanIndexForward: false,
      Limit: 1,
      ConsistentRead: true,
    }),
  );
  return Items?.[0] && toAttempt(Items[0]);
}

/** A3: one attempt by its id. */
export async function getAttempt(id: string): Promise<Attempt | undefined> {
  const { Item } = await table.send(new GetCommand({ TableName, Key: keyOf(id), ConsistentRead: true }));
  return Item && toAttempt(Item);
}

export interface Progress {
  seq: number;
  /** Digest of this save. */
  saveDigest: string;
  index: number;
  /** Changed answers only: position in the version → encoded answer. */
  answers: Record<string, string>;
  behavior?: number[] | undefined;
  /** With back navigation off: only if the participant was not yet past this position. */
  notBeyond?: number | undefined;
}

/** DynamoDB reads 4 KB of an expression: changed answers beyond this number are written as one map. */
const SINGLY = 150;

/** The answers' part of a save: one path each, or, where they are too many, all that is stored with them replaced. */
async function answersUpdate(id: string, answers: Progress['answers']) {
  const changed = Object.entries(answers);
  if (changed.length <= SINGLY) {
    return {
      sets: changed.map((_, i) => `answers.#q${i} = :a${i}`),
      conditions: [],
      names: Object.fromEntries(changed.map(([position], i) => [`#q${i}`, position])),
      values: Object.fromEntries(changed.map(([, encoded], i) => [`:a${i}`, encoded])),
    };
  }
  const stored = await getAttempt(id);
  return {
    sets: ['answers = :answers'],
    // A save that came in between would be lost under the map: then this one is refused.
    conditions: ['seq = :known'],
    names: {},
    values: { ':answers': { ...stored?.answers, ...answers }, ':known': stored?.seq ?? 0 },
  };
}

/**
 * A4: save changed answers, if the attempt still runs and this save is newer than the last. Answers the attempt as it
 * is if the save was refused.
 */
export async function saveProgress(id: string, progress: Progress): Promise<Attempt | undefined> {
  const changes = await answersUpdate(id, progress.answers);
  const sets = ['seq = :seq', 'saveDigest = :saveDigest', '#index = :index', ...changes.sets];
  if (progress.behavior) sets.push('behavior = :behavior');
  const conditions = ['#status = :running', 'seq < :seq', ...changes.conditions];
  if (progress.notBeyond !== undefined) conditions.push('#index <= :notBeyond');
  try {
    await table.send(
      new UpdateCommand({
        TableName,
        Key: keyOf(id),
        UpdateExpression: `SET ${sets.join(', ')}`,
        ConditionExpression: conditions.join(' AND '),
        ExpressionAttributeNames: { '#status': 'status', '#index': 'index', ...changes.names },
        ExpressionAttributeValues: {
          ':running': 'in_progress',
          ':seq': progress.seq,
          ':saveDigest': progress.saveDigest,
          ':index': progress.index,
          ...(progress.behavior && { ':behavior': progress.behavior }),
          ...(progress.notBeyond !== undefined && { ':notBeyond': progress.notBeyond }),
          ...changes.values,
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return undefined;
  } catch (error) {
    return refusedAttempt(error);
  }
}

export interface Finish {
  answers: Record<string, string>;
  card: AttemptCard;
  finishedBy: 'participant' | 'server';
  evidence?: Uint8Array | undefined;
  /** Of the quiz's shards of finished attempts. */
  shard: number;
}

/**
 * A5: finish an attempt, if it still runs; late answers may also replace what the server finished. One conditional
 * update that also makes the item appear in the owner's and the participant's lists. Answers the attempt as it is now.
 */
export async function finishAttempt(
  id: string,
  finish: Finish,
): Promise<{ done: boolean; attempt: Attempt }> {
  const { card, answers, finishedBy, evidence, shard } = finish;
  const { quizId, participant } = parseAttemptId(id);
  const completedAt = new Date(card.completedAt).toISOString();
  const indexes = {
    ...finishedIndex(quizId, shard, completedAt),
    ...(participant.startsWith('u_') && userAttemptIndex(participant.slice(2), completedAt)),
  };
  const values = {
    status: card.status,
    answers,
    card,
    finishedBy,
    ...(evidence && { evidence }),
    ...indexes,
  };
  const names = Object.keys(values);
  const running = '#status = :running';
  const overtakesServer = '(finishedBy = :server AND :by = :participant)';
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName,
        Key: keyOf(id),
        UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
        ConditionExpression: `${running} OR ${overtakesServer}`,
        ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
          ':running': 'in_progress',
          ':server': 'server',
          ':participant': 'participant',
          ':by': finishedBy,
        },
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return { done: true, attempt: toAttempt(Attributes) };
  } catch (error) {
    return { done: false, attempt: refusedAttempt(error) };
  }
}

/** A6: the latest finished attempts of a quiz, newest first, gathered from its shards. */
export async function listRecentAttempts(
  quizId: string,
  shards: number,
  limit: number,
): Promise<AttemptCard[]> {
  const pages = await Promise.all(
    Array.from({ length: shards }, (_, shard) => queryCards('gsi1', `${quizPk(quizId)}#${shard}`, limit)),
  );
  return pages
    .flat()
    .sort((a, b) => b.completedAt - a.completedAt)
    .slice(0, limit);
}

/** A7: a signed-in person's finished attempts, newest first. */
export async function listUserAttempts(userId: string, limit: number): Promise<AttemptCard[]> {
  return queryCards('gsi2', userAttemptIndex(userId, '').gsi2pk, limit);
}

async function queryCards(index: 'gsi1' | 'gsi2', partition: string, limit: number): Promise<AttemptCard[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      IndexName: index,
      KeyConditionExpression: '#pk = :pk',
      ExpressionAttributeNames: { '#pk': `${index}pk` },
      ExpressionAttributeValues: { ':pk': partition },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return Items.map((item) => AttemptCard.parse(item.card));
}
