import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { ExtraTime } from '@quizhall/shared/model/attempts/accommodation';
import { type AttemptKey, formatAttemptId, parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { ATTEMPT_STATUSES, BONUSES, CERTIFICATE_TEMPLATES } from '@quizhall/shared/model/enums';
import { Feedback } from '@quizhall/shared/model/results/feedback';
import { isPractisedAs, type PracticeSettings } from '@quizhall/shared/rules/quizzes/practice';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { getItem, queryPage } from '../../platform/dynamodb/commands.ts';
import { attemptKey, attemptPk, quizPk } from '../../platform/dynamodb/keys.ts';
import { isItemTooLarge, conditionFailure, TableName, table } from '../../platform/dynamodb/table.ts';

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
  /** Epoch ms at which the answers came, where the participant's clock says when they were complete: after the deadline. */
  receivedAt: z.number().optional(),
  /** Facts that decide whether the participant may see the score: `rules/attempts/disclosure.ts`. */
  scores: z.enum(['at_once', 'on_release']).optional(),
  /** Epoch ms; of what the server finished. */
  finalAt: z.number().optional(),
  /** Its result was released by itself. */
  released: z.literal(true).optional(),
  /** A paid prize was open at the hand-in: lists ask the quiz before they disclose the score. */
  prize: z.literal(true).optional(),
  /** It counts nowhere: practice (`rules/quizzes/practice.ts`), or annulled. */
  uncounted: z.literal(true).optional(),
  /** Why it counts nowhere, if it was annulled. */
  annulled: z.literal(true).optional(),
  /** The template of the certificate that passing brings, where it brings one. */
  certificate: z.enum(CERTIFICATE_TEMPLATES).optional(),
  /** Rewards of this score, if any: `rules/accounts/rewards.ts`. Shown with the score, not before. */
  earned: z
    .object({ points: z.number(), badges: z.array(z.enum(BONUSES)), first: z.number().optional() })
    .optional(),
});
export type AttemptCard = z.output<typeof AttemptCard>;

/** The finish by which ties are broken (epoch ms): by the server's clock, where a late hand-in claims another one. */
export const rankedAt = ({ late, receivedAt, completedAt }: AttemptCard): number =>
  late ? (receivedAt ?? completedAt) : completedAt;

