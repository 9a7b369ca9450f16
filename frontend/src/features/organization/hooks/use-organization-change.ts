import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessage } from '@/lib/api/errors.ts';
import { organizationKey } from '../api/queries.ts';
import { messages } from '../dashboard-messages.ts';

/** A change of an organization: what is shown of it is read again before it counts as done, and a failure is said where it was asked for. */
export function useOrganizationChange<Wish, Answer>(
  id: string,
  change: (wish: Wish) => Promise<Answer>,
  failed: string = messages.changeFailed,
) {
  const client = useQueryClient();
  interface Run {
    wish: Wish;
    onDone: (answer: Answer) => void;
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ wish }: Run) => change(wish),
    // Not handed to `mutate`: what was changed may be gone from the list by then, and its row with it.
    onSuccess: (answer, { onDone }) => onDone(answer),
    onSettled: () => client.invalidateQueries({ queryKey: organizationKey(id) }),
  });
  return {
    run: (wish: Wish, onDone: Run['onDone']) => mutate({ wish, onDone }),
    running: isPending,
    problem: error ? serverMessage(error, failed) : undefined,
  };
}
