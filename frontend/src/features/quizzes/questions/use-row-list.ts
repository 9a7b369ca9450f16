import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { changeRow, insertRows, type Keyed, moveRow, pasteRows, removeRow, type RowLimits } from './rows.ts';
import { newId } from '../editor/quiz-form.ts';

interface RowListOptions<Row> extends RowLimits {
  rows: Row[];
  set: (rows: Row[]) => void;
  emptyRow: (key: string) => Row;
  isEmpty: (row: Row) => boolean;
  /** The rows that a pasted text stands for; none where it is pasted as it is. */
  read?: (text: string) => Partial<Omit<Row, 'key'>>[];
}

/** Marks the field of a row in which the focus arrives. */
export const ROW_START = { 'data-row-start': '' };

/**
 * The rows of a question (options, pairs, items): Enter goes to the next one or makes it, Alt and an arrow move a row,
 * pasted lines become rows, and the focus stays where the work goes on. `list` is the element that holds them.
 */
export function useRowList<Row extends Keyed>({
  rows,
  set,
  emptyRow,
  isEmpty,
  read,
  ...limits
}: RowListOptions<Row>) {
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const focusRow = (place: number) =>
    list.current?.querySelectorAll<HTMLElement>('[data-row-start]')[place]?.focus();
  const change = (next: Row[], focus: number) => {
    if (next === rows) return;
    flushSync(() => set(next));
    focusRow(focus);
  };
  const append = () => change(insertRows(rows, rows.length, [emptyRow(newId())], limits), rows.length);
  const move = (place: number, by: number) => change(moveRow(rows, place, by), place + by);
  return {
    list,
    canAdd: rows.length < limits.max,
    canRemove: rows.length > limits.min,
    append,
    change: (key: string, part: Partial<Row>) => set(changeRow(rows, key, part)),
    remove: (place: number) =>
      change(removeRow(rows, rows[place]?.key ?? '', limits), Math.min(place, rows.length - 2)),
    move,
    /** Returns the keyboard and paste handlers of a row's text field. */
    keysOf: (place: number, { moves = false } = {}) => ({
      onKeyDown: (event: KeyboardEvent) => {
        // An input method's Enter takes over what it wrote.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          if (place + 1 < rows.length) focusRow(place + 1);
          else append();
        }
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!moves || !event.altKey || by === undefined) return;
        event.preventDefault();
        // The question's own shortcut moves the question.
        event.stopPropagation();
        move(place, by);
      },
      onPaste: (event: ClipboardEvent) => {
        const pasted = read?.(event.clipboardData.getData('text')) ?? [];
        if (pasted.length === 0) return;
        event.preventDefault();
        const added = pasted.map((row) => ({ ...emptyRow(newId()), ...row }));
        const next = pasteRows(rows, place, added, { ...limits, isEmpty });
        change(next, Math.min(place + added.length, next.length) - 1);
      },
    }),
  };
}
