import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '@/lib/api/errors.ts';
import { peopleQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';

/**
 * Change of a quiz's co-authors. Completes after the list is refetched. Errors are displayed where the change was
 * made.
 */
export function useChange<Wish>(quizId: string, change: (wish: Wish) => Promise<unknown>) {
  const client = useQueryClient();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: peopleQuery(quizId).queryKey }),
  });
  return {
    run: (wish: Wish, onDone: () => void) => mutate(wish, { onSuccess: onDone }),
    running: isPending,
    /** Value that is being saved. */
    wanted: isPending ? variables : undefined,
    problem: error ? serverMessage(error, messages.people.failed) : undefined,
  };
}
