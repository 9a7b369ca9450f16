import { queryOptions } from '@tanstack/react-query';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import { isEnded, runInterval } from '@/lib/query/run-interval.ts';
import { getAnswer, getRelease, listQueue } from './grading-calls.ts';

/** Unreleased answers of a quiz. */
export const queueQuery = (id: string) =>
  cursorQuery({
    queryKey: ['quizzes', 'grading', id, 'queue'],
    read: (cursor, signal) => listQueue(id, cursor, signal),
    // Each grade updates this in place. Other graders can change it too.
    staleTime: 60_000,
  });

/** Text of an answer and its current grade. */
export const answerQuery = (id: string, submissionId: string, questionId: string) =>
  queryOptions({
    queryKey: ['quizzes', 'grading', id, 'answer', submissionId, questionId],
    queryFn: ({ signal }) => getAnswer(id, { submissionId, questionId }, signal),
    staleTime: 60_000,
  });

/** Progress of a release. */
export const releaseQuery = (runId: string) =>
  queryOptions({
    queryKey: ['quizzes', 'release', runId],
    queryFn: ({ signal }) => getRelease(runId, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data, error } }) => runInterval(isEnded(data), error),
  });
