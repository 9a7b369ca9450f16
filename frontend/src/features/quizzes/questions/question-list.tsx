import { SearchX } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { useEditor } from '../editor/editor-context.tsx';
import { type RowAction, useRowActions } from './use-row-actions.ts';
import type { Questions } from './use-questions.ts';
import { messages } from '../editor/messages.ts';
import { questionIndexOf } from '../editor/problems.ts';
import { matchesSearch } from './question-edit.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import type { QuestionItemProps } from './question-item.ts';
import { QuestionCard } from './question-card.tsx';
import { QuestionRow } from './question-row.tsx';

const TEXT = messages.questions;

interface QuestionListProps {
  questions: Questions;
  search: string;
  onClear: () => void;
}

/** List of the questions, with the open one expanded for editing. Rows are lightweight: there may be 500. */
export function QuestionList({ questions, search, onClear }: QuestionListProps) {
  const { getValues } = useFormContext<QuizForm>();
  const { problems } = useEditor();
  const { act, said } = useRowActions(questions);
  const values = getValues('questions');
  const shown = questions.ids.flatMap((id, index) => {
    const question = values[index];
    // The open question stays visible while editing, even if it no longer matches.
    return question && (id === questions.openId || matchesSearch(question, search)) ? [{ id, index }] : [];
  });
  const faulty = new Set(Object.keys(problems).map(questionIndexOf));
  return (
    <>
      {shown.length === 0 && <NothingFound search={search} onClear={onClear} />}
      <ol className="flex flex-col gap-2">
        {shown.map(({ id, index }) => (
          <QuestionItem
            key={id}
            id={id}
            index={index}
            open={id === questions.openId}
            last={index === questions.ids.length - 1}
            faulty={faulty.has(index)}
            onAction={act}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

function NothingFound({ search, onClear }: Pick<QuestionListProps, 'search' | 'onClear'>) {
  return (
    <EmptyState
      as="h3"
      className="py-6"
      icon={<SearchX />}
      title={TEXT.noneFound}
      text={`“${search}”`}
      action={
        <Button variant="secondary" onClick={onClear}>
          {TEXT.clearSearch}
        </Button>
      }
    />
  );
}

const QuestionItem = memo(function QuestionItem({ open, ...item }: QuestionItemProps & { open: boolean }) {
  const [isTarget, setIsTarget] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const action = event.altKey ? MOVES[event.key] : undefined;
    // In text fields, some systems use these keys to move the cursor.
    if (!action || (event.target as HTMLElement).matches(TEXTS)) return;
    event.preventDefault();
    item.onAction(action, item.id);
  };
  return (
    // The keys only add to the buttons inside, which do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-question={item.id}
      draggable={!open}
      onKeyDown={onKeyDown}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, item.id);
        dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => setIsTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsTarget(false);
        const dragged = event.dataTransfer.getData(DRAGGED);
        if (dragged && dragged !== item.id) item.onAction('to', dragged, item.index);
      }}
      className={cx(
        isTarget && 'rounded-control outline-2 outline-accent',
        !open && '[contain-intrinsic-size:auto_4rem] [content-visibility:auto]',
      )}
    >
      {open ? <QuestionCard {...item} /> : <QuestionRow {...item} />}
    </li>
  );
});

/** Drag data type. Prevents files or text from being dropped as questions. */
const DRAGGED = 'application/x-quizhall-question';
const TEXTS = 'textarea, input:not([type="radio"], [type="checkbox"])';
const MOVES: Record<string, RowAction | undefined> = { ArrowUp: 'up', ArrowDown: 'down' };
