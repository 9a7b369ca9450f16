import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { messages } from '../messages.ts';
import type { TextFormat } from '../model/markdown-edit.ts';
import { applyFormat, FormatBar, formatOfKeys } from './format-bar.tsx';

const isTextField = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text';

/** Rows of text fields with a shared formatting bar. It applies to the last focused field, or to the first one. */
export function FormattedRows({ label, children }: { label: string; children: ReactNode }) {
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
