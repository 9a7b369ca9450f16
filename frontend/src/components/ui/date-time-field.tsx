import type { ReactNode } from 'react';
import { fromLocalInput, toLocalInput, zoneName } from './local-date-time.ts';
import { TextField } from './text-field.tsx';

export interface DateTimeFieldProps {
  label: ReactNode;
  /** ISO instant. */
  value?: string | undefined;
  onChange: (iso: string | undefined) => void;
  /** Earliest instant, ISO. */
  min?: string | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
}

/**
 * A day and time, picked in the viewer's zone and handed on as an instant.
 * `<DateTimeField label="Opens" value={startDate} onChange={setStartDate} min={now} />`
 */
export function DateTimeField({ value, onChange, min, hint, ...rest }: DateTimeFieldProps) {
  return (
    <TextField
      {...rest}
      type="datetime-local"
      value={toLocalInput(value)}
      min={toLocalInput(min)}
      onChange={(event) => onChange(fromLocalInput(event.target.value))}
      hint={hint ?? `Your time zone: ${zoneName()}`}
    />
  );
}
