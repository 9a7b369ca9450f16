import { cx } from './cx.ts';
import { formatNumber } from '@/lib/format.ts';
import { SOLID_TONES, type Tone } from './tone.ts';

export interface BarListProps {
  items: readonly { label: string; value: number; display?: string | undefined; tone?: Tone | undefined }[];
  label: string;
  /** What a full bar stands for; the largest value unless given. */
  max?: number | undefined;
}

/**
 * Values side by side as bars, each written out as well: picture and table in one.
 * `<BarList label="Correct answers" items={[{ label: 'Question 1', value: 82, display: '82%' }]} max={100} />`
 */
export function BarList({ items, label, max }: BarListProps) {
  const full = max ?? Math.max(1, ...items.map((item) => item.value));
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {items.map(({ label: name, value, display, tone = 'accent' }) => (
        <li key={name}>
          <div className="mb-1 flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0 truncate text-ink">{name}</span>
            <span className="tabular shrink-0 font-medium text-muted">{display ?? formatNumber(value)}</span>
          </div>
          <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line forced-colors:border">
            <div
              className={cx('h-full rounded-full', SOLID_TONES[tone])}
              style={{ width: `${Math.min(100, Math.max(0, (value / full) * 100))}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
