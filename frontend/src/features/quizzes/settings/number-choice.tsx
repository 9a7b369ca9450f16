import { useState } from 'react';
import type { FieldPathByValue } from 'react-hook-form';
import { useField } from '../editor/editor-context.tsx';
import type { NumberRange } from '../questions/number-text.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { Choice } from '../questions/choice.tsx';
import { FieldSlot } from '../editor/field-slot.tsx';
import { NumberInput } from '../questions/number-input.tsx';

const OWN = 'own';

export interface NumberChoiceProps extends NumberRange {
  path: FieldPathByValue<QuizForm, number>;
  label: string;
  /** Labels of common values, including a 0 or 1 with a special meaning. */
  presets: readonly { value: number; label: string }[];
  own: { label: string; field: string; suffix: string };
}

/** Number with labeled presets and a custom value. */
export function NumberChoice({ path, label, presets, own, ...range }: NumberChoiceProps) {
  const { value, set, error } = useField(path);
  const [typing, setTyping] = useState(false);
  const isOwn = typing || !presets.some((preset) => preset.value === value);
  const choose = (next: string) => {
    setTyping(next === OWN);
    if (next !== OWN) set(Number(next));
    else if (value < range.min) set(range.fallback);
  };
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <FieldSlot path={isOwn ? `${path}.choice` : path}>
        <Choice
          label={label}
          value={isOwn ? OWN : String(value)}
          options={[
            ...presets.map((preset) => ({ value: String(preset.value), label: preset.label })),
            { value: OWN, label: own.label },
          ]}
          onChange={choose}
          error={isOwn ? undefined : error}
        />
      </FieldSlot>
      {isOwn && <NumberInput path={path} label={own.field} suffix={own.suffix} {...range} />}
    </div>
  );
}
