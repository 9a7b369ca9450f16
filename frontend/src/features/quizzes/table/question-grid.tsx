import {
  type ClipboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { cx } from '@/components/ui/cx.ts';
import { useEditor } from '../editor/editor-context.tsx';
import type { Move } from './cell-editor.tsx';
import { type ColumnId, columnName } from './columns.ts';
import { faultsByRow } from './faults.ts';
import { GridRow } from './grid-row.tsx';
import { isIn, type Place, type Size } from './selection.ts';
import { tableMessages } from './table-messages.ts';
import { secondsOf } from './table-state.ts';
import { readTsv, writeTsv } from './tsv.ts';
import type { Grid } from './use-grid.ts';
import { type GridCommands, useGridKeys } from './use-grid-keys.ts';
import type { Table } from './use-table.ts';
import type { Cells } from './tsv.ts';

/** Number of rows per `content-visibility` group. */
const GROUP = 20;

const groupsOf = <Row,>(rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, index) => ({
    first: index * GROUP,
    rows: rows.slice(index * GROUP, (index + 1) * GROUP),
  }));

interface RowGroupProps {
  rows: number;
  isActive: boolean;
  children: React.ReactNode;
}

/**
 * Group of rows that is not rendered outside the viewport. Grouping avoids a separate layer per row for the sticky
 * row number.
 */
function RowGroup({ rows, isActive, children }: RowGroupProps) {
  return (
    <div
      role="rowgroup"
      style={{ '--height': `calc(${rows} * (2.75rem + 1px))` } as React.CSSProperties}
      className={cx(
        'w-(--width)',
        // `content-visibility` would clip what the active cell displays outside its bounds.
        !isActive && '[contain-intrinsic-block-size:auto_var(--height)] [content-visibility:auto]',
      )}
    >
      {children}
    </div>
  );
}

const TEXT = tableMessages;

export interface QuestionGridProps {
  table: Table;
  grid: Grid;
  size: Size;
  commands: GridCommands & {
    write: (place: Place, text: string) => void;
    paste: (cells: Cells) => void;
    copy: () => string[][];
  };
}

const WIDTHS: Partial<Record<ColumnId, number>> = {
  question: 20,
  type: 9,
  correct: 10,
  points: 5,
  timeLimit: 5.5,
  explanation: 14,
  difficulty: 7,
  tags: 10,
  description: 12,
  grading: 9,
  pool: 8,
};
const OPTION_WIDTH = 11;

const NUMBER_WIDTH = 3.75;

/** Sets the row width explicitly, because unrendered rows have no intrinsic width. */
function layoutOf(columns: readonly ColumnId[]): React.CSSProperties {
  const widths = [NUMBER_WIDTH, ...columns.map((column) => WIDTHS[column] ?? OPTION_WIDTH)];
  const sum = widths.reduce((total, width) => total + width, 0);
  return {
    '--columns': widths.map((width) => `${width}rem`).join(' '),
    '--width': `${sum}rem`,
  } as React.CSSProperties;
}

const MOVES: Record<Exclude<Move, 'nowhere'>, Place> = {
  down: { row: 1, column: 0 },
  up: { row: -1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
  stay: { row: 0, column: 0 },
};

/** Grid of the questions, one row each, with an empty row for the next one. */
export function QuestionGrid({ table, grid, size, commands }: QuestionGridProps) {
  const { state, columns } = table;
  const { area, selection, editing } = grid;
  const { problems } = useEditor();
  const faults = useMemo(
    () => faultsByRow(problems, state.refused, state.questions),
    [problems, state.refused, state.questions],
  );
  const element = useRef<HTMLDivElement>(null);
  useFocus(grid, element);
  const onDone = useDone(grid, commands.write);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells takes the focus
    <div
      ref={element}
      role="grid"
      aria-label={TEXT.grid}
      aria-describedby="table-hint"
      aria-rowcount={size.rows + 1}
      aria-colcount={size.columns}
      aria-multiselectable="true"
      style={layoutOf(columns)}
      onKeyDown={useGridKeys(grid, size, commands)}
      {...useMouse(grid, table)}
      {...clipboardOf(grid, commands)}
      className="relative max-h-[max(20rem,calc(100dvh-17rem))] scroll-pt-12 scroll-pb-4 scroll-pl-16 overflow-auto overscroll-x-contain rounded-control border border-line bg-surface"
    >
      <HeaderRow columns={columns} />
      {groupsOf([...state.questions, undefined].slice(0, size.rows)).map(({ first, rows }) => (
        <RowGroup
          key={first}
          rows={rows.length}
          isActive={selection.active.row >= first && selection.active.row < first + rows.length}
        >
          {rows.map((question, index) => {
            const row = first + index;
            return (
              <GridRow
                key={question?.id ?? 'new'}
                question={question}
                row={row}
                columns={columns}
                seconds={question ? secondsOf(question, state) : 0}
                faults={faults.get(row)}
                active={selection.active.row === row ? selection.active.column : -1}
                left={isIn(row, area) ? area.left : -1}
                right={isIn(row, area) ? area.right : -1}
                editing={selection.active.row === row ? editing : undefined}
                onTyping={table.onTyping}
                onDone={onDone}
              />
            );
          })}
        </RowGroup>
      ))}
    </div>
  );
}

