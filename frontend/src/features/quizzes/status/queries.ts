import { queryOptions } from '@tanstack/react-query';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { ApiError } from '@/lib/api/errors.ts';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import type { ListFilters } from '../list/list-filters.ts';
import { goesOn, nextBeat } from '../dashboard/pulse.ts';
import { getAnalysis, getPulse, listQuizzes } from './quiz-calls.ts';

/** Own quizzes, paginated. */
export const quizListQuery = (filters: ListFilters) =>
  cursorQuery({
    queryKey: quizKeys.list(filters),
    read: (cursor, signal) => listQuizzes(filters, cursor, signal),
    // The numbers can change at any time.
    staleTime: 5_000,
  });

/** Question analysis of a quiz. Invalidated by the pulse. */
export const analysisQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.analysis(id),
    queryFn: ({ signal }) => getAnalysis(id, signal),
    staleTime: 5_000,
  });

/** True if the browser requests reduced data usage. Not all browsers support this. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

interface Pulse {
  changedAt: string;
  /** Start of the current sequence of answers without a gap. */
  since: number;
  /** Distinguishes successive equal answers. */
  at: number;
}

/** Time of the quiz's last change. Polls while the page is visible. */
export const pulseQuery = (id: string) =>
  queryOptions({
    queryKey: quizKeys.pulse(id),
    queryFn: async ({ signal, client, queryKey }): Promise<Pulse> => {
      const { changedAt } = await getPulse(id, signal);
      const before = client.getQueryState<Pulse>(queryKey);
      const now = Date.now();
      const lasts = before?.status === 'success' && goesOn(now - before.dataUpdatedAt);
      return { changedAt, at: now, since: (lasts && before.data?.since) || now };
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // Pauses in a hidden tab and polls immediately when it becomes visible.
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { status, error, dataUpdatedAt } }) => {
      if (error instanceof ApiError && !error.isTemporary) return false;
      return nextBeat(status === 'error' ? Date.now() - dataUpdatedAt : undefined, savesData());
    },
  });
