import { formatMoney } from '@/lib/format.ts';
import { messages } from '../messages.ts';

/** A line of what is to be paid. */
export interface SummaryRow {
  label: string;
  cents: number;
}

interface SummaryRowsProps {
  rows: readonly SummaryRow[];
  /** Cents. */
  total: number;
  totalLabel?: string | undefined;
}

/** What is paid, line by line, and together. */
export function SummaryRows({ rows, total, totalLabel = messages.total }: SummaryRowsProps) {
  return (
    <dl className="grid gap-3 rounded-control bg-well p-4 text-sm">
      {rows.map(({ label, cents }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="text-muted">{label}</dt>
          <dd className="tabular text-ink">{formatMoney(cents / 100)}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 text-base font-medium text-ink">
        <dt>{totalLabel}</dt>
        <dd className="tabular">{formatMoney(total / 100)}</dd>
      </div>
    </dl>
  );
}
