import { Bold, Code, Italic, Link, List, ListOrdered, Sigma } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { messages } from '../editor/messages.ts';
import { formatText, type TextFormat } from './markdown-edit.ts';

const TEXT = messages.questions.format;
const BUTTONS = [
  { format: 'bold', Icon: Bold, keys: 'Control+B' },
  { format: 'italic', Icon: Italic, keys: 'Control+I' },
  { format: 'code', Icon: Code, keys: undefined },
  { format: 'link', Icon: Link, keys: undefined },
  { format: 'bullets', Icon: List, keys: undefined },
  { format: 'numbers', Icon: ListOrdered, keys: undefined },
  { format: 'formula', Icon: Sigma, keys: undefined },
] as const;
const INLINE = BUTTONS.filter(({ format }) => format !== 'bullets' && format !== 'numbers');
const SHORTCUTS: Record<string, TextFormat | undefined> = { b: 'bold', i: 'italic' };

/** Formats the selection as typed input, so that undo covers it. */
export function applyFormat(area: HTMLTextAreaElement | HTMLInputElement, format: TextFormat): void {
  const end = area.value.length;
  const edit = formatText(area.value, area.selectionStart ?? end, area.selectionEnd ?? end, format);
  const length = area.value.length - (edit.to - edit.from) + edit.insert.length;
  area.focus();
  if (area.maxLength >= 0 && length > area.maxLength) return;
  area.setSelectionRange(edit.from, edit.to);
  // Browsers can undo only this kind of insertion. It is deprecated without a successor.
  // oxlint-disable-next-line typescript/no-deprecated
  if (!document.execCommand(edit.insert ? 'insertText' : 'delete', false, edit.insert)) {
    area.setRangeText(edit.insert, edit.from, edit.to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(edit.start, edit.end);
}

/** Format of Ctrl+B and Ctrl+I (Cmd on macOS); prevents the browser's own command. */
export function formatOfKeys(event: KeyboardEvent): TextFormat | undefined {
  const format = SHORTCUTS[event.key.toLowerCase()];
  if (!format || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined;
  event.preventDefault();
  return format;
}

interface FormatBarProps {
  label: string;
  /** True if the text is displayed on one line, without lists. */
  isInline: boolean;
  onFormat: (format: TextFormat) => void;
}

/** Toolbar of Markdown formats: one tab stop, arrow keys between the buttons. */
export function FormatBar({ label, isInline, onFormat }: FormatBarProps) {
  const buttons: readonly (typeof BUTTONS)[number][] = isInline ? INLINE : BUTTONS;
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const last = buttons.length - 1;
    const places: Record<string, number | undefined> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const next = places[event.key];
    if (next === undefined || event.altKey) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div ref={bar} role="toolbar" aria-label={label} onKeyDown={onKeyDown} className="-mx-1 flex flex-wrap">
      {buttons.map(({ format, Icon, keys }, place) => (
        <PlainIconButton
          key={format}
          size="sm"
          label={TEXT[format]}
          title={TEXT[format]}
          aria-keyshortcuts={keys}
          tabIndex={place === current ? 0 : -1}
          icon={<Icon aria-hidden="true" />}
          // Keeps the selection of the field visible.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setCurrent(place);
            onFormat(format);
          }}
        />
      ))}
    </div>
  );
}
