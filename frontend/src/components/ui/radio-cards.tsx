import { RadioGroup as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, useFieldIds } from './field.tsx';

export interface RadioCardOption {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** Shows what is chosen, above its name; the name says it to whoever does not see it. */
  picture?: ReactNode;
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
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shows and focuses, but does not change. */
  readOnly?: boolean | undefined;
}

const COLUMNS = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const;

const CARD =
  'group flex flex-wrap min-h-14 items-start gap-3 rounded-control border p-4 text-left transition-colors ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-well disabled:data-[state=checked]:border-edge ' +
  'enabled:data-[state=checked]:bg-accent-soft enabled:data-[state=checked]:ring-1 enabled:data-[state=checked]:ring-accent';

const MOVES =
  'bg-surface enabled:hover:bg-well enabled:active:bg-line enabled:data-[state=checked]:border-accent';

const LOOKS = {
  live: `${MOVES} border-edge enabled:hover:border-accent-ink`,
  invalid: `${MOVES} border-danger-ink`,
  readOnly: 'cursor-default! border-dashed border-edge bg-transparent',
} as const;

/**
 * One of a few, each with room for a sentence. Arrow keys move the choice.
 * `<RadioCards label="Quiz type" value={type} onValueChange={set} options={[{ value: 'live', title: 'Live' }]} columns={2} />`
 */
export function RadioCards({
  label,
  value,
  onValueChange,
  options,
  columns = 1,
  hint,
  error,
  hideLabel,
  required,
  disabled = false,
  readOnly = false,
}: RadioCardsProps) {
  const ids = useFieldIds({ hint, error, required });
  return (
    <Field
      ids={ids}
      label={label}
      labelAs="span"
      hint={hint}
      error={error}
      required={required}
      hideLabel={hideLabel}
    >
      <Radix.Root
        aria-labelledby={`${ids.id}-label`}
        {...ids.aria}
        aria-readonly={readOnly || undefined}
        value={value}
        onValueChange={(next) => !readOnly && onValueChange(next)}
        disabled={disabled}
        className={cx('grid gap-3', COLUMNS[columns])}
      >
        {options.map((option) => (
          <RadioCard
            key={option.value}
            {...option}
            look={readOnly ? 'readOnly' : error ? 'invalid' : 'live'}
          />
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
  picture,
  disabled = false,
  look,
}: RadioCardOption & { look: keyof typeof LOOKS }) {
  return (
    <Radix.Item value={value} disabled={disabled} className={cx(CARD, LOOKS[look])}>
      {picture && (
        <span aria-hidden="true" className="block basis-full group-disabled:opacity-50">
          {picture}
        </span>
      )}
      {icon && (
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink group-disabled:bg-line group-disabled:text-disabled group-enabled:group-data-[state=checked]:bg-accent group-enabled:group-data-[state=checked]:text-on-accent [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      <span className="min-w-0 flex-[1_1_6rem]">
        <span className="block text-sm font-medium text-ink group-disabled:text-disabled">{title}</span>
        {description && (
          <span className="mt-0.5 block text-sm text-muted group-disabled:text-disabled">{description}</span>
        )}
      </span>
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-surface group-disabled:border-line group-disabled:bg-well group-enabled:group-data-[state=checked]:border-accent"
      >
        <Radix.Indicator className="block size-2.5 rounded-full bg-accent group-disabled:bg-disabled" />
      </span>
    </Radix.Item>
  );
}
