import { ChevronRight } from 'lucide-react';
import { locale } from '@/lib/language.ts';

/** How a chart offers its numbers: to assistive technology alone, or to everybody behind a line below the chart. */
export type ChartTableShow = 'hidden' | 'toggle';

export interface ChartTableProps {
  /** Names the table; usually the chart's own label. */
  caption: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly (string | number)[])[];
  show?: ChartTableShow | undefined;
}

/**
 * The same numbers as the chart beside it. The drawing itself is then hidden from assistive technology.
 * `<ChartTable caption="Scores" columns={['Range', 'Attempts']} rows={[['0–10', 3]]} />`
 */
export function ChartTable({ caption, columns, rows, show = 'hidden' }: ChartTableProps) {
  const table = (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-muted">
          {columns.map((column, place) => (
            <th key={column} scope="col" className={place ? 'py-2 pl-4 text-right' : 'py-2'}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1.5 text-left font-normal text-ink">
              {heading}
            </th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]} className="tabular py-1.5 pl-4 text-right text-ink">
                {cell.toLocaleString(locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  // The wrapper hides, because a table takes no notice of the size that hiding gives it.
  if (show === 'hidden') return <div className="sr-only">{table}</div>;
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded-control pr-2 text-sm font-medium text-accent-ink hover:bg-well active:bg-line [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        Show as table
      </summary>
      <div
        role="group"
        aria-label={caption}
        // What scrolls must be reachable by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-2 overflow-x-auto rounded-inner"
      >
        {table}
      </div>
    </details>
  );
}
