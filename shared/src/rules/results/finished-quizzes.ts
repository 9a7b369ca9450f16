import { parseAttemptId } from '../../model/attempts/attempt-id.ts';

interface Counted {
  quizIds: ReadonlySet<string>;
  /** Number of attempts that are looked at; an attempt beyond it makes the count a minimum. */
  limit: number;
}

/** Counts the quizzes with at least one finished attempt. Uncounted practice attempts are excluded. */
export function finishedQuizzes(
  attempts: readonly { id: string; uncounted?: boolean | undefined }[],
  { quizIds, limit }: Counted,
): { quizzes: number; areQuizzesMinimum?: true } {
  const finished = attempts
    .slice(0, limit)
    .filter(({ uncounted }) => !uncounted)
    .map(({ id }) => parseAttemptId(id).quizId);
  const quizzes = new Set(finished).intersection(quizIds).size;
  return attempts.length > limit && quizzes < quizIds.size
    ? { quizzes, areQuizzesMinimum: true }
    : { quizzes };
}
