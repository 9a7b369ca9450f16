import { formatAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { participantLimit } from '@quizhall/shared/rules/attempts/entry';
import { SEAT_SHARES, shareSizes } from '@quizhall/shared/rules/attempts/seats';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { randomText } from '../../platform/security/random.ts';
import { getAttempt } from './attempts.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { updateIf } from '../../platform/dynamodb/commands.ts';
import { quizKey, participantLimitKey } from '../../platform/dynamodb/keys.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { TableName } from '../../platform/dynamodb/table.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';

/** A share of a quiz's seats. */
const Share = z.object({
  /** The participant limit that it was fitted to; `UNFIT` = fit it again. */
  limit: z.number(),
  size: z.number(),
  taken: z.number(),
  /** Taken, but it is not known yet whether an attempt came of it: participant → mark. */
  held: z.record(z.string(), z.string()),
  /** How often it was fitted. */
  fits: z.number(),
});
type Share = z.output<typeof Share>;

const UNFIT = -1;

/** A seat as its attempt keeps it: which share, and which taking of it. */
export interface Seat {
  quizId: string;
  participant: string;
  share: number;
  id: string;
}

export const seatMark = ({ share, id }: Pick<Seat, 'share' | 'id'>): string => `${share}.${id}`;

/** What stands in `held`: which taking, for which attempt, and when. */
const markOf = (id: string, number: number): string => `${id}.${number}.${now().toString(36)}`;

function readMark(mark: string): { id: string; number: number; at: number } {
  const [id = '', number = '0', at = '0'] = mark.split('.');
  return { id, number: Number(number), at: Number.parseInt(at, 36) };
}

/**
 * A start that took a seat so long ago is dead, and so is every write that it sent: a function ends within half a minute,
 * and AWS takes no request that was signed more than five minutes before.
 */
const DEAD_MS = 15 * 60_000;

type Taking = { seat: Seat } | 'full' | 'unfit';

/**
 * Take a seat of one share for an attempt that is about to begin. One conditional write; whoever took one before and
 * died gets the same one again.
 */
export async function takeSeat(
  { quizId, participant, number }: { quizId: string; participant: string; number: number },
  share: number,
  limit: number,
): Promise<Taking> {
  const id = randomText(8);
  const mark = markOf(id, number);
  const { done, item } = await updateIf({
    Key: participantLimitKey(quizId, share),
    UpdateExpression: 'SET taken = taken + :one, held.#who = :mark',
    ConditionExpression: '#limit = :limit AND taken < #size AND attribute_not_exists(held.#who)',
    ExpressionAttributeNames: { '#limit': 'limit', '#size': 'size', '#who': participant },
    ExpressionAttributeValues: { ':one': 1, ':limit': limit, ':mark': mark },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  if (done) return { seat: { quizId, participant, share, id } };
  const stands = item && Share.parse(item);
  const held = stands?.held[participant];
  // The SDK may have sent it twice, because the first answer was lost.
  if (held === mark) return { seat: { quizId, participant, share, id } };
  if (held !== undefined)
    return holdSeat({ quizId, participant, share, id: readMark(held).id }, held, number);
  return stands?.limit === limit ? 'full' : 'unfit';
}

/** The seat that an earlier start of the same participant took is needed still. */
async function holdSeat(seat: Seat, held: string, number: number): Promise<Taking> {
  const { done } = await updateIf({
    Key: participantLimitKey(seat.quizId, seat.share),
    UpdateExpression: 'SET held.#who = :mark',
    ConditionExpression: 'held.#who = :held',
    ExpressionAttributeNames: { '#who': seat.participant },
    ExpressionAttributeValues: { ':held': held, ':mark': markOf(seat.id, number) },
  });
  return done ? { seat } : 'unfit';
}

/** An attempt came of it. */
export async function confirmSeat({ quizId, participant, share, id }: Seat): Promise<void> {
  await updateIf({
    Key: participantLimitKey(quizId, share),
    UpdateExpression: 'REMOVE held.#who',
    ConditionExpression: 'begins_with(held.#who, :id)',
    ExpressionAttributeNames: { '#who': participant },
    ExpressionAttributeValues: { ':id': `${id}.` },
  });
}

/** No attempt came of it, or comes any more. The share is fitted again, because the limit may be lower by now. */
export async function giveSeatBack(
  { quizId, participant, share }: Omit<Seat, 'id'>,
  mark: string,
): Promise<void> {
  await updateIf({
    Key: participantLimitKey(quizId, share),
    UpdateExpression: 'SET taken = taken - :one, #limit = :unfit REMOVE held.#who',
    ConditionExpression: 'begins_with(held.#who, :mark)',
    ExpressionAttributeNames: { '#who': participant, '#limit': 'limit' },
    ExpressionAttributeValues: { ':one': 1, ':unfit': UNFIT, ':mark': mark },
  });
}

/** The seats of a quiz as they are now. */
export interface Seats {
  /** In all, without those that dead starts hold. */
  taken: number;
  /** Shares with a free seat. */
  free: number[];
  /** Seats that dead starts hold, with their marks. */
  dead: { seat: Omit<Seat, 'id'>; mark: string }[];
  /** Where each participant's seat is held. */
  holders: Map<string, number>;
}

/** Seats of a quiz, taken and free. Strongly consistent. */
export async function lookAtSeats(quizId: string): Promise<Seats> {
  const shares = await readShares(quizId);
  const dead = shares.flatMap(({ held }, share) =>
    Object.entries(held)
      .filter(([, mark]) => readMark(mark).at < now() - DEAD_MS)
      .map(([participant, mark]) => ({ seat: { quizId, participant, share }, mark })),
  );
  const holders = shares.flatMap(({ held }, share) =>
    Object.keys(held).map((participant): [string, number] => [participant, share]),
  );
  return {
    taken: shares.reduce((sum, { taken }) => sum + taken, 0) - dead.length,
    free: shares.flatMap(({ taken, size }, share) => (taken < size ? [share] : [])),
    dead,
    holders: new Map(holders),
  };
}

/** What a dead start left: kept where its attempt began after all, given back where it did not. */
export async function settleDead({ seat, mark }: Seats['dead'][number]): Promise<void> {
  const { id, number } = readMark(mark);
  const attempt = await getAttempt(formatAttemptId({ ...seat, number }));
  const own = { ...seat, id };
  await (attempt?.seat === seatMark(own) ? confirmSeat(own) : giveSeatBack(seat, mark));
}

const NO_SHARE: Share = { limit: UNFIT, size: 0, taken: 0, held: {}, fits: 0 };

async function readShares(quizId: string): Promise<Share[]> {
  const keys = Array.from({ length: SEAT_SHARES }, (_, share) => participantLimitKey(quizId, share));
  const items = await getItems(keys, { consistent: true });
  const byKey = new Map(
    items.map((item) => [z.object({ pk: z.string() }).parse(item).pk, Share.parse(item)]),
  );
  return keys.map(({ pk }) => byKey.get(pk) ?? NO_SHARE);
}

/** Each time another write came in between; under a crowd the shares settle after a few. */
const MOST_FITS = 10;

/**
 * Make the shares sum to the limit that the quiz has now, with the seats that are taken. One transaction with the
 * quiz itself, so that no older limit comes after a newer one. Answers that limit.
 * @throws AppError UNAVAILABLE
 */
export async function fitSeats(quizId: string): Promise<number> {
  for (let turn = 0; turn < MOST_FITS; turn += 1) {
    const [quiz, shares] = await Promise.all([getStoredQuiz(quizId), readShares(quizId)]);
    const limit = quiz ? participantLimit(quiz.settings) : 0;
    if (limit === 0 || shares.every((share) => share.limit === limit)) return limit;
    if (await putSizes(quizId, limit, shares)) return limit;
  }
  throw new AppError('UNAVAILABLE');
}

/** False: the quiz has another limit by now, somebody else fitted them, or more seats were taken than there would be. */
async function putSizes(quizId: string, limit: number, shares: readonly Share[]): Promise<boolean> {
  const sizes = shareSizes(
    limit,
    shares.map(({ taken }) => taken),
  );
  const unchanged = {
    TableName,
    Key: quizKey(quizId),
    ConditionExpression: 'settings.maxParticipants = :limit',
    ExpressionAttributeValues: { ':limit': limit },
  };
  const updates = shares.map(({ fits }, share) => ({
    TableName,
    Key: participantLimitKey(quizId, share),
    UpdateExpression:
      'SET #limit = :limit, #size = :size, fits = :next, taken = if_not_exists(taken, :none), held = if_not_exists(held, :nobody)',
    ConditionExpression: fits === 0 ? 'attribute_not_exists(pk)' : 'fits = :fits AND taken <= :size',
    ExpressionAttributeNames: { '#limit': 'limit', '#size': 'size' },
    ExpressionAttributeValues: {
      ':limit': limit,
      ':size': sizes[share],
      ':next': fits + 1,
      ':none': 0,
      ':nobody': {},
      ...(fits > 0 && { ':fits': fits }),
    },
  }));
  return !(await transactWrite({
    quiz: { ConditionCheck: unchanged },
    shares: updates.map((Update) => ({ Update })),
  }));
}
