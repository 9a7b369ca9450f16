import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { Field, useFieldIds } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps {
  label: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  hideLabel?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shown while no option is chosen. */
  placeholder?: string | undefined;
  className?: string | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Radix keeps the empty value for "nothing chosen"; here an option may well be empty ("All"). */
const EMPTY = ' ';
const inside = (value: string) => (value === '' ? EMPTY : value);
const outside = (value: string) => (value === EMPTY ? '' : value);

/** One of a list; opens on click, arrow keys or typing. */
export function Select({
  label,
  value,
  onValueChange,
  options,
  hint,
  error,
  required,
  hideLabel,
  disabled = false,
  placeholder,
  className,
  id,
  ref,
}: SelectProps) {
  const ids = useFieldIds({ hint, error, required }, id);
  const known = options.some((option) => option.value === value);
  const { 'aria-required': _, ...aria } = ids.aria;
  return (
    <Field
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      required={required}
      hideLabel={hideLabel}
      className={className}
    >
      <Radix.Root
        value={known ? inside(value) : ''}
        onValueChange={(next) => onValueChange(outside(next))}
        disabled={disabled}
      >
        <Radix.Trigger
          ref={ref}
          id={ids.id}
          {...aria}
          className="field-edge flex h-11 w-full items-center justify-between gap-2 pr-2.5 pl-3 text-left text-base text-ink data-placeholder:text-faint sm:text-sm"
        >
          <span className="min-w-0 truncate">
            <Radix.Value placeholder={placeholder} />
          </span>
          <Radix.Icon asChild>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={4}
            className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-control border border-line bg-raised shadow-overlay data-[state=open]:animate-pop-in"
          >
            <Radix.Viewport className="max-h-80 p-1">
              {options.map((option) => (
                <SelectItem key={option.value} {...option} />
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Field>
  );
}

function SelectItem({ value, label }: SelectOption) {
  return (
    <Radix.Item
      value={inside(value)}
      className={cx(
        'relative flex min-h-10 cursor-pointer items-center rounded-[calc(var(--radius-control)-4px)] py-2 pr-8 pl-3 text-sm text-ink select-none',
        'data-highlighted:bg-well data-highlighted:outline-none data-[state=checked]:font-medium data-[state=checked]:text-accent-ink',
      )}
    >
      <Radix.ItemText>{label}</Radix.ItemText>
      <Radix.ItemIndicator className="absolute right-2.5">
        <Check aria-hidden="true" className="size-4" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
