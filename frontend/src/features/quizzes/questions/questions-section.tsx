import { QUESTION_TYPES, type QuestionType } from '@quizhall/shared/model/enums';
import { FileUp, Library, ListChecks, Plus } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { OnDemand } from '@/components/on-demand.tsx';
import { QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { SearchField } from '@/components/ui/search-field.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { useEditor } from '../editor/editor-context.tsx';
import type { Questions } from './use-questions.ts';
import { useEssayConsent } from '../settings/use-essay-consent.tsx';
import { CARD_SELECTOR, focusIn, ROW_SELECTOR } from './use-row-actions.ts';
import { bankMessages } from '../bank/bank-messages.ts';
import { messages } from '../editor/messages.ts';
import type { PassageForm, QuestionForm } from '../editor/quiz-form.ts';
import { QuestionList } from './question-list.tsx';
import { Section } from '../editor/section.tsx';
import { QUESTION_TYPE_ICONS } from './question-type-icon.tsx';

const TEXT = messages.questions;
/** Minimum number of questions to display the search. */
const SEARCH_FROM = 6;

const ImportDialog = lazyPart(async () => (await import('../import/import-dialog.tsx')).ImportDialog);
const BankDialog = lazyPart(async () => (await import('../bank/bank-dialog.tsx')).BankDialog);

interface AddDialogProps {
  open: boolean;
  onClose: () => void;
  /** Number of questions that can still be added to the quiz. */
  room: number;
  /** Calls `added` once the questions are in the quiz, which can require a confirmation. */
  onAdd: (questions: QuestionForm[], added: () => void, passages?: readonly PassageForm[]) => void;
}

interface QuestionsSectionProps {
  questions: Questions;
  /** Additional buttons of the list. */
  actions?: ReactNode;
}

export function QuestionsSection({ questions, actions }: QuestionsSectionProps) {
  const [search, setSearch] = useState('');
  const { ask, essayDialog } = useEssayConsent();
  const [openImport, importDialog] = useAddDialog(questions, ask, ImportDialog);
  const [openBank, bankDialog] = useAddDialog(questions, ask, BankDialog);
  const count = questions.ids.length;
  const add = (type: QuestionType) => ask([type], () => addNow(type));
  const addNow = (type: QuestionType) => {
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
        <div className="flex flex-wrap gap-2">
          {actions}
          {count > 0 && (
            <>
              <Button size="sm" variant="secondary" icon={<FileUp />} onClick={openImport}>
                {TEXT.import}
              </Button>
              <Button size="sm" variant="secondary" icon={<Library />} onClick={openBank}>
                {bankMessages.from}
              </Button>
            </>
          )}
        </div>
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
            <AddButtons onAdd={add} centered>
              <Button variant="secondary" icon={<FileUp />} onClick={openImport}>
                {TEXT.import}
              </Button>
              <Button variant="secondary" icon={<Library />} onClick={openBank}>
                {bankMessages.from}
              </Button>
            </AddButtons>
          }
        />
      ) : (
        <>
          {count >= SEARCH_FROM && (
            <SearchField label={TEXT.search} value={search} onChange={setSearch} className="mb-4" />
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
            <p className="hidden text-xs text-faint lg:block">{TEXT.keyboard}</p>
          </div>
        </>
      )}
      {importDialog}
      {bankDialog}
      {essayDialog}
    </Section>
  );
}

/** Button and dialog that add questions. Moves the focus to the first added question. */
function useAddDialog(
  questions: Questions,
  ask: ReturnType<typeof useEssayConsent>['ask'],
  AddDialog: ComponentType<AddDialogProps>,
) {
  const [open, setOpen] = useState(false);
  const firstAdded = useRef<string>(undefined);
  const addMany: AddDialogProps['onAdd'] = (chosen, added, passages) =>
    ask(
      chosen.map(({ type }) => type),
      () => {
        questions.addMany(chosen, passages);
        firstAdded.current = chosen[0]?.id;
        added();
      },
    );
  const openDialog = () => setOpen(true);
  const close = () => {
    flushSync(() => setOpen(false));
    // The first questions unmount the button that opened the dialog, so its focus would be lost.
    if (questions.ids.length === 0) focusIn(firstAdded.current, ROW_SELECTOR);
  };
  const dialog = (
    <OnDemand wanted={open} onFailure={() => setOpen(false)}>
      <AddDialog open={open} onClose={close} room={questions.room} onAdd={addMany} />
    </OnDemand>
  );
  return [openDialog, dialog] as const;
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

const OTHER_TYPES = QUESTION_TYPES.filter((type) => type !== 'one_choice');

interface AddButtonsProps {
  onAdd: (type: QuestionType) => void;
  /** True in an empty section, false below a list. */
  centered?: boolean;
  /** Buttons beside the main one. */
  children?: ReactNode;
}

/** Main button for the default type, with the other types below it. */
function AddButtons({ onAdd, centered, children }: AddButtonsProps) {
  const row = cx('flex flex-wrap items-center gap-2', centered && 'justify-center');
  return (
    <div role="group" aria-label={TEXT.add} className="@container grid w-full grid-cols-1 gap-3">
      <div className={row}>
        <Button icon={<Plus />} onClick={() => onAdd('one_choice')} className={WRAPS}>
          {TEXT.add}
        </Button>
        {children}
      </div>
      <div className={cx(row, 'gap-x-1 gap-y-0', !centered && '-ml-3')}>
        {OTHER_TYPES.map((type) => {
          const Icon = QUESTION_TYPE_ICONS[type];
          return (
            <Button key={type} variant="ghost" className="px-3" icon={<Icon />} onClick={() => onAdd(type)}>
              <span className="sr-only">{TEXT.add}: </span>
              {QUESTION_TYPE_LABELS[type]}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
