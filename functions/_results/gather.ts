import type { ResultsSubmission } from '@quizhall/shared/model/results-file';
import type { Attempt } from '../_data/attempts.ts';
import { listAttempts } from '../_data/exported-attempts.ts';
import { getVersion, type QuizVersion } from '../_data/quiz-cache.ts';
import { mapBounded } from '../_platform/bounded.ts';
import { submissionOf } from './submission.ts';

/** Essays are read by a query each, and versions by one each. */
const AT_ONCE = 20;

type Finished = Attempt & { card: NonNullable<Attempt['card']> };

/** Attempts that are still finished: one that was taken away meanwhile is in no export. */
export const readFinished = async (ids: readonly string[]): Promise<Finished[]> =>
  (await listAttempts(ids)).flatMap((attempt) => {
    const { card } = attempt;
    return card ? { ...attempt, card } : [];
  });

/** Versions of a quiz by their numbers. */
export async function readVersions(
  quizId: string,
  numbers: Iterable<number>,
): Promise<Map<number, QuizVersion>> {
  const wanted = [...new Set(numbers)];
  const contents = await mapBounded(wanted, AT_ONCE, (number) => getVersion(quizId, number));
  return new Map(contents.map((content, at) => [wanted[at] as number, content]));
}

/** Attempts as files have them. */
export const submissionsOf = (attempts: readonly Finished[]): Promise<ResultsSubmission[]> =>
  mapBounded(attempts, AT_ONCE, async (attempt) =>
    submissionOf(attempt, attempt.card, await getVersion(attempt.quizId, attempt.version)),
  );
