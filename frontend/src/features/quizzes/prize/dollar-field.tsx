import { useState } from 'react';
import { NumberField } from '@/components/ui/number-field.tsx';
import { useField } from '../editor/editor-context.tsx';
import { FieldSlot } from '../editor/field-slot.tsx';

interface DollarBoxProps {
  label: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  unit?: 'dollars' | 'percent' | undefined;
  value: number;
  onValue: (value: number) => void;
}

/** Parses two decimals; invalid text is 0. */
const read = (text: string): number => Math.max(0, Math.round(Number(text) * 100) / 100) || 0;

/** Input for dollars or percent with two decimals; empty for 0. */
export function DollarBox({ unit = 'dollars', value, onValue, ...field }: DollarBoxProps) {
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    onValue(read(text));
  };
  return (
    <NumberField
      {...field}
      step="any"
      min={0}
      leading={unit === 'dollars' ? '$' : undefined}
      suffix={unit === 'percent' ? '%' : undefined}
      value={typed ?? (value === 0 ? '' : String(value))}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

type DollarFieldProps = Omit<DollarBoxProps, 'value' | 'onValue' | 'error' | 'unit'> & {
  path: 'prizePool.totalAmount';
};

/** Dollar amount of the quiz. */
export function DollarField({ path, ...rest }: DollarFieldProps) {
  const { value, set, error } = useField(path);
  return (
    <FieldSlot path={path}>
      <DollarBox {...rest} value={value} onValue={set} error={error} />
    </FieldSlot>
  );
}
