import { useState } from 'react';
import type { FieldPathByValue } from 'react-hook-form';
import { NumberField } from '@/components/ui/number-field.tsx';
import { useField } from '../editor/editor-context.tsx';
import { messages } from '../editor/messages.ts';
import { type NumberRange, settleNumber, wasMoved } from './number-text.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { FieldSlot } from '../editor/field-slot.tsx';

interface NumberInputProps extends NumberRange {
  path: FieldPathByValue<QuizForm, number>;
  label: string;
  hint?: string;
  suffix?: string;
}

/** Number field of the quiz. */
export function NumberInput({ path, ...rest }: NumberInputProps) {
  return <NumberBox path={path} {...rest} {...useField(path)} />;
}

interface NumberBoxProps extends Omit<NumberInputProps, 'path'> {
  path: string;
  value: number;
  set: (value: number) => void;
  error: string | undefined;
}

/** Number field. The value is settled to a step within the range on blur; while typing, any text is allowed. */
export function NumberBox({ path, label, hint, suffix, value, set, error, ...range }: NumberBoxProps) {
  const [typed, setTyped] = useState<string>();
  const [moved, setMoved] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    setMoved(undefined);
    // Stores a valid number while typing, so that a save by keyboard includes it.
    if (text === String(settleNumber(text, range))) set(Number(text));
  };
  const settle = () => {
    if (typed === undefined) return;
    const settled = settleNumber(typed, range);
    set(settled);
    setTyped(undefined);
    if (wasMoved(typed, settled)) setMoved(messages.movedNumber(typed, range));
  };
  return (
    <FieldSlot path={path}>
      <NumberField
        label={label}
        hint={moved ? <span role="status">{moved}</span> : hint}
        suffix={suffix}
        error={error}
        min={range.min}
        max={range.max}
        step={range.step}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
    </FieldSlot>
  );
}