/** An attempt as stored. Times in epoch ms. At the start of a 50-question quiz it fits one write unit (1 KB). */
const StoredAttempt = z.object({
  pk: z.string(),
  sk: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  version: z.number(),
  /** Algorithm and seed of its paper, see `functions/attempts/model/test-form.ts`; absent once its answers were erased. */
  paper: z.string().optional(),
  startedAt: z.number(),
  deadlineAt: z.number(),
  /** What the participant has on top of everybody's time. */
  extra: ExtraTime.optional(),
  /** The name that its participant chose for the leaderboard, if another than the given one. */
  shownAs: z.string().optional(),
  /** Its participant does not want it on the leaderboard. */
  unlisted: z.literal(true).optional(),
  /** Digest of the guest's device: only that device may go on with the attempt. */
  device: z.string().optional(),
  name: z.string(),
  email: z.string(),
  /** The organization that the quiz belonged to when it began. */
  org: z.string().optional(),
  /** Of a member of it, where the start asked for that: the department then, empty for none. */
  dept: z.string().optional(),
  /** Further fields that the quiz asked for. */
  info: z.record(z.string(), z.string()).optional(),
  /** Sequence number of the last save that counted. */
  seq: z.number(),
  /** Digest of that save: tells its repetition from another save with the same number. */
  saveDigest: z.string().optional(),
  /** Which opening of which device saved last, see `saverOf`. */
  by: z.string().optional(),
  /** Where several devices saved: from which sequence number on the saves were whose, oldest first. */
  turns: z.array(z.tuple([z.number(), z.string()])).optional(),
  /** Position in the participant's paper at the last save. */
  index: z.number(),
  /** Position of the question in the version → encoded answer, see `rules/grading/answer-codec.ts`. */
  answers: z.record(z.string(), z.string()),
  /** In practice: the answers that were checked, which nothing changes any more. Wins over `answers`. */
  checked: z.record(z.string(), z.string()).optional(),
  /** It counts in no numbers: practice. */
  uncounted: z.literal(true).optional(),
  /** How many attempts up to this one count, where the participant has others: `attemptsUsed`. */
  counted: z.number().optional(),
  /** Of a quiz with a participant limit: which of its seats this attempt took, see `seats.ts`. */
  seat: z.string().optional(),
  /** Marks of the answers, see `rules/grading/mark-codec.ts`; absent while it is running. */
  marks: z.string().optional(),
  /** What graders say of answers, by position. */
  comments: z.record(z.string(), z.string()).optional(),
  /** By which correction of the key (`KEY#n`) its result last changed, when (epoch ms), and from what to what. */
  corrected: z
    .object({
      key: z.number(),
      at: z.number(),
      from: z.number(),
      to: z.number(),
      /** Whether it passed before. */
      passed: z.boolean(),
      /** Its participant knew the result before. */
      told: z.literal(true).optional(),
    })
    .optional(),
  /** Where it waits for a person, or did: what it is after that. */
  endedAs: z.enum(['completed', 'timed_out']).optional(),
  /** When the last save came, epoch ms. */
  savedAt: z.number().optional(),
  /** An answer was saved after its question had closed by the server's clock. */
  overdue: z.literal(true).optional(),
  /** The device that started, see `device-info.ts`. */
  client: z.string().optional(),
  /** Events recorded by the device of the last save: `functions/attempts/model/evidence.ts`… */
  trail: z.instanceof(Uint8Array).optional(),
  /** …and what others had, by their short digests, when it went on. */
  earlier: z.array(z.tuple([z.string(), z.instanceof(Uint8Array)])).optional(),
  /** Deflated JSON of behaviour, navigation log, analytics and device: evidence for the owner. */
  evidence: z.instanceof(Uint8Array).optional(),
  /** What came with earlier hand-ins of an attempt that was reopened after them. */
  former: z.array(z.instanceof(Uint8Array)).optional(),
  /** Milliseconds between its hand-ins and going on, where it was reopened: they are no time of the participant's. */
  away: z.number().optional(),
  /** How many attempts its participant has on top of what the quiz allows; on the latest one, and on the first. */
  granted: z.number().optional(),
  /** Payer of a paid quiz's attempt, see `getPayerKey`. */
  payer: z.string().optional(),
  /** The payment for it went back at this time (epoch ms): it ended, and discloses nothing. */
  refunded: z.number().optional(),
  /** It counts nowhere, since when (epoch ms) and why. */
  annulled: z.object({ at: z.number(), reason: z.string() }).optional(),
  /** A server-finished attempt may still be completed by answers that arrive late; what the owner ended may not. */
  finishedBy: z.enum(['participant', 'server', 'owner']).optional(),
  card: AttemptCard.optional(),
  /**
   * Late submissions only: state stored on the server at the deadline. Lists only answers that differ; an empty text means
   * unanswered.
   */
  held: z
    .object({ percentage: z.number(), answered: z.number(), answers: z.record(z.string(), z.string()) })
    .optional(),
  /** The person who keeps what they took as a guest: `user-attempts.ts`. */
  claimedBy: z.string().optional(),
  /** Epoch ms at which the participant gave up further attempts. */
  doneAt: z.number().optional(),
  /** When what it said was deleted (epoch ms), and what is kept of its result: `finished-attempts.ts`. */
  erased: z
    .object({
      at: z.number(),
      answered: z.number(),
      correct: z.number(),
      questions: z.number(),
      points: z.number(),
      possible: z.number(),
    })
    .optional(),
  /** What the participant said of the quiz afterwards; `at` in epoch ms. */
  feedback: Feedback.extend({ at: z.number() }).optional(),
});
type StoredAttempt = z.output<typeof StoredAttempt>;

export type Attempt = Omit<StoredAttempt, 'pk' | 'sk'> & AttemptKey & { id: string };

/** The account that an attempt belongs to: the one that took it, or that a guest kept it with. */
export const holderOf = ({
  participant,
  claimedBy,
}: Pick<Attempt, 'participant' | 'claimedBy'>): string | undefined =>
  participant.startsWith('u_') ? participant.slice(2) : claimedBy;

/** Whether it takes answers, by the server's clock. */
export const isRunning = ({ status, deadlineAt }: Pick<Attempt, 'status' | 'deadlineAt'>): boolean =>
  status === 'in_progress' && now() <= deadlineAt;

/**
 * Whether a start goes on with it: it runs, and one that begins now would be practice, or none, just as it is. What began
 * before its owner changed that goes on only where it is open.
 */
export const isResumable = (attempt: Attempt, today: PracticeSettings): boolean =>
  isRunning(attempt) && isPractisedAs(attempt, today);

/** The number of the last finished attempt, 0 for none: while a further one runs, it is the one before. */
export const lastFinished = ({ number, card }: Pick<Attempt, 'number' | 'card'>): number =>
  card ? number : number - 1;

/** An attempt from its item, in the table or in a stream record. */
export function toAttempt(item: unknown): Attempt {
  const { pk, sk, ...rest } = StoredAttempt.parse(item);
  const key = toAttemptKey(pk, sk);
  return { ...rest, ...key, id: formatAttemptId(key) };
}

