import { QUESTION_DIFFICULTIES, QUESTION_TYPES } from '@quizhall/shared/model/enums';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { DIFFICULTY_LABELS, QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import { cx } from '@/components/ui/cx.ts';
import { applyFormat, FormatBar, formatOfKeys } from '../questions/format-bar.tsx';
import { messages } from '../editor/messages.ts';
import type { TextFormat } from '../questions/markdown-edit.ts';
import { type ColumnId, columnName, markdownOf } from './columns.ts';
import type { Editing } from './use-grid.ts';

/** Focus movement after a cell was edited. */
export type Move = 'down' | 'up' | 'left' | 'right' | 'stay' | 'nowhere';

export interface CellEditorProps {
  column: ColumnId;
  label: string;
  value: string;
  begin: Editing;
  /** Called at the end of editing; without a text, the cell keeps its value. */
  onDone: (text: string | undefined, move: Move) => void;
  /** Registers a callback that stores the text being typed. Call it before reading the form. */
  onTyping: (take: (() => void) | undefined) => void;
}

const CHOICES: Partial<Record<ColumnId, readonly { value: string; label: string }[]>> = {
  type: QUESTION_TYPES.map((value) => ({ value, label: QUESTION_TYPE_LABELS[value] })),
  difficulty: QUESTION_DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] })),
};

const LOOK =
  'absolute -inset-px z-10 min-h-full rounded-inner border-2 border-accent bg-raised px-2 text-base text-ink shadow-overlay outline-none focus-visible:outline-none sm:text-sm';

/** Field of a cell: a select for a fixed set of values, otherwise text. */
export function CellEditor(props: CellEditorProps) {
  const choices = CHOICES[props.column];
  return choices ? <ChoiceCell {...props} choices={choices} /> : <TextCell {...props} />;
}

const ARROWS: Record<string, Move> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Behavior shared by both kinds of fields. Editing ends once: by a key, on blur, or on unmount. */
function useCell({ value, begin, onDone, onTyping }: CellEditorProps, initial: string) {
  const [text, setText] = useState(initial);
  const done = useRef(false);
  const finish = (move: Move, keep = true) => {
    if (done.current) return;
    done.current = true;
    onDone(keep && text !== value ? text : undefined, move);
  };
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    const take = () => latest.current('nowhere');
    onTyping(take);
    // Runs before the browser draft is written.
    window.addEventListener('pagehide', take, { capture: true });
    return () => {
      onTyping(undefined);
      window.removeEventListener('pagehide', take, { capture: true });
    };
  }, [onTyping]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return;
    const arrow = begin.text === undefined ? undefined : ARROWS[event.key];
    if (event.key === 'Escape') finish('stay', false);
    else if (event.key === 'Enter' && !event.altKey) finish(event.shiftKey ? 'up' : 'down');
    else if (event.key === 'Tab') finish(event.shiftKey ? 'left' : 'right');
    else if (arrow && event.currentTarget.matches('textarea')) finish(arrow);
    else {
      // Stores the text first, because the page saves the form.
      if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) finish('stay');
      return;
    }
    event.preventDefault();
  };
  return { text, setText, onKeyDown, onBlur: () => finish('nowhere') };
}

function TextCell(props: CellEditorProps) {
  const { text, setText, onKeyDown, onBlur } = useCell(props, props.begin.text ?? props.value);
  const field = useRef<HTMLTextAreaElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const markdown = markdownOf(props.column);
  const apply = (format: TextFormat) => field.current && applyFormat(field.current, format);
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const newLine = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const format = markdown && formatOfKeys(event);
    if (format) return apply(format);
    if (markdown && event.altKey && event.key === 'F10') {
      bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      return event.preventDefault();
    }
    if (event.key !== 'Enter' || !event.altKey) return onKeyDown(event);
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    event.currentTarget.setRangeText('\n', selectionStart, selectionEnd, 'end');
    setText(event.currentTarget.value);
  };
  const backToField = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    field.current?.focus();
  };
  return (
    <div
      role="presentation"
      className="contents"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onBlur()}
    >
      {markdown && (
        <div
          ref={bar}
          role="presentation"
          onKeyDown={backToField}
          onMouseDown={stopMouse}
          onDoubleClick={stopMouse}
          className="absolute bottom-full left-0 z-10 w-max rounded-inner border border-line bg-raised px-1 shadow-overlay"
        >
          <FormatBar
            label={messages.questions.format.bar(columnName(props.column))}
            isInline={markdown === 'inline'}
            onFormat={apply}
          />
        </div>
      )}
      <textarea
        ref={field}
        rows={1}
        aria-label={props.label}
        aria-keyshortcuts={markdown && 'Control+B Control+I Alt+F10'}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={newLine}
        className={cx(
          LOOK,
          'h-max max-h-64 w-max max-w-[min(28rem,80vw)] min-w-full resize-none py-2 field-sizing-content',
        )}
      />
    </div>
  );
}

/** Prevents the grid's mouse handling, so that the field keeps the focus. */
const stopMouse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

function ChoiceCell({
  choices,
  ...props
}: CellEditorProps & { choices: readonly { value: string; label: string }[] }) {
  const typed = props.begin.text?.toLowerCase() ?? '';
  const meant = typed && choices.find(({ label }) => label.toLowerCase().startsWith(typed));
  const { text, setText, onKeyDown, onBlur } = useCell(props, meant ? meant.value : props.value);
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <select
      ref={field}
      aria-label={props.label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className={cx(LOOK, 'w-full')}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
      {!choices.some(({ value }) => value === text) && <option value={text}>{text}</option>}
    </select>
  );
}
