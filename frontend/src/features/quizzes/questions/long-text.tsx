import { LIMITS } from '@quizhall/shared/model/limits';
import type { FieldPathByValue } from 'react-hook-form';
import { useField } from '../editor/editor-context.tsx';
import type { QuizForm } from '../editor/quiz-form.ts';
import { FieldSlot } from '../editor/field-slot.tsx';
import { MarkdownArea } from './markdown-area.tsx';
import { TextPreview } from './text-preview.tsx';

interface LongTextProps {
  path: FieldPathByValue<QuizForm, string>;
  label: string;
  hint: string;
  rows?: number;
  maxLength?: number;
}

/** Multiline text field, displayed as Markdown. */
export function LongText({ path, label, hint, rows = 2, maxLength = LIMITS.description }: LongTextProps) {
  const isQuestion = path.startsWith('questions.');
  const { value, set, error } = useField(path);
  return (
    <FieldSlot path={path}>
      <MarkdownArea
        label={label}
        hint={hint}
        rows={rows}
        maxLength={maxLength}
        value={value}
        error={error}
        onChange={(event) => set(event.target.value)}
      />
      {isQuestion && <TextPreview texts={[value]} />}
    </FieldSlot>
  );
}
