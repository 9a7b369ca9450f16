import type { DataOf } from '@quizhall/shared/contract/endpoint';
import type { quizGrading, WaitingAnswer } from '@quizhall/shared/contract/grading/grading';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { AttemptId, Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import { getAttempt } from './attempts.ts';
import { finishedPlace, listFinishedPage } from './finished-attempts.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { AppError } from '../../platform/errors.ts';
import { waitingAnswers } from '../../grading/model/manual-grading.ts';
import { getAsked } from './test-form.ts';

const Shard = z.number().int().min(0).max(63);
/** Which part of the quiz's finished attempts comes next, and behind which submission of it. */
const Place = z.union([z.tuple([Shard]), z.tuple([Shard, AttemptId, Instant])]);
export type Place = z.output<typeof Place>;

export const writePlace = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** @throws AppError INVALID_INPUT for a text that is no cursor of ours */
export function readPlace(cursor: string): Place {
  try {
    return Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('INVALID_INPUT', { errors: { cursor: 'Not a cursor of this list' } });
  }
}

const PAGE = 100;
/** Of finished attempts that one call looks through; it may answer nothing but where to go on. */
const MOST_PAGES = 80;
/**
 * Attempts that one call reads, and bytes of what it answers with question and rubric: a function answers at most 6 MB,
 * and one submission alone has at most 4.
 */
const BOUNDS = { reads: 200, bytes: 3_000_000 };

interface Wish {
  questionId: string | undefined;
  limit: number;
  after: Place | undefined;
}

/**
 * Essays that wait for a person, out of the quiz's finished attempts, oldest first in each part of them. Nothing keeps a list of
 * what waits, so that a hand-in writes no more than it does; a look costs a unit for each thirty attempts.
 */
export async function waitingPage(
  quiz: Pick<Quiz, 'id' | 'shards'>,
  { questionId, limit, after }: Wish,
  bounds = BOUNDS,
): Promise<DataOf<typeof quizGrading.listGrading>> {
  const answers: DataOf<typeof quizGrading.listGrading>['answers'] = [];
  let place: Place = after ?? [0];
  let reads = 0;
  let bytes = 0;
  let from: Record<string, string> | undefined = placeInIndex(quiz.id, place);
  for (let page = 0; page < MOST_PAGES && place[0] < quiz.shards; page += 1) {
    const [shard]: Place = place;
    const { cards, next } = await listFinishedPage(quiz.id, shard, { limit: PAGE, after: from });
    for (const card of cards) {
      if (card.status === 'pending_review') {
        if (reads >= bounds.reads) return { answers, nextCursor: writePlace(place) };
        const found = await essaysOf(quiz, card.id, questionId);
        reads += 1;
        bytes += Buffer.byteLength(JSON.stringify(found));
        // What does not fit comes with the next page, unless it is all of this one.
        if (answers.length > 0 && bytes > bounds.bytes) return { answers, nextCursor: writePlace(place) };
        answers.push(...found);
      }
      place = [shard, card.id, new Date(card.completedAt).toISOString()];
      if (answers.length >= limit) return { answers, nextCursor: writePlace(place) };
    }
    from = next;
    if (!next) place = [shard + 1];
  }
  return { answers, nextCursor: place[0] < quiz.shards ? writePlace(place) : undefined };
}

export const placeInIndex = (quizId: string, [shard, id, at]: Place) =>
  id !== undefined && at !== undefined ? finishedPlace(quizId, shard, { id, at }) : undefined;

/**
 * The essays of one submission; none once it is released, or annulled. The card may be a second old.
 * @throws AppError NOT_FOUND for a submission to another quiz
 */
export async function essaysOf(
  quiz: Pick<Quiz, 'id'>,
  id: string,
  questionId: string | undefined,
): Promise<WaitingAnswer[]> {
  if (parseAttemptId(id).quizId !== quiz.id) throw new AppError('NOT_FOUND');
  const attempt = await getAttempt(id);
  if (attempt?.status !== 'pending_review' || attempt.annulled) return [];
  return waitingAnswers(attempt, await getAsked(attempt), questionId);
}