function HeaderRow({ columns }: { columns: readonly ColumnId[] }) {
  const look = 'flex min-h-10 items-center border-r border-line bg-well px-2';
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-20 grid w-(--width) grid-cols-(--columns) border-b border-edge text-xs font-medium text-muted"
    >
      <div role="columnheader" aria-colindex={1} className={`${look} sticky left-0 z-10 justify-end`}>
        {TEXT.columns.number}
      </div>
      {columns.map((column, index) => (
        <div key={column} role="columnheader" aria-colindex={index + 2} className={look}>
          {columnName(column)}
        </div>
      ))}
    </div>
  );
}

/** Focuses the active cell after every request of the table. */
function useFocus({ calls, selection, editing }: Grid, element: React.RefObject<HTMLDivElement | null>) {
  const answered = useRef(calls);
  useLayoutEffect(() => {
    if (answered.current === calls || editing) return;
    answered.current = calls;
    const { row, column } = selection.active;
    element.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus();
  });
}

/** Returns a stable callback, so that rows do not rerender. */
function useDone(grid: Grid, write: QuestionGridProps['commands']['write']) {
  const latest = useRef({ grid, write });
  useEffect(() => {
    latest.current = { grid, write };
  });
  return useCallback((text: string | undefined, move: Move) => {
    const now = latest.current;
    const { row, column } = now.grid.selection.active;
    if (text !== undefined) now.write({ row, column }, text);
    if (move === 'nowhere') return now.grid.stopEditing();
    const by = MOVES[move];
    // A question added in the last row is followed by a new empty row.
    now.grid.select(placed({ row: row + by.row, column: column + by.column }));
  }, []);
}

const placed = ({ row, column }: Place) => {
  const place = { row: Math.max(0, row), column: Math.max(0, column) };
  return { active: place, anchor: place };
};

function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = cell?.dataset.cell?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

const isField = (target: EventTarget) =>
  target instanceof Element && target.matches('textarea, select, option');

/** Mouse handling: press selects, Shift or dragging extends, Ctrl adds a row, and double click edits. */
function useMouse(grid: Grid, { takeTyped }: Table) {
  return {
    onMouseDown(event: MouseEvent) {
      const place = placeOf(event.target);
      if (!place || event.button !== 0 || isField(event.target)) return;
      event.preventDefault();
      takeTyped();
      if (event.ctrlKey || event.metaKey) grid.pick(place.row);
      else grid.moveTo(place, event.shiftKey);
    },
    onMouseOver(event: MouseEvent) {
      const place = placeOf(event.target);
      if (place && event.buttons === 1 && !grid.editing && !grid.selection.picked) grid.moveTo(place, true);
    },
    onDoubleClick(event: MouseEvent) {
      const place = placeOf(event.target);
      if (place && place.column > 0 && !isField(event.target)) grid.edit();
    },
  };
}

function clipboardOf(grid: Grid, commands: QuestionGridProps['commands']) {
  const copy = (event: ClipboardEvent) => {
    if (grid.editing) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTsv(commands.copy()));
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => void (copy(event) && commands.clear()),
    onPaste(event: ClipboardEvent) {
      if (grid.editing) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain') || event.clipboardData.getData('text');
      if (text) commands.paste(readTsv(text));
    },
  };
}
