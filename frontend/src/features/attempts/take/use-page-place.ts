import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { showTurn } from './show-turn.ts';
import { startOf } from './question-stage.tsx';
import { useAttempt } from './attempt-context.tsx';

/** Header and foot of the screen cover what lies below them. */
const COVERED = '-96px 0px -80px 0px';

const cardIn = (page: HTMLElement | null, index: number): HTMLElement | null | undefined =>
  page?.querySelector<HTMLElement>(`[data-index="${index}"]`);

/**
 * On a page of several questions, the current one (whose time runs, which the keys answer) is the one where the person
 * is: with the focus, with the pointer, with an answer, or, once it is scrolled out of sight, the first in sight.
 * Whoever goes to another one by key or navigator is brought there.
 * @param first of the page
 * @returns tells it that the person answers this question. It is no listener of the page: one that has React draw before
 * it hears of the input itself would have the field emptied, and what was typed lost.
 */
export function usePagePlace(
  page: RefObject<HTMLElement | null>,
  current: number,
  first: number,
): (index: number) => void {
  const runner = useAttempt();
  /** Where the person is by themselves: nobody has to be brought there. */
  const place = useRef<number>(undefined);
  const shown = useRef(first);

  useLayoutEffect(() => {
    const turned = shown.current !== first;
    if (turned && page.current) showTurn(page.current, first > shown.current);
    shown.current = first;
    const isThere = place.current === current && !turned;
    const isOpening = place.current === undefined;
    place.current = current;
    if (isThere) return;
    const card = cardIn(page.current, current);
    if (current === first) window.scrollTo({ top: 0, behavior: 'instant' });
    else card?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (!isOpening) startOf(card ?? null)?.focus({ preventScroll: true });
    else if (document.activeElement === document.body)
      card?.querySelector('h2')?.focus({ preventScroll: true });
  }, [page, current, first]);

  const isAt = useCallback(
    (index: number) => {
      place.current = index;
      if (runner.view().sync.currentIndex !== index) runner.goTo(index);
    },
    [runner],
  );

  useEffect(() => {
    const column = page.current;
    if (!column) return undefined;
    const onTouched = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      if (card) isAt(Number(card.dataset.index));
    };
    // Another page has other questions.
    const cards = cardsFrom(column, first);
    const stopSeeing = watchSight(cards, (inSight) => {
      const [highest] = inSight;
      if (highest !== undefined && !inSight.includes(runner.view().sync.currentIndex)) isAt(highest);
    });
    const touches = ['focusin', 'pointerdown'] as const;
    for (const touch of touches) column.addEventListener(touch, onTouched);
    return () => {
      stopSeeing();
      for (const touch of touches) column.removeEventListener(touch, onTouched);
    };
  }, [page, first, runner, isAt]);
  return isAt;
}

const cardsFrom = (column: HTMLElement, first: number): HTMLElement[] =>
  [...column.querySelectorAll<HTMLElement>('[data-index]')].filter(
    ({ dataset }) => Number(dataset.index) >= first,
  );

/** Tells which questions are in sight, the highest first, whenever that changes. */
function watchSight(cards: HTMLElement[], onChange: (inSight: number[]) => void): () => void {
  const inSight = new Set<number>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        const index = Number((target as HTMLElement).dataset.index);
        if (isIntersecting) inSight.add(index);
        else inSight.delete(index);
      }
      onChange([...inSight].toSorted((one, other) => one - other));
    },
    { rootMargin: COVERED },
  );
  for (const card of cards) observer.observe(card);
  return () => observer.disconnect();
}
