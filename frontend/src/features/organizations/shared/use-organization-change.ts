import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { serverMessage } from '@/lib/api/errors.ts';
import { organizationKey } from './queries.ts';
import { messages } from '../dashboard/dashboard-messages.ts';

/**
 * Change of an organization. Completes after its queries are refetched; errors are displayed where the change was
 * made. A double click submits once.
 * @param ends id of what the change removes: queries with it in their key are not refetched, because the page may
 * still display them
 */
export function useOrganizationChange<Wish, Answer>(
  id: string,
  change: (wish: Wish) => Promise<Answer>,
  failed: string = messages.changeFailed,
  ends?: string,
) {
  const client = useQueryClient();
  // The component learns that it is running only after the second click of a double click.
  const isRunning = useRef(false);
  interface Run {
    wish: Wish;
    onDone: (answer: Answer) => void;
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ wish }: Run) => change(wish),
    // Not passed to `mutate`, whose callbacks are skipped if the row was unmounted.
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
