import { useState } from 'react';
import { NumberField } from '@/components/ui/number-field.tsx';

interface LimitFieldProps {
  label: string;
  hint?: string | undefined;
  unit?: string | undefined;
  value: number;
  onChange: (value: number) => void;
  /** Replaces input that is not a number of at least 1. */
  fallback: number;
  max: number;
  error: string | undefined;
}

/** Integer from 1 to `max`. */
export function LimitField({ fallback, max, unit, value, onChange, ...field }: LimitFieldProps) {
  const [typed, setTyped] = useState(String(value));
  const toLimit = (text: string) => {
    const number = Math.round(Number(text));
    return number >= 1 ? Math.min(max, number) : fallback;
  };
  return (
    <NumberField
      {...field}
      suffix={unit}
      min={1}
      max={max}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(toLimit(target.value));
      }}
      onBlur={() => setTyped(String(toLimit(typed)))}
    />
  );
}
