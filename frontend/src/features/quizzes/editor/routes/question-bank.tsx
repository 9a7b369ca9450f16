import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Library, PenLine, Pencil, Plus, SearchX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { DataList } from '@/components/list/data-list.tsx';
import { SelectionBar } from '@/components/list/selection-bar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { Page } from '@/components/ui/page.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { useSelection } from '@/lib/list/use-selection.ts';
import { showError } from '@/lib/show-error.ts';
import { type BankQuestion, removeFromBank } from '../../bank/bank-calls.ts';
import { BANK_KEY, bankQuery } from '../queries.ts';
import { bankMessages } from '../../bank/bank-messages.ts';
import { AddToQuizDialog } from '../../bank/add-to-quiz-dialog.tsx';
import { BankQuestionDialog } from '../../bank/bank-question-dialog.tsx';
import { BankRow } from '../../bank/bank-row.tsx';
import { BankSkeleton } from '../../bank/bank-skeleton.tsx';
import { BankToolbar } from '../../bank/bank-toolbar.tsx';
import { LiveFormulas } from '@/entities/quiz/live-formulas.tsx';
import { BANK_FILTERS } from '../../bank/bank-filters.ts';

const TEXT = bankMessages;

/** `/quiz/bank` */
export const Component = () => (
  <LiveFormulas>
    <QuestionBank />
  </LiveFormulas>
);

function QuestionBank() {
  const filters = useListFilters(BANK_FILTERS);
  const list = useCursorList(bankQuery(filters.filters), (page) => page.questions);
  const entries = list.items ?? [];
  const selection = useSelection(entries);
  const [adding, setAdding] = useState<BankQuestion[]>([]);
  const [editing, setEditing] = useState<BankQuestion | 'new'>();
  const refresh = useRefresh();
  const remove = useRemoving(refresh);
  const write = (
    <Button icon={<PenLine />} onClick={() => setEditing('new')}>
      {TEXT.write}
    </Button>
  );
  const { filtered, clear } = filters;
  return (
    <Page title={TEXT.title} lead={TEXT.lead} actions={write}>
      <BankToolbar filters={filters} />
      {entries.length > 0 && (
        <SelectionBar selection={selection}>
          <Button
            size="sm"
            icon={<Plus />}
            onClick={() => setAdding(entries.filter(({ id }) => selection.selected.has(id)))}
          >
            {TEXT.addToQuiz}
          </Button>
        </SelectionBar>
      )}
      <DataList
        boxed
        list={list}
        texts={TEXT.list}
        skeleton={<BankSkeleton />}
        empty={filtered ? <NothingFound onClear={clear} /> : <NothingYet />}
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((entry) => (
              <BankRow
                key={entry.id}
                linked
                entry={entry}
                selected={selection.selected.has(entry.id)}
                onToggle={() => selection.toggle(entry.id)}
                onTag={(tag) => filters.set({ tag })}
                menu={
                  <RowMenu
                    entry={entry}
                    onAdd={() => setAdding([entry])}
                    onEdit={() => setEditing(entry)}
                    onRemove={() => remove.mutate(entry.id)}
                  />
                }
              />
            ))}
          </ul>
        )}
      </DataList>
      <AddToQuizDialog questions={adding} onClose={() => setAdding([])} />
      <BankQuestionDialog
        editing={editing}
        onClose={() => setEditing(undefined)}
        onSaved={() => {
          toast.success(TEXT.savedOne);
          void refresh();
        }}
      />
    </Page>
  );
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: BANK_KEY });
}

const useRemoving = (refresh: () => Promise<void>) =>
  useMutation({
    mutationFn: removeFromBank,
    onSuccess: () => {
      toast.success(TEXT.removed);
      void refresh();
    },
    onError: (error) => showError(`${TEXT.removeFailed}: ${standardMessage(error)}`),
  });

interface RowMenuProps {
  entry: BankQuestion;
  onAdd: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** Questions of a quiz are edited in the quiz, standalone questions here. */
function RowMenu({ entry, onAdd, onEdit, onRemove }: RowMenuProps) {
  const label = TEXT.actions(entry.question.question);
  return (
    <Menu
      label={label}
      trigger={<PlainIconButton label={label} icon={<Ellipsis />} />}
      items={[
        { label: TEXT.addToQuiz, icon: <Plus />, onSelect: onAdd },
        ...(entry.saved
          ? [
              { label: TEXT.edit, icon: <Pencil />, onSelect: onEdit },
              { label: TEXT.remove, icon: <Trash2 />, danger: true, onSelect: onRemove },
            ]
          : []),
      ]}
    />
  );
}

const NothingYet = () => <EmptyState icon={<Library />} title={TEXT.emptyTitle} text={TEXT.emptyText} />;

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX />}
    title={TEXT.noneTitle}
    text={TEXT.noneText}
    action={
      <Button variant="secondary" onClick={onClear}>
        {TEXT.clear}
      </Button>
    }
  />
);
