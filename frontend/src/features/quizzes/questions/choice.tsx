import { Select } from '@/components/ui/select.tsx';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
}

/** `Select` with typed values. */
export function Choice<Value extends string>({ options, onChange, ...rest }: ChoiceProps<Value>) {
  const choose = (next: string) => {
    const option = options.find(({ value }) => value === next);
    if (option) onChange(option.value);
  };
  return <Select {...rest} options={options} onValueChange={choose} />;
}
