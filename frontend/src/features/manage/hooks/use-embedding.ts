import { useMutation, useQueryClient } from '@tanstack/react-query';
import { quizKeys, refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { setEmbeddable } from '../api/quiz-calls.ts';
import { dashboard } from '../dashboard-messages.ts';

/** Allows other websites to show a quiz, or no longer. */
export function useEmbedding(quizId: string) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (embeddable: boolean) => setEmbeddable(quizId, embeddable),
    // What an editor that is opened next begins with.
    onSuccess: (quiz) => client.setQueryData(quizKeys.quiz(quizId), quiz),
    onSettled: () => refreshQuiz(client, quizId),
  });
  const { mutate, isPending, variables, error } = mutation;
  return {
    change: (embeddable: boolean) => mutate(embeddable),
    /** What it is being changed to. */
    changing: isPending ? variables : undefined,
    problem: error ? serverMessage(error, dashboard.embed.failed) : undefined,
  };
}
