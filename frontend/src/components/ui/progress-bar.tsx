import { cx } from './cx.ts';
import { formatPercent } from '@/lib/format.ts';
import { SOLID_TONES, type Tone } from './tone.ts';

export interface ProgressBarProps {
  value: number;
  max?: number | undefined;
  label: string;
  tone?: Tone | undefined;
  /** Shows label and percent above the bar. */
  showValue?: boolean | undefined;
  className?: string | undefined;
}

/** How far something is. `<ProgressBar label="Uploading" value={40} showValue />` */
export function ProgressBar({
  value,
  max = 100,
  label,
  tone = 'accent',
  showValue,
  className,
}: ProgressBarProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={className}>
      {showValue && (
        <div aria-hidden="true" className="mb-1.5 flex justify-between gap-4 text-xs text-muted">
          <span>{label}</span>
          <span className="tabular">{formatPercent(Math.round(part * 100))}</span>
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.round(part * max)}
        className="h-2 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          className={cx('h-full rounded-full transition-[width]', SOLID_TONES[tone])}
          style={{ width: `${part * 100}%` }}
        />
      </div>
    </div>
  );
}
