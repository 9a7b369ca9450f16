import { queryOptions } from '@tanstack/react-query';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { getQuiz } from './quiz-calls.ts';

/** The whole quiz. The editor begins from what it gets here, so it must be fresh, and must not change under its hands. */
export const quizQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.quiz(id),
    queryFn: ({ signal }) => getQuiz(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
