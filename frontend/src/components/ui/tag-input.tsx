import { Lock, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { Field, useFieldIds } from './field.tsx';

export interface TagInputProps {
  label: ReactNode;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  max?: number | undefined;
  maxLength?: number | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  hideLabel?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shows the tags and lets the field be focused, but nothing is added or removed. */
  readOnly?: boolean | undefined;
  placeholder?: string | undefined;
  /** Divides typed or pasted text; a typed comma then stays in the text. Absent: at commas, semicolons and line breaks. */
  split?: ((text: string) => string[]) | undefined;
  id?: string | undefined;
}

const splitAtSigns = (text: string): string[] => text.split(/[,;\n\t]/);

/** New tags from typed or pasted text: trimmed, divided by `split`, none twice (whatever the case). */
export function addTags(
  tags: readonly string[],
  text: string,
  { max = 20, maxLength = 40, split = splitAtSigns } = {},
): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const result = [...tags];
  for (const part of split(text)) {
    const tag = part.trim().slice(0, maxLength);
    if (!tag || known.has(tag.toLowerCase()) || result.length >= max) continue;
    known.add(tag.toLowerCase());
    result.push(tag);
  }
  return result;
}

type Tags = Required<Pick<TagInputProps, 'value' | 'onChange'>> & {
  max: number;
  maxLength: number;
  fixed: boolean;
  split: TagInputProps['split'];
};

/** What is typed, and what keys and pasted text do to the list. */
function useTags({ value, onChange, max, maxLength, fixed, split }: Tags) {
  const [draft, setDraft] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const full = value.length >= max;

  const add = (text: string) => {
    const next = addTags(value, text, { max, maxLength, ...(split && { split }) });
    if (next.length > value.length) {
      onChange(next);
      setSaid(`Added ${next.slice(value.length).join(', ')}`);
    }
    setDraft('');
  };
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag));
    setSaid(`Removed ${tag}`);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method's Enter takes over what it wrote.
    if (fixed || event.nativeEvent.isComposing) return;
    const last = value.at(-1);
    if (event.key === 'Enter' || (event.key === ',' && !split)) {
      event.preventDefault();
      add(draft);
    } else if (event.key === 'Backspace' && draft === '' && last !== undefined) {
      remove(last);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (fixed || full || !(split ? /[\n\t]/ : /[,;\n\t]/).test(text)) return;
    event.preventDefault();
    add(`${draft}${text}`);
  };
  return { input, draft, setDraft, addDraft: () => add(draft), said, full, remove, onKeyDown, onPaste };
}

/**
 * A list of short words. Enter or a comma adds one, Backspace in the empty field takes the last one back.
 * `<TagInput label="Tags" value={tags} onChange={setTags} max={10} />`
 */
export function TagInput({
  label,
  value,
  onChange,
  max = 20,
  maxLength = 40,
  hint,
  error,
  required,
  hideLabel,
  disabled = false,
  readOnly = false,
  placeholder = 'Type and press Enter',
  split,
  id,
}: TagInputProps) {
  const note = hint ?? `${value.length} of ${max}`;
  const ids = useFieldIds({ hint: note, error, required }, id);
  const { input, ...field } = useTags({
    value,
    onChange,
    max,
    maxLength,
    fixed: disabled || readOnly,
    split,
  });
  const fixed = disabled || readOnly;

  return (
    <Field ids={ids} label={label} hint={note} error={error} required={required} hideLabel={hideLabel}>
      <div
        data-disabled={disabled ? '' : undefined}
        data-read-only={readOnly ? '' : undefined}
        className={cx(
          'field-edge relative flex min-h-11 flex-wrap items-center gap-1.5 p-1.5',
          readOnly && 'pr-9',
        )}
      >
        {value.map((tag) => (
          <Tag
            key={tag}
            tag={tag}
            disabled={disabled}
            onRemove={fixed ? undefined : () => field.remove(tag)}
          />
        ))}
        <input
          ref={input}
          id={ids.id}
          {...ids.aria}
          value={field.draft}
          disabled={disabled}
          // A full field stays a field: Backspace still takes the last one back.
          readOnly={readOnly || field.full}
          maxLength={maxLength}
          placeholder={field.full || fixed ? '' : placeholder}
          onChange={(event) => field.setDraft(event.target.value)}
          onKeyDown={field.onKeyDown}
          onPaste={field.onPaste}
          onBlur={field.addDraft}
          className={cx(
            'h-8 flex-1 cursor-[inherit] bg-transparent text-base text-ink outline-none focus-visible:outline-none sm:text-sm',
            fixed ? 'min-w-px' : 'min-w-[min(8rem,100%)] px-1.5',
          )}
        />
        {readOnly && <Lock aria-hidden="true" className="absolute right-3 bottom-3.5 size-4 text-faint" />}
        <span role="status" className="sr-only">
          {field.said}
        </span>
      </div>
    </Field>
  );
}

interface TagProps {
  tag: string;
  disabled: boolean;
  /** Absent where nothing is removed. */
  onRemove: (() => void) | undefined;
}

function Tag({ tag, disabled, onRemove }: TagProps) {
  return (
    <span
      className={cx(
        'inline-flex h-8 max-w-full items-center gap-0.5 rounded-full border pl-3 text-sm',
        disabled ? 'border-line text-faint' : 'border-accent-line bg-accent-soft text-accent-ink',
        !onRemove && 'pr-3',
      )}
    >
      <span className="truncate">{tag}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${tag}`}
          onClick={onRemove}
          className="grid size-8 shrink-0 place-items-center rounded-full -outline-offset-2 transition-colors hover:bg-accent-line active:bg-accent-line active:text-ink"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </span>
  );
}
