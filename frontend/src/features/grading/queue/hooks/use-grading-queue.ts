import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { WaitingAnswer } from '@quizhall/shared/contract/grading/grading';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import type { Graded, QueuePage } from '../api/grading-calls.ts';
import { answerQuery, queueQuery } from '../api/queries.ts';
import { wholeQueue, withPoints } from '../model/queue.ts';

/** Number of pages loaded automatically, about 25,000 submissions. Further pages load on request. */
const BY_ITSELF = 50;

/** Unreleased answers of a quiz, loaded page by page. */
export function useGradingQueue(quizId: string) {
  const query = useInfiniteQuery(queueQuery(quizId));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const pages = data?.pages;
  const goesOn = hasNextPage && !isFetching && !isError && (pages?.length ?? 0) < BY_ITSELF;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const queue = useMemo(() => pages && wholeQueue(pages), [pages]);
  const sum = (name: 'open' | 'released') => (pages ?? []).reduce((total, page) => total + page[name], 0);
  return {
    queue,
    open: sum('open'),
    released: sum('released'),
    error: query.error,
    isFetching,
    refetch: () => void query.refetch(),
    more: hasNextPage && !goesOn ? () => void fetchNextPage() : undefined,
  };
}
export type GradingQueue = ReturnType<typeof useGradingQueue>;

/** Applies a saved grade to the queue and the answer, and invalidates the quiz's numbers. */
export function useGradeKept(quizId: string) {
  const client = useQueryClient();
  return (submissionId: string, grades: Graded['grades']): void => {
    for (const grade of grades) {
      client.setQueryData<InfiniteData<QueuePage, string | undefined>>(
        queueQuery(quizId).queryKey,
        (data) => data && { ...data, pages: data.pages.map((page) => graded(page, submissionId, grade)) },
      );
      client.setQueryData<WaitingAnswer | null>(
        answerQuery(quizId, submissionId, grade.questionId).queryKey,
        (answer) =>
          answer && { ...answer, points: grade.points, comment: grade.comment, revision: grade.revision },
      );
    }
    void client.invalidateQueries({ queryKey: quizKeys.overview(quizId) });
  };
}

const graded = (page: QueuePage, submissionId: string, grade: Graded['grades'][number]): QueuePage => ({
  ...page,
  submissions: page.submissions.map((one) =>
    one.id === submissionId ? withPoints(one, { questionId: grade.questionId, points: grade.points }) : one,
  ),
});