export function toAttemptKey(pk: string, sk: string): AttemptKey {
  const [, quizId = '', participant = ''] = pk.split('#');
  return { quizId, participant, number: Number(sk) };
}

export const keyOf = (id: string) => {
  const { quizId, participant, number } = parseAttemptId(id);
  return attemptKey(quizId, participant, number);
};

export interface NewAttempt extends AttemptKey {
  version: number;
  paper: string;
  startedAt: number;
  deadlineAt: number;
  extra?: ExtraTime | undefined;
  device?: string | undefined;
  client?: string | undefined;
  name: string;
  email: string;
  org?: string | undefined;
  dept?: string | undefined;
  info?: Record<string, string> | undefined;
  shownAs?: string | undefined;
  unlisted?: true | undefined;
  /** Present in practice. */
  checked?: Record<string, never> | undefined;
  uncounted?: true | undefined;
  counted?: number | undefined;
  granted?: number | undefined;
  payer?: string | undefined;
  seat?: string | undefined;
}

/**
 * Begin attempt `number`, if the participant has no such attempt yet. One conditional put in the participant's own
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
    return { begun: begunOf(attempt) };
  } catch (error) {
    return { existing: refusedAttempt(error) };
  }
}

/** What an attempt is at its start, whoever takes it. */
const atStart = () => ({ status: 'in_progress' as const, seq: 0, index: 0, answers: {} });

export const newAttemptItem = ({ quizId, participant, number, ...rest }: NewAttempt) => ({
  ...attemptKey(quizId, participant, number),
  ...rest,
  ...atStart(),
});

/** An attempt that has just been written: what reading its item would give. */
export const begunOf = (attempt: NewAttempt): Attempt => ({
  ...attempt,
  ...atStart(),
  id: formatAttemptId(attempt),
});

/**
 * The attempt as it is, if that is why the write was refused.
 * @throws AppError TOO_LARGE
 */
export function refusedAttempt(error: unknown): Attempt {
  if (isItemTooLarge(error)) throw new AppError('TOO_LARGE');
  const refused = conditionFailure(error);
  if (!refused?.item) throw error;
  return toAttempt(refused.item);
}

/** The participant's latest attempt at a quiz. */
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

/** One attempt by its id. */
export async function getAttempt(id: string): Promise<Attempt | undefined> {
  const item = await getItem(keyOf(id));
  return item && toAttempt(item);
}

/** The latest finished attempts of a quiz, newest first, gathered from its shards. */
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

const HandedIn = StoredAttempt.pick({
  pk: true,
  sk: true,
  version: true,
  paper: true,
  answers: true,
  marks: true,
  erased: true,
});
type HandedIn = AttemptKey & Pick<Attempt, 'id' | 'version' | 'paper' | 'answers' | 'marks' | 'erased'>;

/** Submitted content of several attempts by id. Eventually consistent. */
export async function listHandedIn(ids: readonly string[]): Promise<Map<string, HandedIn>> {
  const items = await getItems(ids.map(keyOf), {
    projection: 'pk, sk, version, paper, answers, marks, erased',
  });
  return new Map(
    items.map((item) => {
      const { pk, sk, ...rest } = HandedIn.parse(item);
      const key = toAttemptKey(pk, sk);
      const id = formatAttemptId(key);
      return [id, { id, ...key, ...rest }];
    }),
  );
}

const Named = StoredAttempt.pick({ pk: true, sk: true, name: true });

/** The names of participants as their attempts hold them, by the attempts' ids; at half price. */
export async function listParticipantNames(ids: readonly string[]): Promise<Map<string, string>> {
  const keys = [...new Set(ids)].map(keyOf);
  const items = await getItems(keys, { projection: 'pk, sk, #name', names: { '#name': 'name' } });
  return new Map(
    items.map((item) => {
      const { pk, sk, name } = Named.parse(item);
      return [formatAttemptId(toAttemptKey(pk, sk)), name];
    }),
  );
}

/** The newest cards of a partition of an index. */
export async function queryCards(
  index: 'gsi1' | 'gsi2',
  partition: string,
  limit: number,
): Promise<AttemptCard[]> {
  const { items } = await queryPage({ ...newestOf(index, partition), Limit: limit });
  return items.map((item) => AttemptCard.parse(item.card));
}

export const newestOf = (index: 'gsi1' | 'gsi2', partition: string) => ({
  IndexName: index,
  KeyConditionExpression: '#pk = :pk',
  ExpressionAttributeNames: { '#pk': `${index}pk` },
  ExpressionAttributeValues: { ':pk': partition },
  ScanIndexForward: false,
});
