import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { serverMessage } from '@/lib/api/errors.ts';
import { organizationKey } from './queries.ts';
import { messages } from '../dashboard/dashboard-messages.ts';

/**
 * A change of an organization: what is shown of it is read again before it counts as done, and a failure is said where it was
 * asked for. A double click asks once.
 * @param ends what it removes: queries whose key names that are not read again, the page may still show them for a moment
 */
export function useOrganizationChange<Wish, Answer>(
  id: string,
  change: (wish: Wish) => Promise<Answer>,
  failed: string = messages.changeFailed,
  ends?: string,
) {
  const client = useQueryClient();
  // The page hears that it runs a moment later than the second click of a double click may come.
  const isRunning = useRef(false);
  interface Run {
    wish: Wish;
    onDone: (answer: Answer) => void;
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ wish }: Run) => change(wish),
    // Not handed to `mutate`: what was changed may be gone from the list by then, and its row with it.
    onSuccess: (answer, { onDone }) => onDone(answer),
    onSettled: async (_, problem) => {
      const isThere = ({ queryKey }: Query) => problem !== null || !ends || !queryKey.includes(ends);
      await client.invalidateQueries({ queryKey: organizationKey(id), predicate: isThere });
      isRunning.current = false;
    },
  });
  return {
    run: (wish: Wish, onDone: Run['onDone']) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate({ wish, onDone });
    },
    running: isPending,
    error,
    problem: error ? serverMessage(error, failed) : undefined,
  };
}
