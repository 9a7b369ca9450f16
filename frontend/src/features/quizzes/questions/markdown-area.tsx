import { type KeyboardEvent, useRef } from 'react';
import { TextArea, type TextAreaProps } from '@/components/ui/textarea.tsx';
import { messages } from '../editor/messages.ts';
import type { TextFormat } from './markdown-edit.ts';
import { applyFormat, FormatBar, formatOfKeys } from './format-bar.tsx';

interface MarkdownAreaProps extends TextAreaProps {
  label: string;
  /** True if the text is displayed on one line, without lists. */
  isInline?: boolean;
}

/** Text area for Markdown, with format buttons and shortcuts. */
export function MarkdownArea({ isInline = false, ...props }: MarkdownAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const apply = (format: TextFormat | undefined) =>
    format && area.current && applyFormat(area.current, format);
  return (
    <TextArea
      {...props}
      ref={area}
      onKeyDown={(event: KeyboardEvent) => apply(formatOfKeys(event))}
      toolbar={
        <FormatBar label={messages.questions.format.bar(props.label)} isInline={isInline} onFormat={apply} />
      }
    />
  );
}
