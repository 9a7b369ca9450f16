import { participantLimit, takesPlace, type AttemptsHad } from '@quizhall/shared/rules/attempts/entry';
import { SEAT_SHARES } from '@quizhall/shared/rules/attempts/seats';
import { FunctionCache } from '../../platform/dynamodb/function-cache.ts';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { type Attempt, getAttempt } from './attempts.ts';
import {
  confirmSeat,
  fitSeats,
  giveSeatBack,
  lookAtSeats,
  type Seat,
  type Seats,
  seatMark,
  settleDead,
  takeSeat,
} from './seats.ts';
import { AppError } from '../../platform/errors.ts';
import { logger } from '../../platform/logger.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { formatAttemptId } from '@quizhall/shared/model/attempts/attempt-id';

/** How long a function says without looking again that a quiz is full, or how many take part. */
const REMEMBER_MS = 10_000;
type Look = Pick<Seats, 'taken' | 'holders'>;
/** Looks that found no seat. Whoever holds one goes on with it, however full the quiz is. */
const fullQuizzes = new FunctionCache<Look | undefined>({ most: 500, milliseconds: REMEMBER_MS });
const looks = new FunctionCache<Look>({ most: 500, milliseconds: REMEMBER_MS });

const limitOf = ({ settings }: LiveQuiz) => participantLimit(settings);
/** A raised limit shows at once. */
const memoryKey = (quizId: string, limit: number) => `${quizId}#${limit}`;

function rememberFull(quizId: string, limit: number, found: Look): void {
  fullQuizzes.forget(memoryKey(quizId, limit));
  void fullQuizzes.get(memoryKey(quizId, limit), () => Promise.resolve(found));
}

/**
 * How many took part in a quiz with a participant limit up to ten seconds ago, as `participant` meets them:
 * 0 where there is no limit, and for whoever holds a seat.
 */
export async function participantsOf(quiz: LiveQuiz, participant: string | undefined): Promise<number> {
  const limit = limitOf(quiz);
  if (limit === 0) return 0;
  const { taken, holders } = await looks.get(memoryKey(quiz.id, limit), () => look(quiz.id));
  return participant !== undefined && holders.has(participant) ? 0 : taken;
}

/** One at a time for each quiz: of a crowd in one process, one asks. */
function together<Answer>(ask: (quizId: string) => Promise<Answer>) {
  const asked = new Map<string, Promise<Answer>>();
  return (quizId: string): Promise<Answer> => {
    const answer = asked.get(quizId) ?? ask(quizId).finally(() => asked.delete(quizId));
    asked.set(quizId, answer);
    return answer;
  };
}

const fit = together(fitSeats);
const look = together(lookAtSeats);

interface Wanted {
  quizId: string;
  participant: string;
  /** Of the attempt that is about to begin. */
  number: number;
}

/** So often a look at all shares is tried before a start is asked to come again. */
const MOST_TURNS = 8;

/**
 * A seat for an attempt that is about to begin: in the participant's own share, else in any. Until no share has one, and
 * none is held by a start that died.
 * @throws AppError QUIZ_FULL, UNAVAILABLE
 */
async function findSeat(wanted: Wanted, known: number): Promise<Seat> {
  const { quizId, participant } = wanted;
  let limit = known;
  const home = Buffer.from(sha256(participant), 'base64url').readUInt32BE() % SEAT_SHARES;
  let shares = [home];
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const taking = await tryShares(wanted, shares, limit);
    if (typeof taking === 'object') return taking.seat;
    if (taking === 'unfit') {
      limit = await fit(quizId);
      // The owner has taken the limit away: what the shares hold decides nothing.
      if (limit === 0) throw new AppError('UNAVAILABLE');
      continue;
    }
    const found = await look(quizId);
    const { holders, free, dead } = found;
    const own = holders.get(participant);
    if (own === undefined && free.length === 0 && dead.length === 0) {
      rememberFull(quizId, limit, found);
      throw new AppError('QUIZ_FULL');
    }
    if (own === undefined && free.length === 0) await Promise.all(dead.map(settleDead));
    shares = own === undefined ? from(home, free) : [own];
  }
  throw new AppError('UNAVAILABLE');
}

/** Whoever overflows from different shares goes on at different ones. */
const from = (home: number, free: readonly number[]) =>
  free.toSorted(
    (a, b) => ((a - home + SEAT_SHARES) % SEAT_SHARES) - ((b - home + SEAT_SHARES) % SEAT_SHARES),
  );

async function tryShares(wanted: Wanted, shares: readonly number[], limit: number) {
  for (const share of shares) {
    const taking = await takeSeat(wanted, share, limit);
    if (taking !== 'full') return taking;
  }
  return 'full';
}

/**
 * Begins an attempt, on a seat where the quiz has a participant limit and this participant none yet. The seat comes
 * first: whatever dies in between leaves a seat that nobody sits on, never one too many (`docs/decisions/0048-seats.md`).
 * @throws AppError QUIZ_FULL, UNAVAILABLE
 */
export async function seated<Began extends { begun: Attempt } | object>(
  quiz: LiveQuiz,
  participant: string,
  latest: AttemptsHad,
  begin: (seat: string | undefined) => Promise<Began>,
): Promise<Began> {
  if (!takesPlace(quiz.settings, latest)) return begin(undefined);
  const limit = limitOf(quiz);
  const full = await fullQuizzes.get(memoryKey(quiz.id, limit), () => Promise.resolve(undefined));
  if (full && !full.holders.has(participant)) throw new AppError('QUIZ_FULL');
  const wanted = { quizId: quiz.id, participant, number: latest.number + 1 };
  const seat = await findSeat(wanted, limit);
  const began = await begin(seatMark(seat));
  await settle(seat, 'begun' in began ? began.begun : await getAttempt(formatAttemptId(wanted)));
  return began;
}

/** Another start of the same participant may have begun the attempt, on its own seat or on this one. */
async function settle(seat: Seat, attempt: Attempt | undefined): Promise<void> {
  if (!attempt) return;
  try {
    await (attempt.seat === seatMark(seat) ? confirmSeat(seat) : giveSeatBack(seat, `${seat.id}.`));
  } catch (error) {
    // The attempt stands; whoever finds no free seat settles this one.
    logger.error('seat not settled', { quizId: seat.quizId, name: String(error) });
  }
}
