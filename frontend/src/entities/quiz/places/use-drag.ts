import { type PointerEvent, useEffect, useRef, useState } from 'react';

export interface Point {
  x: number;
  y: number;
}

/** Something that is being dragged, and where in the window. */
export interface Drag<Held> {
  held: Held;
  at: Point;
  /** How far down it has come, with what was scrolled on the way. */
  by: number;
}

/** So far a pointer that was pressed may tremble. */
const TREMBLE_PX = 4;
/** So near to the edge of what scrolls it is scrolled: also below what sticks there. */
const EDGE_PX = 110;
const STEP_PX = 9;

/** A finger drags by the grip alone, so that the page can be scrolled from everywhere else. */
export const GRIP = { 'data-grip': '', style: { touchAction: 'none' } } as const;

const isGripped = ({ pointerType, target }: PointerEvent): boolean =>
  pointerType === 'mouse' || (target instanceof Element && target.closest('[data-grip]') !== null);

/** What scrolls around an element. */
function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY);
    if (scrolls && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement;
}

/** Scrolls a step where the pointer is near an edge. @returns whether it did */
function scrollNear(scroller: Element | null, y: number): boolean {
  if (!scroller) return false;
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  const before = scroller.scrollTop;
  if (y < top + EDGE_PX) scroller.scrollBy({ top: -STEP_PX, behavior: 'instant' });
  else if (y > bottom - EDGE_PX) scroller.scrollBy({ top: STEP_PX, behavior: 'instant' });
  return scroller.scrollTop !== before;
}

/**
 * Drags by mouse, pen or finger. Escape, a lost pointer and a second finger leave everything as it was.
 * @param onDrop where the pointer was let go
 * @returns what is being dragged, and what to put on `onPointerDown` of what can be
 */
export function useDrag<Held>(onDrop: (drag: Drag<Held>) => void) {
  const [drag, setDrag] = useState<Drag<Held>>();
  const stop = useRef<() => void>(undefined);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => () => stop.current?.(), []);

  const follow = (held: Held, first: PointerEvent) => {
    const { pointerId, clientX, clientY, currentTarget } = first;
    const from = { x: clientX, y: clientY };
    const scroller = scrollerOf(currentTarget);
    const top = scroller?.scrollTop ?? 0;
    const dragTo = (at: Point): Drag<Held> => ({
      held,
      at,
      by: at.y - from.y + (scroller?.scrollTop ?? 0) - top,
    });
    const ended = new AbortController();
    let now: Drag<Held> | undefined;
    const scroll = () => {
      if (ended.signal.aborted || !now) return;
      if (scrollNear(scroller, now.at.y)) {
        now = dragTo(now.at);
        setDrag(now);
      }
      requestAnimationFrame(scroll);
    };
    const move = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      const at = { x: event.clientX, y: event.clientY };
      if (!now && Math.hypot(at.x - from.x, at.y - from.y) < TREMBLE_PX) return;
      if (!now) requestAnimationFrame(scroll);
      now = dragTo(at);
      setDrag(now);
    };
    const end = (done?: Drag<Held>) => {
      ended.abort();
      setDrag(undefined);
      if (done) drop.current(done);
    };
    const { signal } = ended;
    stop.current = () => ended.abort();
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', (event) => event.pointerId === pointerId && end(now), { signal });
    window.addEventListener('pointercancel', (event) => event.pointerId === pointerId && end(), { signal });
    // The press that began it is still on its way up to the window.
    window.addEventListener('pointerdown', (event) => event.pointerId !== pointerId && end(), { signal });
    window.addEventListener('blur', () => end(), { signal });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open.
      event.stopPropagation();
      end();
    };
    window.addEventListener('keydown', onKey, { signal, capture: true });
  };

  const grab = (held: Held) => (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !isGripped(event)) return;
    // No text is marked on the way.
    event.preventDefault();
    stop.current?.();
    follow(held, event);
  };
  return { drag, grab };
}
