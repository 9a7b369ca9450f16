import { Slider as Radix } from 'radix-ui';
import { formatNumber } from '@/lib/format.ts';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, useFieldIds } from './field.tsx';

export interface SliderProps {
  label: ReactNode;
  value: number;
  onValueChange: (value: number) => void;
  /** Once, when the pointer or key is let go. */
  onValueCommit?: ((value: number) => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** The value as people read it: "70%". */
  format?: ((value: number) => string) | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  hideLabel?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Shows and focuses, but does not move. */
  readOnly?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/**
 * A number where the rough place matters more than the figure. Arrows move a step, Page keys ten, Home and End to the
 * ends. `<Slider label="Pass mark" value={70} onValueChange={set} format={(n) => `${n}%`} />`
 */
export function Slider({
  label,
  value,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  format = (number) => formatNumber(number),
  hint,
  error,
  hideLabel,
  disabled = false,
  readOnly = false,
  id,
  className,
}: SliderProps) {
  const ids = useFieldIds({ hint, error }, id);
  const change = ([next]: number[]) => next !== undefined && !readOnly && onValueChange(next);
  const commit = ([next]: number[]) => next !== undefined && !readOnly && onValueCommit?.(next);
  return (
    <Field
      ids={ids}
      label={label}
      labelAs="span"
      hint={hint}
      error={error}
      hideLabel={hideLabel}
      className={className}
    >
      <div className="flex items-center gap-4">
        <Radix.Root
          value={[value]}
          onValueChange={change}
          onValueCommit={commit}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          className={cx(
            'group relative flex h-11 flex-1 touch-none items-center select-none',
            disabled ? 'cursor-not-allowed' : !readOnly && 'cursor-pointer',
          )}
        >
          <Radix.Track className="relative h-2 flex-1 overflow-hidden rounded-full border border-transparent bg-line">
            <Radix.Range className={cx('absolute h-full', rangeLook({ disabled, readOnly, error }))} />
          </Radix.Track>
          <Radix.Thumb
            id={ids.id}
            {...ids.aria}
            aria-labelledby={`${ids.id}-label`}
            aria-valuetext={format(value)}
            aria-readonly={readOnly || undefined}
            // The thumb is 20 px; a finger finds it in the 44 px around.
            className={cx(
              'relative block size-5 rounded-full border-2 shadow-raised transition-[border-color,scale] before:absolute before:-inset-3 before:content-[""]',
              !disabled && !readOnly && 'hover:scale-110 active:scale-95',
              thumbLook({ disabled, readOnly, error }),
            )}
          />
        </Radix.Root>
        <output
          htmlFor={ids.id}
          className={cx(
            'tabular min-w-10 text-right text-sm font-medium',
            disabled ? 'text-faint' : 'text-ink',
          )}
        >
          {format(value)}
        </output>
      </div>
    </Field>
  );
}

type Standing = Required<Pick<SliderProps, 'disabled' | 'readOnly'>> & { error: ReactNode };

function rangeLook({ disabled, readOnly, error }: Standing): string {
  if (disabled || readOnly) return 'bg-edge';
  return error ? 'bg-danger' : 'bg-accent';
}

function thumbLook({ disabled, readOnly, error }: Standing): string {
  if (disabled) return 'border-line bg-well';
  if (readOnly) return 'border-dashed border-edge bg-surface';
  return error ? 'border-danger bg-white' : 'border-accent bg-white';
}
