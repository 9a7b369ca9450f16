import { RadioGroup as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, useFieldIds } from './field.tsx';

export interface RadioCardOption {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps {
  label: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly RadioCardOption[];
  /** Columns from 640 px on; below there is one. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  hideLabel?: boolean | undefined;
  disabled?: boolean | undefined;
}

const COLUMNS = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const;

/** One of a few, each with room for a sentence. Arrow keys move the choice. */
export function RadioCards({
  label,
  value,
  onValueChange,
  options,
  columns = 1,
  hint,
  error,
  hideLabel,
  disabled = false,
}: RadioCardsProps) {
  const ids = useFieldIds({ hint, error });
  return (
    <Field ids={ids} label={label} labelAs="span" hint={hint} error={error} hideLabel={hideLabel}>
      <Radix.Root
        aria-labelledby={`${ids.id}-label`}
        {...ids.aria}
        value={value}
        onValueChange={onValueChange}
        disabled={disabled}
        className={cx('grid gap-3', COLUMNS[columns])}
      >
        {options.map((option) => (
          <RadioCard key={option.value} {...option} invalid={Boolean(error)} />
        ))}
      </Radix.Root>
    </Field>
  );
}

function RadioCard({
  value,
  title,
  description,
  icon,
  disabled = false,
  invalid,
}: RadioCardOption & { invalid: boolean }) {
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      className={cx(
        'group flex min-h-14 items-start gap-3 rounded-control border bg-surface p-4 text-left transition-colors hover:border-accent-ink hover:bg-well disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft data-[state=checked]:ring-1 data-[state=checked]:ring-accent',
        invalid ? 'border-danger-ink' : 'border-edge',
      )}
    >
      {icon && (
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink group-data-[state=checked]:bg-accent group-data-[state=checked]:text-on-accent [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium text-ink">{title}</span>
        {description && <span className="mt-0.5 block text-sm text-muted">{description}</span>}
      </span>
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-surface group-data-[state=checked]:border-accent"
      >
        <Radix.Indicator className="block size-2.5 rounded-full bg-accent" />
      </span>
    </Radix.Item>
  );
}
