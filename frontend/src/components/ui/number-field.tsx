import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  min?: number | undefined;
  max?: number | undefined;
  step?: number | 'any' | undefined;
  /** The unit, after the number. */
  suffix?: ReactNode;
}

/**
 * A number. `step` "any" (or a fraction) brings up a keyboard with a decimal point.
 * `<NumberField label="Time limit" suffix="min" min={1} max={180} {...register('timeLimit')} />`
 */
export function NumberField({ suffix, step, ...rest }: NumberFieldProps) {
  const whole = step === undefined || Number.isInteger(step);
  return (
    <TextField
      inputMode={whole ? 'numeric' : 'decimal'}
      {...rest}
      step={step}
      type="number"
      // A wheel that scrolls the page must not change the figure under the pointer.
      onWheel={(event) => event.currentTarget.blur()}
      inputClassName="tabular appearance-none [&::-webkit-inner-spin-button]:appearance-none"
      trailing={suffix && <span className="pr-1.5">{suffix}</span>}
    />
  );
}
