import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../editor/messages.ts';
import type { Questions } from './use-questions.ts';

export type RowAction = 'open' | 'close' | 'up' | 'down' | 'to' | 'duplicate' | 'delete';

/** Focuses a question's row or card. */
export function focusIn(id: string | undefined, selector: string): void {
  const row = document.querySelector<HTMLElement>(`[data-question="${id}"]`);
  row?.querySelector<HTMLElement>(selector)?.focus();
}

export const ROW_SELECTOR = '[data-row-main]';
export const CARD_SELECTOR = 'textarea';

/**
 * Actions of rows and cards, including focus management. `act` has a stable reference, so that rows do not rerender.
 */
export function useRowActions(questions: Questions) {
  const [said, setSaid] = useState('');
  const latest = useRef(questions);
  useEffect(() => {
    latest.current = questions;
  });

  const act = useCallback((action: RowAction, id: string, to = 0) => {
    const list = latest.current;
    const index = list.ids.indexOf(id);
    const moved = (by: number) => {
      const active = document.activeElement;
      let done = false;
      flushSync(() => {
        done = list.move(id, by);
      });
      if (!done) return;
      // The browser drops the focus of an element that is moved in the DOM.
      if (active instanceof HTMLElement) active.focus();
      setSaid(messages.questions.moved(index + by + 1));
    };
    const run: Record<RowAction, () => void> = {
      open: () => {
        flushSync(() => list.open(id));
        focusIn(id, CARD_SELECTOR);
      },
      close: () => {
        flushSync(() => list.open(undefined));
        focusIn(id, ROW_SELECTOR);
      },
      up: () => moved(-1),
      down: () => moved(1),
      to: () => moved(to - index),
      duplicate: () => {
        let copy: string | undefined;
        flushSync(() => {
          copy = list.duplicate(id);
        });
        focusIn(copy, CARD_SELECTOR);
        setSaid(messages.questions.duplicated);
      },
      delete: () => {
        const neighbour = list.ids[index + 1] ?? list.ids[index - 1];
        flushSync(() => list.remove(id));
        focusIn(neighbour, ROW_SELECTOR);
      },
    };
    run[action]();
  }, []);

  return { act, said };
}
