import type { QuizCard } from '@quizhall/shared/model/quizzes/quiz';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { mayWith } from '@/entities/quiz/quiz-rights.ts';
import type { ListFilters } from './list-filters.ts';
import { type Picked, Selection } from './selection.ts';

/** Returns the quizzes that the user may archive, restore and delete. */
export const selectable = (quizzes: readonly QuizCard[]): QuizCard[] =>
  quizzes.filter((quiz) => mayWith(quiz, 'quiz.manage'));

/**
 * Selection in the list. Sorting and loading pages keep it. A change of search or filter clears it, because an action
 * must only affect quizzes in view.
 * @param isWhole the list has no further page
 */
export function useSelection(
  { q, scope, status }: Pick<ListFilters, 'q' | 'scope' | 'status'>,
  quizzes: readonly QuizCard[] | undefined,
  isWhole: boolean,
): Selection {
  const [selection] = useState(() => new Selection());
  useEffect(() => selection.look(JSON.stringify([q, scope, status])), [selection, q, scope, status]);
  useEffect(() => {
    if (quizzes) selection.show(selectable(quizzes), isWhole);
  }, [selection, quizzes, isWhole]);
  return selection;
}

/** Number of quizzes deselected by a change of search or filter. */
export const useDropped = (selection: Selection): number =>
  useSyncExternalStore(selection.subscribe, selection.dropped);

/** Selected quizzes, for components that display their number. */
export const usePicks = (selection: Selection): ReadonlyMap<string, Picked> =>
  useSyncExternalStore(selection.subscribe, selection.picks);

/** True if the quiz is selected. Rerenders only if this value changes. */
export const useIsPicked = (selection: Selection, id: string): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.picks().has(id));
