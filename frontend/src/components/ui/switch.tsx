import { Switch as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldNotes, useFieldIds } from './field.tsx';
import { Spinner } from './spinner.tsx';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Why the change did not go through. */
  error?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  /** The change is being saved: shows it, and takes no other until then. */
  loading?: boolean | undefined;
  /** Shows and focuses, but does not change. */
  readOnly?: boolean | undefined;
  id?: string | undefined;
}

const TRACK =
  'relative h-6 w-11 shrink-0 rounded-full border transition-colors ' +
  // 24 px high; a finger finds it in the 44 px around.
  "before:absolute before:-inset-2.5 before:content-['']";

const LOOKS = {
  live: 'border-transparent bg-edge hover:bg-muted active:bg-ink data-[state=checked]:bg-accent data-[state=checked]:hover:bg-accent-hover data-[state=checked]:active:bg-accent-active aria-invalid:outline-2 aria-invalid:outline-offset-2 aria-invalid:not-focus-visible:outline-danger-ink',
  disabled: 'cursor-not-allowed border-line bg-well',
  readOnly: 'cursor-default! border-dashed border-edge bg-transparent',
} as const;

const THUMBS = { live: 'bg-white', disabled: 'bg-disabled', readOnly: 'bg-muted' } as const;

/**
 * A setting that is on or off, and takes effect at once (or with its form).
 * `<Switch label="Shuffle questions" checked={on} onCheckedChange={setOn} />`
 */
export function Switch({
  label,
  hint,
  error,
  checked,
  onCheckedChange,
  disabled = false,
  loading = false,
  readOnly = false,
  id,
}: SwitchProps) {
  const ids = useFieldIds({ hint, error }, id);
  const standing = disabled ? 'disabled' : readOnly ? 'readOnly' : 'live';
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 flex-[1_1_8rem] flex-col gap-0.5">
        <label
          htmlFor={ids.id}
          className={cx(
            'block text-sm font-medium',
            disabled ? 'cursor-not-allowed! text-disabled' : 'text-ink',
          )}
        >
          {label}
        </label>
        <FieldNotes ids={ids} hint={hint} error={error} />
      </div>
      <Radix.Root
        id={ids.id}
        {...ids.aria}
        aria-busy={loading || undefined}
        aria-readonly={readOnly || undefined}
        checked={checked}
        onCheckedChange={(next) => !loading && !readOnly && onCheckedChange(next)}
        disabled={disabled}
        className={cx(TRACK, LOOKS[standing], loading && 'cursor-progress!')}
      >
        <Radix.Thumb
          className={cx(
            'grid size-4.5 translate-x-0.5 place-items-center rounded-full transition-transform data-[state=checked]:translate-x-5.25',
            THUMBS[standing],
            standing === 'live' && 'shadow-raised',
          )}
        >
          {loading && <Spinner className="size-3 text-accent dark:text-accent-soft" />}
        </Radix.Thumb>
      </Radix.Root>
    </div>
  );
}
