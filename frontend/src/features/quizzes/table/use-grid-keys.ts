import { type KeyboardEvent, useRef } from 'react';
import { stepOf, tabOf, type Size } from './selection.ts';
import type { Grid } from './use-grid.ts';

/** Commands of the table, for keyboard and toolbar. */
export interface GridCommands {
  undo: () => void;
  redo: () => void;
  fill: () => void;
  clear: () => void;
  remove: () => void;
  openCard: () => void;
}

type Command = (event: KeyboardEvent) => void;

/** Returns the key name used in the tables below, such as `ctrl+shift+z`. Cmd counts as Ctrl. */
function nameOf(event: KeyboardEvent): string {
  const control = event.ctrlKey || event.metaKey ? 'ctrl+' : '';
  return `${control}${event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`;
}

/** Returns the history command of a key, also for buttons beside the table. */
export const historyKey = (event: KeyboardEvent): 'undo' | 'redo' | undefined => HISTORY[nameOf(event)];

const HISTORY: Record<string, 'undo' | 'redo'> = {
  'ctrl+z': 'undo',
  'ctrl+y': 'redo',
  'ctrl+shift+z': 'redo',
};

/** Keyboard handling of the table while no cell is edited. Fields and paste have their own handlers. */
export function useGridKeys(grid: Grid, size: Size, commands: GridCommands) {
  /** After Escape, Tab leaves the table. */
  const leaving = useRef(false);
  const { active, anchor } = grid.selection;
  const isRow = active.column === 0;
  const edit = () => (isRow ? commands.openCard() : grid.edit());
  const tab =
    (by: 1 | -1): Command =>
    (event) => {
      const next = leaving.current ? undefined : tabOf(active, by, size);
      if (!next) return;
      event.preventDefault();
      grid.moveTo(next);
    };
  const held =
    (run: () => void): Command =>
    (event) => {
      event.preventDefault();
      run();
    };
  const clear = held(() => (isRow || grid.selection.picked ? commands.remove() : commands.clear()));
  const keys: Record<string, Command> = {
    tab: tab(1),
    'shift+tab': tab(-1),
    enter: held(edit),
    f2: held(edit),
    delete: clear,
    backspace: clear,
    ...Object.fromEntries(Object.entries(HISTORY).map(([key, step]) => [key, held(commands[step])])),
    'ctrl+d': held(commands.fill),
    'ctrl+a': held(() =>
      grid.select({
        anchor: { row: 0, column: 0 },
        active: { row: size.rows - 1, column: 0 },
      }),
    ),
    'shift+ ': held(() =>
      grid.select({ active: { ...active, column: 0 }, anchor: { ...anchor, column: 0 } }),
    ),
    'ctrl+ ': held(() => grid.pick(active.row)),
    ...(grid.selection.picked && { escape: () => grid.moveTo(active) }),
    // Starts editing on the first key, because an input method composes in the field.
    process: () => grid.edit(''),
  };
  return (event: KeyboardEvent) => {
    if (grid.editing || event.nativeEvent.isComposing) return;
    const isLeaving = leaving.current && event.key === 'Tab';
    if (event.key !== 'Shift' && !isLeaving) leaving.current = event.key === 'Escape';
    const control = event.ctrlKey || event.metaKey;
    const step = event.altKey ? undefined : stepOf(event.key, control, active, size);
    if (step) {
      event.preventDefault();
      return grid.step(step, event.shiftKey);
    }
    const command = event.altKey ? undefined : keys[nameOf(event)];
    if (command) return command(event);
    if (event.key.length === 1 && !control && !event.altKey && !isRow) {
      event.preventDefault();
      grid.edit(event.key);
    }
  };
}
