import { OFFERED_QUESTION_TYPES, type OfferedQuestionType } from '@quizhall/shared/model/enums';
import { FileUp, ListChecks, Plus, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { QUESTION_TYPE_LABELS } from '@/components/quiz/labels.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useEditor } from '../hooks/editor-context.tsx';
import type { Questions } from '../hooks/use-questions.ts';
import { CARD_SELECTOR, focusIn } from '../hooks/use-row-actions.ts';
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
  const add = (type: OfferedQuestionType) => {
    let added: string | undefined;
    flushSync(() => {
      setSearch('');
      added = questions.add(type);
    });
    focusIn(added, CARD_SELECTOR);
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
              <AddButtons onAdd={add} />
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
              <AddButtons onAdd={add} />
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

const OTHER_TYPES = OFFERED_QUESTION_TYPES.filter((type) => type !== 'one_choice');

/** The usual type as the main button, the others beside it. */
function AddButtons({ onAdd }: { onAdd: (type: OfferedQuestionType) => void }) {
  return (
    <div role="group" aria-label={TEXT.add} className="flex flex-wrap items-center gap-2">
      <Button icon={<Plus />} onClick={() => onAdd('one_choice')}>
        {TEXT.add}
      </Button>
      {OTHER_TYPES.map((type) => {
        const Icon = QUESTION_TYPE_ICONS[type];
        return (
          <Button key={type} variant="ghost" icon={<Icon />} onClick={() => onAdd(type)}>
            <span className="sr-only">{TEXT.add}: </span>
            {QUESTION_TYPE_LABELS[type]}
          </Button>
        );
      })}
    </div>
  );
}
