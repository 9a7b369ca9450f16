import type { QuizOverview } from '@quizhall/shared/contract/quiz-overview';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { releaseResults } from '../api/quiz-calls.ts';

/** Releases the results of a quiz; its overview says so at once. */
export function useRelease(quizId: string, onDone: () => void) {
  const client = useQueryClient();
  const key = quizKeys.overview(quizId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => releaseResults(quizId),
    onSuccess: async ({ releasedAt }) => {
      // A read that is under way would bring back what was before.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<QuizOverview>(key, (quiz) => quiz && { ...quiz, release: { releasedAt } });
      onDone();
    },
  });
  return {
    release: () => mutate(),
    releasing: isPending,
    problem: error ? standardMessage(error) : undefined,
  };
}
