import { cx } from './cx.ts';
import { formatNumber } from '@/lib/format.ts';

interface FilterChipsProps<Value extends string> {
  /** Names the group. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; count?: number }[];
}

/** One filter at a time, each with how many it would show, where that is known. */
export function FilterChips<Value extends string>({
  label,
  value,
  onChange,
  options,
}: FilterChipsProps<Value>) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-medium transition-colors sm:min-h-9 sm:px-3',
            option.value === value
              ? 'border-accent bg-accent-soft text-accent-ink'
              : 'border-line bg-surface text-muted hover:border-edge hover:text-ink',
          )}
        >
          {option.label}
          {option.count !== undefined && (
            <span className="tabular text-xs">{formatNumber(option.count)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
