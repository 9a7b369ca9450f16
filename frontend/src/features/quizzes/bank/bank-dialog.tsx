import { Library, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DataList } from '@/components/list/data-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { type FilterSchema, type FilterValues, isFiltered } from '@/lib/list/filters.ts';
import type { ListFilters } from '@/lib/list/use-list-filters.ts';
import type { BankQuestion } from './bank-calls.ts';
import { bankQuery } from '../editor/queries.ts';
import { bankMessages } from './bank-messages.ts';
import { asNew } from './bank-copy.ts';
import { BANK_FILTERS } from './bank-filters.ts';
import { fromQuestion } from '../editor/form-mapping.ts';
import type { QuestionForm } from '../editor/quiz-form.ts';
import { BankRow } from './bank-row.tsx';
import { BankSkeleton } from './bank-skeleton.tsx';
import { BankToolbar } from './bank-toolbar.tsx';

/** Debounce of the search, in milliseconds. */
const REST = 300;

/** Filters of a list in a dialog: like `useListFilters`, but in memory instead of the URL. */
function useTypedFilters<Schema extends FilterSchema>(schema: Schema): ListFilters<FilterValues<Schema>> {
  type Values = FilterValues<Schema>;
  const initial = () =>
    Object.fromEntries(Object.entries(schema).map(([name, filter]) => [name, filter.initial])) as Values;
  const [values, setValues] = useState(initial);
  const [filters, setFilters] = useState(values);
  useEffect(() => {
    const timer = setTimeout(() => setFilters(values), REST);
    return () => clearTimeout(timer);
  }, [values]);
  return {
    filters,
    values,
    set: (next) => setValues((before) => ({ ...before, ...next })),
    filtered: isFiltered(schema, filters),
    clear: () => setValues(initial()),
  };
}

const TEXT = bankMessages;

interface BankDialogProps {
  open: boolean;
  onClose: () => void;
  /** Number of questions that can still be added to the quiz. */
  room: number;
  /** Calls `added` once the questions are in the quiz, which can require a confirmation. */
  onAdd: (questions: QuestionForm[], added: () => void) => void;
}

/** Selection of bank questions to copy into the quiz. */
export function BankDialog({ open, onClose, room, onAdd }: BankDialogProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, BankQuestion>>(new Map());
  const close = () => {
    setChosen(new Map());
    onClose();
  };
  const add = () => {
    onAdd(
      [...chosen.values()].map(({ question }) => fromQuestion(asNew(question))),
      close,
    );
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      size="xl"
      title={TEXT.pick.title}
      description={TEXT.pick.text}
      footer={
        <>
          <p role="status" className="tabular flex-1 self-center text-sm text-muted">
            {chosen.size > 0 && TEXT.pick.chosen(chosen.size)}
            {chosen.size >= room && ` ${TEXT.pick.room(room)}`}
          </p>
          <Button variant="secondary" onClick={close}>
            {TEXT.pick.cancel}
          </Button>
          <Button disabled={chosen.size === 0} onClick={add}>
            {chosen.size === 0 ? TEXT.pick.addNone : TEXT.pick.add(chosen.size)}
          </Button>
        </>
      }
    >
      <Choice chosen={chosen} onChange={setChosen} room={room} />
    </Dialog>
  );
}

interface ChoiceProps {
  /** Selected questions by id. A new search keeps them. */
  chosen: ReadonlyMap<string, BankQuestion>;
  onChange: (chosen: ReadonlyMap<string, BankQuestion>) => void;
  room: number;
}

/** A component inside the dialog, so that it loads when the dialog opens. */
function Choice({ chosen, onChange, room }: ChoiceProps) {
  const filters = useTypedFilters(BANK_FILTERS);
  const list = useCursorList(bankQuery(filters.filters), (page) => page.questions);
  const flip = (entry: BankQuestion) => {
    const next = new Map(chosen);
    if (!next.delete(entry.id)) next.set(entry.id, entry);
    onChange(next);
  };
  return (
    <>
      <BankToolbar filters={filters} />
      <DataList
        boxed
        list={list}
        texts={TEXT.list}
        skeleton={<BankSkeleton />}
        empty={
          filters.filtered ? (
            <EmptyState as="h3" icon={<SearchX />} title={TEXT.noneTitle} text={TEXT.noneText} />
          ) : (
            <EmptyState as="h3" icon={<Library />} title={TEXT.emptyTitle} text={TEXT.emptyText} />
          )
        }
      >
        {(entries) => (
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <BankRow
                key={entry.id}
                entry={entry}
                selected={chosen.has(entry.id)}
                full={chosen.size >= room}
                onToggle={() => flip(entry)}
                onTag={(tag) => filters.set({ tag })}
              />
            ))}
          </ul>
        )}
      </DataList>
    </>
  );
}
