import { QUESTION_TYPES, type QuestionType } from '@quizhall/shared/model/enums';
import { ChevronDown, FileUp, ListChecks, Plus, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { QUESTION_TYPE_LABELS } from '@/components/quiz/labels.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import type { Questions } from '../hooks/use-questions.ts';
import { messages } from '../messages.ts';
import { QuestionList } from './question-list.tsx';
import { Section } from './section.tsx';
import { QUESTION_TYPE_ICONS } from './question-type-icon.tsx';

const TEXT = messages.questions;
/** Spec 2 §9: a search box only when there is something to search. */
const SEARCH_FROM = 6;

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

export function QuestionsSection({ questions }: { questions: Questions }) {
  const [search, setSearch] = useState('');
  const [importing, setImporting] = useState<'closed' | 'open' | 'closing'>('closed');
  const count = questions.ids.length;
  const add = (type: QuestionType) => {
    setSearch('');
    questions.add(type);
  };
  return (
    <Section
      id="questions"
      actions={
        count > 0 && (
          <Button size="sm" variant="secondary" icon={<FileUp />} onClick={() => setImporting('open')}>
            {TEXT.import}
          </Button>
        )
      }
    >
      <NoQuestionsProblem />
      {count === 0 ? (
        <EmptyState
          as="h3"
          className="py-6"
          icon={<ListChecks />}
          title={TEXT.emptyTitle}
          text={TEXT.emptyText}
          action={
            <>
              <AddButton onAdd={add} />
              <Button variant="secondary" icon={<FileUp />} onClick={() => setImporting('open')}>
                {TEXT.import}
              </Button>
            </>
          }
        />
      ) : (
        <>
          {count >= SEARCH_FROM && (
            <TextField
              label={TEXT.search}
              hideLabel
              type="search"
              placeholder={TEXT.search}
              leading={<Search />}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className="mb-4"
            />
          )}
          <QuestionList
            questions={questions}
            search={count >= SEARCH_FROM ? search : ''}
            onClear={() => setSearch('')}
          />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
            {questions.room > 0 ? (
              <AddButton onAdd={add} />
            ) : (
              <p className="text-sm text-muted">{TEXT.full}</p>
            )}
            <p className="hidden text-xs text-faint sm:block">{TEXT.keyboard}</p>
          </div>
        </>
      )}
      {importing !== 'closed' && (
        <Suspense>
          <ImportDialog
            open={importing === 'open'}
            onClose={() => setImporting('closing')}
            room={questions.room}
            onAdd={questions.addMany}
          />
        </Suspense>
      )}
    </Section>
  );
}

function NoQuestionsProblem() {
  const problem = useEditor().problems.questions;
  if (!problem) return null;
  return (
    <Alert tone="danger" live={false}>
      {problem}
    </Alert>
  );
}

/** The usual type at once, the others from a menu beside it. */
function AddButton({ onAdd }: { onAdd: (type: QuestionType) => void }) {
  return (
    <div className="flex gap-1">
      <Button icon={<Plus />} onClick={() => onAdd('one_choice')}>
        {TEXT.add}
      </Button>
      <Menu
        label={TEXT.addType}
        align="start"
        trigger={<IconButton label={TEXT.addType} icon={<ChevronDown />} variant="secondary" />}
        items={QUESTION_TYPES.map((type) => {
          const Icon = QUESTION_TYPE_ICONS[type];
          return { label: QUESTION_TYPE_LABELS[type], icon: <Icon />, onSelect: () => onAdd(type) };
        })}
      />
    </div>
  );
}
