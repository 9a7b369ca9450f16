import { UNLIMITED } from '@quizhall/shared/rules/payments/plans';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { formatNumber } from '@/lib/format.ts';

const TEXT = {
  of: (used: string, limit: string) => `${used} of ${limit}`,
  unlimited: (used: string) => `${used}, no limit`,
};

interface UsedProps {
  label: string;
  used: number;
  /** -1: as many as they like. */
  limit: number;
}

/** How much is used of what a plan holds. */
export function Used({ label, used, limit }: UsedProps) {
  const isLimited = limit !== UNLIMITED;
  const text = isLimited
    ? TEXT.of(formatNumber(used), formatNumber(limit))
    : TEXT.unlimited(formatNumber(used));
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="text-ink">{label}</span>
        <span className="tabular text-muted">{text}</span>
      </p>
      {isLimited && (
        <ProgressBar
          label={`${label}: ${text}`}
          value={Math.min(used, limit)}
          max={limit}
          tone={used >= limit ? 'warning' : 'accent'}
        />
      )}
    </div>
  );
}
