import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { changeRow, insertRows, type Keyed, moveRow, pasteRows, removeRow, type RowLimits } from './rows.ts';
import { newId } from '../editor/quiz-form.ts';

interface RowListOptions<Row> extends RowLimits {
  rows: Row[];
  set: (rows: Row[]) => void;
  emptyRow: (key: string) => Row;
  isEmpty: (row: Row) => boolean;
  /** Returns the rows in a pasted text; empty to paste it as plain text. */
  read?: (text: string) => Partial<Omit<Row, 'key'>>[];
}

/** Marks the field of a row that receives the focus. */
export const ROW_START = { 'data-row-start': '' };

/**
 * Keyboard behavior of rows (options, pairs, items). Enter moves to the next row or adds one, Alt with an arrow moves
 * a row, and pasted lines become rows. `list` is the containing element.
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
        // Enter of an input method confirms its composition.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          if (place + 1 < rows.length) focusRow(place + 1);
          else append();
        }
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (!moves || !event.altKey || by === undefined) return;
        event.preventDefault();
        // Prevents the shortcut of the question, which would move the question.
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
