import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Field, useFieldIds } from './field.tsx';

export interface TagInputProps {
  label: ReactNode;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  max?: number | undefined;
  maxLength?: number | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  placeholder?: string | undefined;
}

/** New tags from typed or pasted text: trimmed, cut at commas and line breaks, none twice (whatever the case). */
export function addTags(tags: readonly string[], text: string, { max = 20, maxLength = 40 } = {}): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const result = [...tags];
  for (const part of text.split(/[,;\n\t]/)) {
    const tag = part.trim().slice(0, maxLength);
    if (!tag || known.has(tag.toLowerCase()) || result.length >= max) continue;
    known.add(tag.toLowerCase());
    result.push(tag);
  }
  return result;
}

/** A list of short words. Enter or a comma adds one, Backspace in the empty field takes the last one back. */
export function TagInput({
  label,
  value,
  onChange,
  max = 20,
  maxLength = 40,
  hint,
  error,
  placeholder = 'Type and press Enter',
}: TagInputProps) {
  const ids = useFieldIds({ hint, error });
  const [draft, setDraft] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const full = value.length >= max;

  const add = (text: string) => {
    const next = addTags(value, text, { max, maxLength });
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
    const last = value.at(-1);
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(draft);
    } else if (event.key === 'Backspace' && draft === '' && last !== undefined) {
      remove(last);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[,;\n\t]/.test(text)) return;
    event.preventDefault();
    add(`${draft}${text}`);
  };

  return (
    <Field ids={ids} label={label} hint={hint ?? `${value.length} of ${max}`} error={error}>
      <div className="field-edge flex min-h-11 flex-wrap items-center gap-1.5 p-1.5">
        {value.map((tag) => (
          <span
            key={tag}
            className="inline-flex h-8 max-w-full items-center gap-0.5 rounded-full border border-accent-line bg-accent-soft pl-3 text-sm text-accent-ink"
          >
            <span className="truncate">{tag}</span>
            <button
              type="button"
              aria-label={`Remove ${tag}`}
              onClick={() => remove(tag)}
              className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-accent-line"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          </span>
        ))}
        <input
          ref={input}
          id={ids.id}
          {...ids.aria}
          aria-describedby={ids.aria['aria-describedby'] ?? ids.hintId}
          value={draft}
          disabled={full}
          maxLength={maxLength}
          placeholder={full ? '' : placeholder}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => add(draft)}
          className="h-8 min-w-32 flex-1 bg-transparent px-1.5 text-base text-ink outline-none focus-visible:outline-none sm:text-sm"
        />
        <span role="status" className="sr-only">
          {said}
        </span>
      </div>
    </Field>
  );
}
