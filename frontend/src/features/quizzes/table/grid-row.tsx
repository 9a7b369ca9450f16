import { CircleAlert, Paperclip } from 'lucide-react';
import { memo } from 'react';
import { DIFFICULTY_LABELS, QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import { cx } from '@/components/ui/cx.ts';
import type { QuestionForm } from '../editor/quiz-form.ts';
import { CellEditor, type Move } from './cell-editor.tsx';
import { readCell } from './cells.ts';
import { type ColumnId, columnName } from './columns.ts';
import type { Fault, Faults } from './faults.ts';
import { tableMessages } from './table-messages.ts';
import type { Editing } from './use-grid.ts';

const TEXT = tableMessages;

export interface GridRowProps {
  /** Undefined for the empty row at the end, which adds a question. */
  question: QuestionForm | undefined;
  row: number;
  columns: readonly ColumnId[];
  /** Effective time limit in seconds. */
  seconds: number;
  faults: Faults | undefined;
  /** Column of the focus; -1 if it is in another row. */
  active: number;
  /** First and last selected column; -1 without a selection. */
  left: number;
  right: number;
  editing: Editing | undefined;
  onTyping: (take: (() => void) | undefined) => void;
  onDone: (text: string | undefined, move: Move) => void;
}

/** Maximum number of displayed characters. */
const SHOWN = 200;

/** Rows are lightweight: there may be 500. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { question, row, columns } = props;
  const name = question ? TEXT.row(row + 1) : TEXT.newRow;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      data-row={row}
      className="grid w-(--width) grid-cols-(--columns) border-b border-line"
    >
      <NumberCell {...props} name={name} />
      {columns.map((column, index) => (
        <Cell key={column} {...props} column={column} place={index + 1} name={name} />
      ))}
    </div>
  );
});

/**
 * Only the sticky row numbers and the active cell are positioned. Positioning or `z-index` on every cell creates
 * several layers per row, which dominated the input latency.
 */
const CELL = 'flex min-h-11 min-w-0 items-center border-r border-line px-2 text-sm';
/** Style of the active cell, also while a dialog or the toolbar has the focus. */
const ACTIVE = 'z-10 outline-2 -outline-offset-2 outline-accent';

type CellProps = GridRowProps & { name: string };

const isSelected = ({ left, right }: GridRowProps, place: number) =>
  place >= left && place <= right && left >= 0;

function NumberCell({ name, ...props }: CellProps) {
  const { question, row, active, faults } = props;
  const fault = faults?.number;
  return (
    <div
      role="rowheader"
      data-cell={`${row}:0`}
      tabIndex={active === 0 ? 0 : -1}
      aria-colindex={1}
      aria-selected={isSelected(props, 0)}
      aria-label={question && hasMore(question) ? `${name}, ${TEXT.hasFiles}` : name}
      className={cx(
        CELL,
        'tabular sticky left-0 justify-end gap-1 text-muted select-none',
        isSelected(props, 0) ? 'bg-accent-soft text-accent-ink' : 'bg-surface',
        active === 0 && `${ACTIVE} z-20`,
      )}
    >
      {faults && <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger-ink" />}
      {question && hasMore(question) && <Paperclip aria-hidden="true" className="size-3.5 shrink-0" />}
      {question ? row + 1 : '+'}
      {fault && active === 0 && <Problem fault={fault} id={`fault-${row}-0`} />}
    </div>
  );
}

/** True if the question has content that no cell displays. */
const hasMore = ({ type, media, options, truth }: QuestionForm): boolean => {
  if (media) return true;
  const rows = type === 'true_false' ? truth : type.endsWith('_choice') ? options : [];
  return rows.some((option) => option.media !== undefined || option.explanation !== '');
};

function Cell({ column, place, name, ...props }: CellProps & { column: ColumnId; place: number }) {
  const { question, row, active, editing, seconds, faults } = props;
  const own = question ? readCell(question, column, seconds) : '';
  const fault = faults?.[column];
  const text = fault?.text ?? own;
  const isActive = active === place;
  const problem = `fault-${row}-${place}`;
  return (
    <div
      role="gridcell"
      data-cell={`${row}:${place}`}
      tabIndex={isActive ? 0 : -1}
      aria-colindex={place + 1}
      aria-selected={isSelected(props, place)}
      {...(text === undefined && { 'aria-disabled': true })}
      {...(fault && { 'aria-invalid': true, ...(isActive && { 'aria-describedby': problem }) })}
      className={cx(
        CELL,
        'select-none',
        isSelected(props, place) ? 'bg-accent-soft' : text === undefined ? 'bg-well' : 'bg-surface',
        fault && 'text-danger-ink shadow-[inset_0_-2px_0_var(--color-danger)]',
        isActive && `relative ${ACTIVE}`,
        // Keeps the formatting bar above the headings.
        isActive && editing && 'z-30',
      )}
    >
      <span className="truncate">{shown(column, text)}</span>
      {isActive && editing && (
        <CellEditor
          column={column}
          label={`${columnName(column)}, ${name}`}
          value={text ?? ''}
          begin={editing}
          onDone={props.onDone}
          onTyping={props.onTyping}
        />
      )}
      {isActive && fault && <Problem fault={fault} id={problem} />}
    </div>
  );
}

function shown(column: ColumnId, text = ''): string {
  if (column === 'type') return QUESTION_TYPE_LABELS[text as QuestionForm['type']] ?? text;
  if (column === 'difficulty') return DIFFICULTY_LABELS[text as QuestionForm['difficulty']] ?? text;
  return text.slice(0, SHOWN);
}

/** Displayed below its cell while that has the focus. */
function Problem({ fault, id }: { fault: Fault; id: string }) {
  return (
    <span
      id={id}
      className="absolute top-full left-0 z-20 mt-1 w-max max-w-72 rounded-inner border border-danger-line bg-danger-soft px-2 py-1 text-left text-xs whitespace-normal text-danger-ink shadow-overlay"
    >
      {fault.message}
    </span>
  );
}
