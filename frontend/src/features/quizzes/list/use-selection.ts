import type { QuizCard } from '@quizhall/shared/model/quizzes/quiz';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { mayWith } from '@/entities/quiz/quiz-rights.ts';
import type { ListFilters } from './list-filters.ts';
import { type Picked, Selection } from './selection.ts';

/** What many quizzes at once may be archived, restored and deleted of. */
export const selectable = (quizzes: readonly QuizCard[]): QuizCard[] =>
  quizzes.filter((quiz) => mayWith(quiz, 'quiz.manage'));

/**
 * What is selected in the list: order and further pages keep it, another search or filter ends it, because what is
 * acted upon has to be what is looked at.
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

/** How many a new search or filter has cleared. */
export const useDropped = (selection: Selection): number =>
  useSyncExternalStore(selection.subscribe, selection.dropped);

/** The selected quizzes, for what shows how many there are. */
export const usePicks = (selection: Selection): ReadonlyMap<string, Picked> =>
  useSyncExternalStore(selection.subscribe, selection.picks);

/** Whether one quiz is selected: draws nothing anew when another one is. */
export const useIsPicked = (selection: Selection, id: string): boolean =>
  useSyncExternalStore(selection.subscribe, () => selection.picks().has(id));
