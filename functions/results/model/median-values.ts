import {
  EXACT_MEDIAN_ATTEMPTS,
  medianValues,
  type MedianValues,
} from '@quizhall/shared/rules/results/exact-medians';
import type { QuizStatistics } from '@quizhall/shared/rules/results/statistics';
import { listFinishedIds } from './exported-attempts.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import { nowIso } from '../../platform/clock.ts';
import { countedAttempt } from '../../attempts/model/counted-attempt.ts';
import { readFinished } from './gather-submissions.ts';

const AT_ONCE = 20;

/** Reads the values for exact medians; undefined where the quiz has no finished attempts or too many. */
export async function loadMedianValues(
  { id, shards }: Pick<Quiz, 'id' | 'shards'>,
  { completed }: Pick<QuizStatistics, 'completed'>,
): Promise<MedianValues | undefined> {
  if (completed === 0 || completed > EXACT_MEDIAN_ATTEMPTS) return undefined;
  const finished = await readFinished(await listFinishedIds(id, shards, nowIso()));
  return medianValues(await mapBounded(finished, AT_ONCE, countedAttempt));
}
