import type { ResultsSubmission } from '@quizhall/shared/model/results/results-file';
import type { Attempt } from '../../attempts/model/attempts.ts';
import { listWholeAttempts } from './exported-attempts.ts';
import { getVersion, type QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import type { DepartmentFilter } from '../../organizations/model/department-filter.ts';
import { DEPARTMENT } from './results-context.ts';
import { submissionOf } from './submission-row.ts';

/** Essays are read by a query each. */
const AT_ONCE = 20;
/** Versions that are held at once: one may be some megabytes. */
const VERSIONS_AT_ONCE = 5;
/** Text that one page of a file may be: a function holds it several times. */
export const MOST_TEXT = 8_000_000;

type Finished = Attempt & { card: NonNullable<Attempt['card']> };

/** Attempts that are still finished: one that was taken away meanwhile is in no export. */
export const readFinished = async (ids: readonly string[]): Promise<Finished[]> =>
  (await listWholeAttempts(ids)).flatMap((attempt) => {
    const { card } = attempt;
    return card ? { ...attempt, card } : [];
  });

/** Versions of a quiz, each once and the newest first, a few at a time. */
export async function* versionsOf(
  quizId: string,
  numbers: Iterable<number>,
): AsyncGenerator<readonly [number: number, content: QuizVersion]> {
  const wanted = [...new Set(numbers)].sort((a, b) => b - a);
  for (let at = 0; at < wanted.length; at += VERSIONS_AT_ONCE) {
    const lot = wanted.slice(at, at + VERSIONS_AT_ONCE);
    yield* await Promise.all(lot.map(async (number) => [number, await getVersion(quizId, number)] as const));
  }
}

/** Attempts as files have them; the department of a member stands where the start form did not ask for one. */
export async function submissionsOf(
  attempts: readonly Finished[],
  classes?: DepartmentFilter,
): Promise<ResultsSubmission[]> {
  const departmentOf = await classes?.of(attempts.map(({ participant }) => participant));
  return mapBounded(attempts, AT_ONCE, async (attempt) => {
    const submission = await submissionOf(attempt, attempt.card);
    const department = departmentOf?.(attempt.participant)?.name;
    const { info } = submission;
    return department && !info[DEPARTMENT]
      ? { ...submission, info: { ...info, [DEPARTMENT]: department } }
      : submission;
  });
}
