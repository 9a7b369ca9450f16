import { useMutation } from '@tanstack/react-query';
import { listMatches } from '../api/quiz-calls.ts';
import type { ListFilters } from '../model/list-filters.ts';
import type { Selection } from '../model/selection.ts';

/** Selects every quiz that fits, also those whose cards are not loaded. */
export function useMatches(filters: ListFilters, selection: Selection) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => listMatches(filters),
    onSuccess: (quizzes) => selection.add(quizzes),
  });
  return { select: () => mutate(), selecting: isPending, failed: isError };
}
