import type { QuestionType } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { DESCRIBE_OPTION } from '@quizhall/shared/rules/quizzes/publish';
import { MessageSquareText, Plus } from 'lucide-react';
import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useFormContext } from 'react-hook-form';
import { problemAt, useEditor, useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { useRowList } from './use-row-list.ts';
import { pastedOptions } from '../import/pasted-lines.ts';
import { markCorrect, optionsForType } from './question-edit.ts';
import { isEmptyOption } from '../media/media.ts';
import { emptyOption, type QuizForm } from '../editor/quiz-form.ts';
import { OptionRow } from './option-row.tsx';
import { RowsFieldset } from './rows-fieldset.tsx';
import type { TextFormat } from './markdown-edit.ts';
import { applyFormat, FormatBar, formatOfKeys } from './format-bar.tsx';

const isTextField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text';

/** Rows of text fields with a shared formatting bar. It applies to the last focused field, or to the first one. */
function FormattedRows({ label, children }: { label: string; children: ReactNode }) {
  const rows = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const onFocus = ({ target }: FocusEvent) => {
    if (isTextField(target)) last.current = target;
  };
  const apply = (format: TextFormat | undefined) => {
    const known = last.current?.isConnected ? last.current : undefined;
    const field = known ?? rows.current?.querySelector<HTMLInputElement>('input[type="text"]');
    if (format && field) applyFormat(field, format);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTextField(event.target)) apply(formatOfKeys(event));
  };
  return (
    <div ref={rows} role="presentation" onFocus={onFocus} onKeyDown={onKeyDown}>
      <FormatBar label={messages.questions.format.bar(label)} isInline onFormat={apply} />
      {children}
    </div>
  );
}

const TEXT = messages.questions;

interface OptionsEditorProps {
  index: number;
  type: Extract<QuestionType, 'one_choice' | 'multiple_choice' | 'true_false'>;
}

/** Options of a choice question with their correctness. True and False are fixed. */
export function OptionsEditor({ index, type }: OptionsEditorProps) {
  const fixed = type === 'true_false';
  const path = `questions.${index}.${fixed ? 'truth' : 'options'}` as const;
  const { value: options, set, error } = useField(path);
  const [explaining, setExplaining] = useState(() => options.some((option) => option.explanation !== ''));
  const id = useId();
  const many = type === 'multiple_choice';
  const tooFew = options.filter((option) => !isEmptyOption(option)).length < LIMITS.optionsMin;
  const { getValues } = useFormContext<QuizForm>();
  const { problems } = useEditor();
  const fileProblems = options.map((_, row) => problemAt(problems, `${path}.${row}.media`));
  // Problems displayed beside an option are not repeated below the list.
  const listError = fileProblems.some(Boolean) ? problems[path] : error;

  const { list, canAdd, canRemove, ...edit } = useRowList({
    rows: options,
    // Pasted options may have several marked as correct.
    set: (rows) => set(optionsForType(rows, type)),
    emptyRow: emptyOption,
    isEmpty: isEmptyOption,
    read: pastedOptions,
    min: LIMITS.optionsMin,
    max: LIMITS.optionsMax,
  });

  const rows = (
    <ul ref={list} className="flex flex-col gap-2">
      {options.map((option, row) => (
        <OptionRow
          key={option.key}
          option={option}
          number={row + 1}
          group={`${id}-correct`}
          many={many}
          fixed={fixed}
          explaining={explaining}
          invalid={error !== undefined && tooFew && isEmptyOption(option)}
          place={{ questionId: getValues(`questions.${index}.id`), optionKey: option.key }}
          path={`${path}.${row}.media`}
          problem={fileProblems[row]}
          mute={error === DESCRIBE_OPTION}
          removable={canRemove}
          onMark={() => set(markCorrect(options, option.key, many))}
          onChange={(change) => edit.change(option.key, change)}
          onRemove={() => edit.remove(row)}
          keys={edit.keysOf(row)}
        />
      ))}
    </ul>
  );

  return (
    <RowsFieldset
      path={path}
      legend={TEXT.options}
      hint={many ? TEXT.optionsMany : TEXT.optionsOne}
      error={listError}
      actions={
        <>
          {!fixed && (
            <Button variant="ghost" size="sm" icon={<Plus />} disabled={!canAdd} onClick={edit.append}>
              {TEXT.addOption}
            </Button>
          )}
          {!explaining && (
            <Button
              variant="ghost"
              size="sm"
              icon={<MessageSquareText />}
              onClick={() => setExplaining(true)}
            >
              {TEXT.explainOptions}
            </Button>
          )}
        </>
      }
    >
      {fixed ? rows : <FormattedRows label={TEXT.options}>{rows}</FormattedRows>}
    </RowsFieldset>
  );
}
