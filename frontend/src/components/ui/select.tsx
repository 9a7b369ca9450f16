import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { type ReactNode, type Ref, useState, useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { Field, FieldEnd, useFieldIds } from './field.tsx';
import { popupHome } from './popup-home.ts';
import { ITEM, POPUP } from './popup-look.ts';

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
  /** Shows and focuses, but does not open. */
  readOnly?: boolean | undefined;
  /** Options are on their way. */
  loading?: boolean | undefined;
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

const NEVER = () => () => undefined;
/** False in what is rendered ahead: Radix draws a field of the browser there, with a style that the content security policy refuses. */
const useIsLive = () =>
  useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );

/**
 * One of a list; opens on click, arrow keys or typing. A long list is better served by a `Combobox`. Its options are not drawn before
 * somebody comes near.
 * `<Select label="Status" value={status} onValueChange={setStatus} options={[{ value: 'draft', label: 'Draft' }]} />`
 */
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
  readOnly = false,
  loading = false,
  placeholder,
  className,
  id,
  ref,
}: SelectProps) {
  const ids = useFieldIds({ hint, error, required }, id);
  const [home, setHome] = useState<HTMLElement>();
  const isLive = useIsLive();
  const [isReached, setIsReached] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const { 'aria-required': _, ...aria } = ids.aria;
  const look = cx(
    'field-edge flex h-11 w-full items-center gap-2 pl-3 text-left text-base sm:text-sm',
    disabled ? 'text-disabled' : 'text-ink data-placeholder:text-faint',
    readOnly && 'cursor-default!',
  );
  const face = (
    <>
      <span className="pointer-events-none min-w-0 flex-1 truncate">{chosen?.label ?? placeholder}</span>
      <FieldEnd loading={loading} readOnly={readOnly}>
        {!loading && !readOnly && <ChevronDown aria-hidden="true" className="mr-1 size-4" />}
      </FieldEnd>
    </>
  );
  const field = { ids, label, hint, error, required, hideLabel, className };
  if (!isLive)
    return (
      <Field {...field}>
        <div className={look}>{face}</div>
      </Field>
    );
  return (
    <Field {...field}>
      <Radix.Root
        value={chosen ? inside(value) : ''}
        onValueChange={(next) => onValueChange(outside(next))}
        disabled={disabled}
        onOpenChange={(open) => {
          if (!open) return;
          setIsReached(true);
          setHome(popupHome(document.getElementById(ids.id)));
        }}
        {...(readOnly || loading ? { open: false } : {})}
      >
        <Radix.Trigger
          ref={ref}
          id={ids.id}
          {...aria}
          onFocus={() => setIsReached(true)}
          aria-readonly={readOnly || undefined}
          aria-busy={loading || undefined}
          className={look}
        >
          {face}
        </Radix.Trigger>
        {isReached && (
          <Radix.Portal {...(home && { container: home })}>
            <Radix.Content
              position="popper"
              sideOffset={4}
              className={cx(
                POPUP,
                'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden',
              )}
            >
              <Radix.Viewport className="max-h-80">
                {options.map((option) => (
                  <SelectItem key={option.value} {...option} />
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
    </Field>
  );
}

function SelectItem({ value, label }: SelectOption) {
  return (
    <Radix.Item
      value={inside(value)}
      className={cx(
        ITEM,
        'pr-8 pl-3 text-ink data-[state=checked]:font-medium data-[state=checked]:text-accent-ink',
      )}
    >
      <Radix.ItemText>{label}</Radix.ItemText>
      <Radix.ItemIndicator className="absolute right-2.5">
        <Check aria-hidden="true" className="size-4" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
