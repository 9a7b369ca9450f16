import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import * as z from 'zod';
import { type Attempt, AttemptCard, keyOf } from './attempts.ts';
import { countItems, deleteItem, queryPage, queryPages, updateIf } from '../../platform/dynamodb/commands.ts';
import {
  ANNULLED_SHARD,
  essayKey,
  finishedIndex,
  type FinishedShard,
  practiceShard,
  quizPk,
} from '../../platform/dynamodb/keys.ts';
import { listEssays } from '../../grading/model/essays.ts';
import type { Feedback } from '@quizhall/shared/model/results/feedback';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';

/** ISO 8601, after the one and up to the other; without them everything that was ever handed in. */
interface Instants {
  from?: string | undefined;
  until?: string | undefined;
}

/** Sorts after every instant. */
const AFTER_ALL = '~';

interface FinishedPage {
  cards: AttemptCard[];
  /** Where the next page begins, if there is one. */
  next: Record<string, string> | undefined;
}

/** Page of the attempts submitted to a quiz after one instant and up to another, from one index shard, oldest first. */
export async function listFinishedPage(
  quizId: string,
  shard: FinishedShard,
  range: Instants & { limit: number; after: Record<string, string> | undefined },
): Promise<FinishedPage> {
  const { limit, after, ...instants } = range;
  const { items, last } = await queryPage(
    { ...finishedBetween(quizId, shard, instants), Limit: limit },
    after,
  );
  return {
    cards: items.map((item) => AttemptCard.parse(item.card)),
    next: last && z.record(z.string(), z.string()).parse(last),
  };
}

/** Behind which attempt of a shard the next page begins. */
export const finishedPlace = (quizId: string, shard: number, { id, at }: { id: string; at: string }) => ({
  ...keyOf(id),
  ...finishedIndex(quizId, shard, at),
});

/** Number of submitted attempts in all index shards. Reads every page, eventually consistent. */
export async function countFinished(
  quizId: string,
  shards: number,
  instants: Instants = {},
): Promise<number> {
  return countIn(quizId, shardsOf(shards), instants);
}

const shardsOf = (shards: number): number[] => Array.from({ length: shards }, (_, shard) => shard);

/** Index shards of the attempts that results list: counted and annulled ones. */
export const countedShards = (shards: number): FinishedShard[] => [...shardsOf(shards), ANNULLED_SHARD];

/** Index shards of all stored attempts: counted, annulled and practice ones. */
export const keptShards = (shards: number): FinishedShard[] => [
  ...countedShards(shards),
  ...shardsOf(shards).map(practiceShard),
];

/** Number of stored attempts of a quiz. */
export const countKept = (quizId: string, shards: number, instants: Instants): Promise<number> =>
  countIn(quizId, keptShards(shards), instants);

/** Time of the first stored attempt of a quiz (epoch ms). */
export const firstKeptAt = (quizId: string, shards: number): Promise<number | undefined> =>
  firstIn(quizId, keptShards(shards));

async function countIn(
  quizId: string,
  shards: readonly FinishedShard[],
  instants: Instants,
): Promise<number> {
  const counts = await Promise.all(
    shards.map((shard) => countItems(finishedBetween(quizId, shard, instants))),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Time (epoch ms) at which another participant first finished the quiz, as far as the index knows. */
export const firstFinishedAt = (
  quizId: string,
  shards: number,
  except: string,
): Promise<number | undefined> => firstIn(quizId, shardsOf(shards), except);

async function firstIn(
  quizId: string,
  shards: readonly FinishedShard[],
  except?: string,
): Promise<number | undefined> {
  const firsts = await Promise.all(shards.map((shard) => firstOfShard(quizId, shard, except)));
  return firsts.flatMap((at) => at ?? []).sort((a, b) => a - b)[0];
}

async function firstOfShard(
  quizId: string,
  shard: FinishedShard,
  except?: string,
): Promise<number | undefined> {
  const query = { ...finishedBetween(quizId, shard), Limit: 10 };
  for await (const items of queryPages(query)) {
    const cards = items.map((item) => AttemptCard.parse(item.card));
    const first = cards.find(({ id }) => parseAttemptId(id).participant !== except);
    if (first) return first.completedAt;
  }
  return undefined;
}

const finishedBetween = (
  quizId: string,
  shard: FinishedShard,
  { from, until = AFTER_ALL }: Instants = {},
) => ({
  IndexName: 'gsi1',
  KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk BETWEEN :from AND :until',
  // `~` sorts after the instant itself, which belongs to the range before.
  ExpressionAttributeValues: {
    ':pk': `${quizPk(quizId)}#${shard}`,
    ':from': from ? `${from}~` : '0',
    ':until': until,
  },
});

/** Everything that tells who took it, what was answered and how; and its place among the quiz's submissions. */
const GONE = [
  'info',
  'shownAs',
  'device',
  'client',
  'paper',
  'saveDigest',
  '#by',
  'turns',
  'checked',
  'marks',
  'comments',
  'trail',
  'earlier',
  'former',
  'evidence',
  'feedback',
  'gsi1pk',
  'gsi1sk',
];

/**
 * Delete what a finished attempt says of its participant, and keep when it ended and its score. Essays go first, so that
 * a crash in between leaves an attempt that is found again. It stands on no leaderboard after that, and nothing that is
 * sent late can fill it. False: it was done before.
 */
export async function eraseAttempt(
  { id, quizId, participant, number }: Attempt,
  erased: NonNullable<Attempt['erased']>,
): Promise<boolean> {
  const texts = await listEssays({ quizId, participant, number });
  for (const position of Object.keys(texts)) {
    const Key = essayKey(quizId, participant, number, Number(position));
    await deleteItem(Key);
  }
  const { done } = await updateIf({
    Key: keyOf(id),
    UpdateExpression: `SET erased = :erased, #name = :nobody, email = :nobody, card.#name = :nobody, card.email = :nobody, answers = :none, unlisted = :true, finishedBy = :participant REMOVE ${GONE.join(', ')}`,
    ConditionExpression: 'attribute_exists(card) AND attribute_not_exists(erased)',
    ExpressionAttributeNames: { '#name': 'name', '#by': 'by' },
    ExpressionAttributeValues: {
      ':erased': erased,
      ':nobody': '',
      ':none': {},
      ':true': true,
      ':participant': 'participant',
    },
  });
  return done;
}

/**
 * Keep what a participant says of the quiz with the attempt, if it is finished; said again, it replaces. The stream
 * consumer adds the rating to the quiz's sums as it does with scores: the old one goes, the new one comes. Answers when.
 * @throws AppError NOT_FOUND, IN_PROGRESS, INVALID_STATE once its answers were deleted
 */
export async function giveFeedback(attemptId: string, feedback: Feedback): Promise<number> {
  const at = now();
  const { done, item } = await updateIf({
    Key: keyOf(attemptId),
    UpdateExpression: 'SET feedback = :feedback',
    ConditionExpression: 'attribute_exists(card) AND attribute_not_exists(erased)',
    ExpressionAttributeValues: { ':feedback': { ...feedback, at } },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  if (item?.['erased'] && !done) throw new AppError('INVALID_STATE');
  if (!done) throw new AppError(item ? 'IN_PROGRESS' : 'NOT_FOUND');
  return at;
}
