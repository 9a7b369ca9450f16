import { ChevronDown, ChevronUp, CircleAlert, Copy, GripVertical, Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DIFFICULTY_LABELS, QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import { cx } from '@/components/ui/cx.ts';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { formatDuration } from '@/lib/format.ts';
import type { RowAction } from './use-row-actions.ts';
import { messages } from '../editor/messages.ts';
import { passageName } from './passage-name.ts';
import type { QuestionForm, QuizForm } from '../editor/quiz-form.ts';
import { CorrectChip, DroppedChip } from './question-numbers.tsx';
import type { QuestionItemProps } from './question-item.ts';
import { QUESTION_TYPE_ICONS } from './question-type-icon.tsx';

const TEXT = messages.questions;

/** A row being deleted may render once after its question is removed. */
const summarise = (form: QuestionForm | undefined) => ({
  text: form?.question.trim().slice(0, 300) ?? '',
  type: form?.type ?? 'one_choice',
  points: form?.points ?? 0,
  timeLimit: form?.timeLimit ?? 0,
  difficulty: form?.difficulty ?? 'medium',
  passageId: form?.passageId ?? '',
});

/** Returns the display name of the question's passage; undefined if it has none. */
function titleOf(passages: QuizForm['passages'], id: string): string | undefined {
  const passage = id ? passages.find((one) => one.id === id) : undefined;
  return passage && passageName(passage);
}

const timeText = (limit: number) => (limit > 0 ? formatDuration(limit) : TEXT.noTimeLimit);

/** Keeps a number and its unit on one line. */
const unbroken = (fact: string) => fact.replaceAll(' ', '\u00a0');

/** Collapsed question. Uses plain buttons without tooltips: a quiz may have 500 rows. */
export function QuestionRow({ id, index, last, faulty, onAction }: QuestionItemProps) {
  const { control } = useFormContext<QuizForm>();
  const { text, type, ...details } = useWatch({ control, name: `questions.${index}`, compute: summarise });
  const times = useWatch({ control, name: 'questionTimes' });
  const passage = useWatch({
    control,
    name: 'passages',
    compute: (passages) => titleOf(passages, details.passageId),
  });
  const Icon = QUESTION_TYPE_ICONS[type];
  const facts = [
    QUESTION_TYPE_LABELS[type],
    TEXT.pointsShort(details.points),
    // A limit shared by all questions is displayed in the settings only.
    ...(times === 'each' ? [timeText(details.timeLimit)] : []),
    DIFFICULTY_LABELS[details.difficulty],
    ...(passage === undefined ? [] : [`${TEXT.passage}: ${passage}`]),
  ];
  return (
    <div
      className={cx(
        'group flex items-center rounded-control border bg-surface transition-colors hover:border-accent-line hover:bg-well',
        faulty ? 'border-danger-line' : 'border-line',
      )}
    >
      <span aria-hidden="true" className="hidden shrink-0 cursor-grab pl-2 text-faint sm:block">
        <GripVertical className="size-4" />
      </span>
      <button
        type="button"
        data-row-main
        aria-expanded={false}
        onClick={() => onAction('open', id)}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-control px-3 py-2 text-left -outline-offset-2 sm:px-4"
      >
        <span className="tabular w-7 shrink-0 text-right text-sm text-faint">{index + 1}</span>
        <Icon aria-hidden="true" className="hidden size-4.5 shrink-0 text-accent-ink sm:block" />
        <span className="min-w-0 flex-1">
          <span className={cx('block truncate text-sm font-medium', text ? 'text-ink' : 'text-faint italic')}>
            {text ? <InlineMarkdown text={text} links={false} /> : TEXT.noText}
          </span>
          <span className="tabular block text-xs text-muted sm:truncate">
            {facts.map(unbroken).join(' · ')}
          </span>
        </span>
        <DroppedChip id={id} />
        <CorrectChip id={id} />
        {faulty && (
          <span className="flex shrink-0 items-center gap-1 text-xs font-medium text-danger-ink">
            <CircleAlert aria-hidden="true" className="size-4" />
            <span className="sr-only sm:not-sr-only">{TEXT.incomplete}</span>
          </span>
        )}
      </button>
      <RowButtons
        number={index + 1}
        first={index === 0}
        last={last}
        onAction={(action) => onAction(action, id)}
      />
    </div>
  );
}

interface RowButtonsProps {
  number: number;
  first: boolean;
  last: boolean;
  onAction: (action: RowAction) => void;
}

const ROW_BUTTONS = [
  { action: 'up', label: TEXT.moveUp, Icon: ChevronUp },
  { action: 'down', label: TEXT.moveDown, Icon: ChevronDown },
  { action: 'duplicate', label: TEXT.duplicate, Icon: Copy },
  { action: 'delete', label: TEXT.delete, Icon: Trash2 },
] as const;

/** On phones, only the expanded card has these. */
export function RowButtons({ number, first, last, onAction }: RowButtonsProps) {
  return (
    <div className="hidden shrink-0 items-center pr-2 sm:flex">
      {ROW_BUTTONS.map(({ action, label, Icon }) => (
        <PlainIconButton
          key={action}
          size="sm"
          label={`${label}: ${messages.problems.question(number)}`}
          title={label}
          icon={<Icon aria-hidden="true" />}
          disabled={(action === 'up' && first) || (action === 'down' && last)}
          onClick={() => onAction(action)}
        />
      ))}
    </div>
  );
}
