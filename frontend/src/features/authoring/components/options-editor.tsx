import type { OfferedQuestionType } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { CircleAlert, MessageSquareText, Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { useField } from '../hooks/editor-context.tsx';
import { messages } from '../messages.ts';
import {
  addOption,
  canAddOption,
  canRemoveOption,
  changeOption,
  markCorrect,
  removeOption,
} from '../model/question-edit.ts';
import { newId, type OptionForm } from '../model/quiz-form.ts';
import { FieldSlot } from './field-slot.tsx';
import { OptionRow } from './option-row.tsx';

const TEXT = messages.questions;

interface OptionsEditorProps {
  index: number;
  type: Extract<OfferedQuestionType, 'one_choice' | 'multiple_choice' | 'true_false'>;
}

/** The options of a choice question and which of them are correct. True and False are fixed. */
export function OptionsEditor({ index, type }: OptionsEditorProps) {
  const fixed = type === 'true_false';
  const path = `questions.${index}.${fixed ? 'truth' : 'options'}` as const;
  const { value: options, set, error } = useField(path);
  const [explaining, setExplaining] = useState(() => options.some((option) => option.explanation !== ''));
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const many = type === 'multiple_choice';
  const tooFew = options.filter(({ text }) => text.trim()).length < LIMITS.optionsMin;

  const focusRow = (row: number) =>
    list.current?.querySelectorAll<HTMLInputElement>('input[type="text"][data-option]')[row]?.focus();
  const append = () => {
    flushSync(() => set(addOption(options, newId())));
    focusRow(options.length);
  };
  const next = (row: number) => {
    if (row + 1 < options.length) focusRow(row + 1);
    else if (canAddOption(options)) append();
  };
  const remove = (option: OptionForm, row: number) => {
    flushSync(() => set(removeOption(options, option.key)));
    focusRow(Math.min(row, options.length - 2));
  };

  return (
    <FieldSlot path={path}>
      <fieldset aria-describedby={cx(`${id}-note`, error && `${id}-error`)}>
        <legend className="text-sm font-medium text-ink">{TEXT.options}</legend>
        <p id={`${id}-note`} className="mt-0.5 text-sm text-faint">
          {many ? TEXT.optionsMany : TEXT.optionsOne}
        </p>
        <ul ref={list} className="mt-3 flex flex-col gap-2">
          {options.map((option, row) => (
            <OptionRow
              key={option.key}
              option={option}
              number={row + 1}
              group={`${id}-correct`}
              many={many}
              fixed={fixed}
              explaining={explaining}
              invalid={error !== undefined && tooFew && option.text.trim() === ''}
              removable={canRemoveOption(options)}
              onMark={() => set(markCorrect(options, option.key, many))}
              onChange={(change) => set(changeOption(options, option.key, change))}
              onRemove={() => remove(option, row)}
              onEnter={() => next(row)}
            />
          ))}
        </ul>
        {error && (
          <p id={`${id}-error`} className="mt-2 flex items-start gap-1.5 text-sm text-danger-ink">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </fieldset>
      <div className="mt-2 flex flex-wrap gap-2">
        {!fixed && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Plus />}
            disabled={!canAddOption(options)}
            onClick={append}
          >
            {TEXT.addOption}
          </Button>
        )}
        {!explaining && (
          <Button variant="ghost" size="sm" icon={<MessageSquareText />} onClick={() => setExplaining(true)}>
            {TEXT.explainOptions}
          </Button>
        )}
      </div>
    </FieldSlot>
  );
}
