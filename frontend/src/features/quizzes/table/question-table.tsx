import { LIMITS } from '@quizhall/shared/model/limits';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useEditor } from '../editor/editor-context.tsx';
import { useEssayConsent } from '../settings/use-essay-consent.tsx';
import type { Questions } from '../questions/use-questions.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import {
  changeRows,
  clear,
  type Edit,
  fillDown,
  removeRows,
  rowsOf,
  textsOf,
  withoutEssays,
  write,
} from './edits.ts';
import { paste } from './paste.ts';
import { QuestionGrid } from './question-grid.tsx';
import type { Size } from './selection.ts';
import { tableMessages } from './table-messages.ts';
import type { TableState } from './table-state.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { writeTsv } from './tsv.ts';
import type { Grid } from './use-grid.ts';
import type { Table } from './use-table.ts';
import { Dialog } from '@/components/ui/dialog.tsx';
import { QuestionCard } from '../questions/question-card.tsx';
import type { RowAction } from '../questions/use-row-actions.ts';

interface CardDialogProps {
  /** Id of the open question; undefined closes the dialog. */
  id: string | undefined;
  questions: Questions;
  onClose: () => void;
}

/** Question with all fields, including files that no cell displays. */
function CardDialog({ id, questions, onClose }: CardDialogProps) {
  const index = id === undefined ? -1 : questions.ids.indexOf(id);
  const act = (action: RowAction, of: string) => {
    const run: Partial<Record<RowAction, () => void>> = {
      up: () => questions.move(of, -1),
      down: () => questions.move(of, 1),
      duplicate: () => questions.duplicate(of),
      delete: () => questions.remove(of),
    };
    run[action]?.();
    if (action !== 'up' && action !== 'down') onClose();
  };
  return (
    <Dialog
      open={index >= 0}
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={tableMessages.cardTitle(index + 1)}
    >
      {id !== undefined && index >= 0 && (
        <QuestionCard
          id={id}
          index={index}
          last={index === questions.ids.length - 1}
          faulty={false}
          onAction={act}
        />
      )}
    </Dialog>
  );
}

const TEXT = tableMessages;

interface QuestionTableProps {
  table: Table;
  grid: Grid;
  size: Size;
  questions: Questions;
  /** Additional tools. */
  children: React.ReactNode;
}

/** Table with its toolbar and announcements. */
export function QuestionTable({ table, grid, size, questions, children }: QuestionTableProps) {
  const { state, columns } = table;
  const { area, selection } = grid;
  const { apply, said, say, essayDialog } = useApply(table);
  const card = useCard(table);
  const [bulk, setBulk] = useState(false);
  useLeftRows(grid, state);
  usePicks(grid, state);
  const selected = rowsOf(area, state).length;
  const commands = {
    undo: () => table.undo() && say([TEXT.said.undone]),
    redo: () => table.redo() && say([TEXT.said.redone]),
    fill: () => apply(fillDown(state, area, columns)),
    clear: () => apply(clear(state, area, columns)),
    remove: () => {
      if (selected === 0) return;
      apply(removeRows(state, area));
      grid.moveTo({ row: area.top, column: selection.active.column });
    },
    openCard: () => card.open(state.questions[selection.active.row]?.id),
    add: () => {
      grid.moveTo({ row: state.questions.length, column: 1 });
      grid.edit();
    },
    openBulk: () => setBulk(true),
    toClipboard: () => void navigator.clipboard.writeText(writeTsv(copy())).catch(() => undefined),
    write: ({ row, column }: { row: number; column: number }, text: string) => {
      const of = columns[column - 1];
      if (of) apply({ ...write(state, [{ row, cells: new Map([[of, text]]) }]), touched: [] });
    },
    paste: (cells: string[][]) => apply(paste(state, cells, area, columns)),
    copy,
  };
  function copy() {
    const texts = textsOf(state, area, columns);
    say([TEXT.said.copied(texts.flat().length)]);
    return texts;
  }
  return (
    <>
      <TableToolbar
        canUndo={table.canUndo}
        canRedo={table.canRedo}
        selected={selected}
        room={LIMITS.questions - state.questions.length}
        commands={commands}
      >
        {children}
      </TableToolbar>
      <div className="flex min-h-5 flex-wrap gap-x-4 text-sm text-muted">
        {selected > 1 && <p>{TEXT.selected(selected)}</p>}
        <p role="status">{said}</p>
      </div>
      <QuestionGrid table={table} grid={grid} size={size} commands={commands} />
      <p id="table-hint" className="text-xs text-muted">
        {TEXT.hint}
      </p>
      <CardDialog id={card.id} questions={questions} onClose={card.close} />
      <BulkDialog
        open={bulk}
        count={selected}
        onClose={() => setBulk(false)}
        onApply={(cells, tags) => {
          setBulk(false);
          apply(changeRows(state, area, cells, tags));
        }}
      />
      {essayDialog}
    </>
  );
}

/** Applies a change. The first essay of a quiz needs a confirmation; if declined, the rest is applied. */
function useApply(table: Table) {
  const { touch } = useEditor();
  const { ask, essayDialog } = useEssayConsent();
  const [said, setSaid] = useState('');
  const say = (sentences: readonly string[]) => setSaid(sentences.join(' '));
  const take = (edit: Edit) => {
    table.commit(edit.state);
    say(edit.said);
    if (edit.touched.length > 0) touch(edit.touched.map((id) => `questions.${id}`));
  };
  const apply = (edit: Edit) =>
    ask(
      edit.state.questions.map(({ type }) => type),
      () => take(edit),
      () => {
        const rest = withoutEssays(table.state, edit);
        if (rest.touched.length > 0) take(rest);
        else say(rest.said);
      },
    );
  return { apply, said, say, essayDialog };
}

/** Question open as a card. Its changes are one undo step. */
function useCard(table: Table) {
  const [id, setId] = useState<string>();
  const before = useRef(table.state);
  return {
    id,
    open(question: string | undefined) {
      before.current = table.state;
      setId(question);
    },
    close() {
      setId(undefined);
      table.changedSince(before.current);
    },
  };
}

/** Clears picked rows when questions are added, removed or moved. */
function usePicks({ letGo }: Grid, { questions }: TableState) {
  const order = useMemo(() => questions.map(({ id }) => id).join(), [questions]);
  const known = useRef(order);
  const onOther = useEffectEvent(letGo);
  useEffect(() => {
    if (known.current !== order) onOther();
    known.current = order;
  }, [order]);
}

/** Displays missing values of a row only once it was left. */
function useLeftRows({ selection }: Grid, { questions }: TableState) {
  const { touch } = useEditor();
  const id = questions[selection.active.row]?.id;
  const begun = useRef({ id, question: questions[selection.active.row] });
  useEffect(() => {
    const { id: left, question } = begun.current;
    if (left === id) return;
    begun.current = { id, question: questions[selection.active.row] };
    const now = questions.find((one) => one.id === left);
    if (now && now !== question) touch(`questions.${left}`);
  });
}
