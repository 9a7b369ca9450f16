import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { formatAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { attemptFactsOf } from '@quizhall/shared/rules/results/counted-attempt';
import {
  addAttempt,
  emptyStatistics,
  type QuizStatistics,
  statisticsDifference,
} from '@quizhall/shared/rules/results/statistics';
import type { Attempt } from '../../functions/attempts/model/attempts.ts';
import { listFinishedIds, listWholeAttempts } from '../../functions/results/model/exported-attempts.ts';
import { storeOperatorEntry } from '../../functions/site/model/operator-log.ts';
import type { Quiz } from '../../functions/quizzes/model/quizzes.ts';
import { getRetention } from '../../functions/quizzes/model/retention.ts';
import { readRoster } from '../../functions/results/model/roster.ts';
import { correctStatistics, getStatistics } from '../../functions/results/model/statistics.ts';

import { countedAttempt } from '../../functions/attempts/model/counted-attempt.ts';
import { now } from '../../functions/platform/clock.ts';
import { type Call, Refusal } from './command.ts';
import { quizOf } from './quizzes.ts';

/** Whole attempts that are in memory at once. */
const AT_ONCE = 500;
/** The stream counts within a second or two. */
export const PAUSE_MS = 5_000;

/** Every attempt at a quiz, some hundreds in memory at once. */
export async function* attemptsOf(quiz: Quiz): AsyncGenerator<Attempt> {
  const [rows, finished] = await Promise.all([
    readRoster(quiz.id, { consistent: true }),
    listFinishedIds(quiz.id, quiz.shards, new Date(now()).toISOString()),
  ]);
  const begun = rows.map(({ participant, number }) =>
    formatAttemptId({ quizId: quiz.id, participant, number }),
  );
  const ids = [...new Set([...begun, ...finished])];
  for (let from = 0; from < ids.length; from += AT_ONCE)
    yield* await listWholeAttempts(ids.slice(from, from + AT_ONCE));
}

/** What the attempts of a quiz come to, as the stream would have counted them. */
async function countAnew(quiz: Quiz): Promise<QuizStatistics> {
  let sums = emptyStatistics();
  for await (const attempt of attemptsOf(quiz))
    if (!attempt.uncounted) sums = addAttempt(sums, attemptFactsOf(await countedAttempt(attempt)));
  return sums;
}

/** What has to be added to what is counted. */
async function differenceOf(quiz: Quiz): Promise<QuizStatistics> {
  const [counted, anew] = [await getStatistics(quiz.id), await countAnew(quiz)];
  return statisticsDifference(counted, anew);
}

const isNothing = (difference: QuizStatistics): boolean =>
  isDeepStrictEqual(difference, statisticsDifference(emptyStatistics(), emptyStatistics()));

const signed = (count: number): string => (count > 0 ? `+${count}` : String(count));

const asText = ({ attempts, participants, completed, waiting, passed, questions }: QuizStatistics) =>
  `attempts ${signed(attempts)}, participants ${signed(participants)}, finished ${signed(completed)}, waiting for a grade ${signed(waiting)}, passed ${signed(passed)}, questions with other numbers: ${Object.keys(questions).length}`;

/**
 * `recount`. What differs once may be an attempt that came while all of them were read: it is corrected only where it differs
 * by the same a moment later. Submissions whose time to be kept is over are no longer there to be counted.
 */
export async function recount({ args, by, dryRun }: Call, { pauseMs = PAUSE_MS } = {}): Promise<string[]> {
  const quiz = await quizOf(args['quiz'] ?? '');
  if ((await getRetention(quiz.id)).last)
    throw new Refusal('Older submissions of this quiz were deleted, so its numbers cannot be counted anew');
  const difference = await differenceOf(quiz);
  if (isNothing(difference)) return ['The numbers are right: nothing to correct.'];
  await setTimeout(pauseMs);
  if (!isDeepStrictEqual(difference, await differenceOf(quiz)))
    throw new Refusal('The quiz is being taken at this moment. Please try again when it is quiet.');
  const text = asText(difference);
  if (dryRun) return [`This would be corrected: ${text}`];
  // First: a correction that the log does not know would be worse than an entry of one that was refused.
  await storeOperatorEntry({ command: 'recount', target: quiz.id, by, reason: text });
  if (!(await correctStatistics(quiz.id, difference)))
    throw new Refusal('Somebody else counts the same quiz. Please look again.');
  return [`Corrected: ${text}`];
}
