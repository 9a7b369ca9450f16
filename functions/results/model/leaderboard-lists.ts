import type { AttemptKey } from '@quizhall/shared/model/attempts/attempt-id';
import {
  bestCandidates,
  type Candidate,
  isSameTop,
  limitCandidates,
  mergeCandidates,
} from '@quizhall/shared/rules/results/leaderboard';
import { type DisclosingQuiz, releaseWithheld } from '@quizhall/shared/rules/attempts/disclosure';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { type Attempt, AttemptCard, toAttemptKey } from '../../attempts/model/attempts.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { queryPage } from '../../platform/dynamodb/commands.ts';
import { attemptKey, attemptPk, LEADERBOARD_PREFIX, leaderboardKey } from '../../platform/dynamodb/keys.ts';
import { shardAggregateStore } from '../../platform/dynamodb/shard-aggregates.ts';

/** Participant, number of the attempt, percentage, seconds, epoch ms of the finish: some 50 bytes. */
const Row = z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()]);
const Body = z.object({ top: z.array(Row) });
type Body = z.output<typeof Body>;

const toRow = (one: Candidate): z.output<typeof Row> => [
  one.participant,
  one.number,
  one.percentage,
  one.seconds,
  one.completedAt,
];
const fromRow = ([participant, number, percentage, seconds, completedAt]: z.output<
  typeof Row
>): Candidate => ({ participant, number, percentage, seconds, completedAt });

const items = shardAggregateStore<Body>({
  prefix: LEADERBOARD_PREFIX,
  key: leaderboardKey,
  body: Body,
  merge: (parts) => ({
    top: limitCandidates(mergeCandidates(parts.map(({ top }) => top.map(fromRow)))).map(toRow),
  }),
  // The list is made within its bounds.
  limit: (body) => body,
});

/**
 * A finished attempt as the lists keep it, or none. What is withheld until its owner does something takes no place: the
 * release or the mark that ends it brings it. What only waits for its time or for an open prize does take one.
 */
export function candidatesOf(
  { participant, number, card, unlisted }: Listed,
  quiz: DisclosingQuiz,
): Candidate[] {
  if (!card || unlisted || card.uncounted || releaseWithheld({ ...card, finalAt: undefined }, quiz, now()))
    return [];
  const { percentage, time: seconds, completedAt } = card;
  return [{ participant, number, percentage, seconds, completedAt }];
}

/** The top of what one stream shard, or a run, has seen of a quiz. */
export async function getTop(quizId: string, shard: string) {
  const item = await items.get(quizId, shard);
  return item && { top: item.body.top.map(fromRow), highWater: item.highWater };
}

interface TopUpdate {
  quizId: string;
  shard: string;
  before: Awaited<ReturnType<typeof getTop>>;
  top: readonly Candidate[];
  highWater: string;
}

/**
 * Keep a top that has changed, on top of what was read. One that is the same costs nothing: what comes again changes
 * it no more. False: somebody else was faster.
 */
export async function putTop({ quizId, shard, before, top, highWater }: TopUpdate): Promise<boolean> {
  if (before ? isSameTop(before.top, top) : top.length === 0) return true;
  const body = { top: top.map(toRow) };
  const written = await items.put({ entityId: quizId, shard, body, highWater, after: before?.highWater });
  if (written && !before) await items.fold(quizId);
  return written;
}

/** Who may stand on the leaderboard of a quiz, of all stream shards and runs. */
export async function listCandidates(quizId: string): Promise<Candidate[]> {
  return bestCandidates(mergeCandidates((await items.list(quizId)).map(({ body }) => body.top.map(fromRow))));
}

const Listed = z.object({
  pk: z.string(),
  sk: z.string(),
  card: AttemptCard.optional(),
  shownAs: z.string().optional(),
  unlisted: z.literal(true).optional(),
});

/** What decides whether and how an attempt stands on a leaderboard, as it is now. */
export interface Listed extends Pick<Attempt, 'card' | 'shownAs' | 'unlisted'>, AttemptKey {}

const toListed = (item: unknown): Listed => {
  const { pk, sk, ...rest } = Listed.parse(item);
  return { ...toAttemptKey(pk, sk), ...rest };
};

const PROJECTION = 'pk, sk, card, shownAs, unlisted';

/** Attempts as they are now, by what the lists say of them; at half price. */
export async function listListed(
  quizId: string,
  candidates: readonly Pick<Candidate, 'participant' | 'number'>[],
): Promise<Listed[]> {
  const keys = candidates.map(({ participant, number }) => attemptKey(quizId, participant, number));
  return (await getItems(keys, { projection: PROJECTION })).map(toListed);
}

/** Of one participant; whoever has more attempts is known by the newest. */
const MOST_OF_ONE = 100;

/** A participant's attempts at a quiz, newest first. */
export async function listAttemptsOf(quizId: string, participant: string): Promise<Listed[]> {
  const { items: found } = await queryPage({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': attemptPk(quizId, participant) },
    ProjectionExpression: PROJECTION,
    ScanIndexForward: false,
    ConsistentRead: true,
    Limit: MOST_OF_ONE,
  });
  return found.map(toListed);
}
