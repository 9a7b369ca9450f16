import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { PagedRows } from '@/components/list/paged-rows.tsx';
import type { ExportReport, WrittenExport } from './calls.ts';
import { messages as TEXT } from './messages.ts';

const PAGE = 20;

type Item = ExportReport['report'][number];

interface ExportLossesProps {
  check: { data: ExportReport | undefined; isError: boolean };
}

/** What the chosen format keeps, and question by question what it does not. */
export function ExportLosses({ check: { data, isError } }: ExportLossesProps) {
  const lost = data?.report.filter(({ status }) => status !== 'kept') ?? [];
  return (
    <div className="mt-5">
      {isError && !data ? (
        <Alert tone="warning">{TEXT.checkFailed}</Alert>
      ) : (
        <p role="status" className="tabular text-sm text-muted">
          {data ? summaryOf(data) : TEXT.checking}
        </p>
      )}
      {lost.length > 0 && <Losses items={lost} />}
    </div>
  );
}

function summaryOf({ report, summary }: ExportReport): string {
  if (report.length === 0) return TEXT.empty;
  if (summary.kept === report.length) return TEXT.whole(report.length);
  return summary.dropped === report.length ? TEXT.none : TEXT.summary(summary);
}

function Losses({ items }: { items: Item[] }) {
  return (
    <PagedRows items={items} page={PAGE} label={TEXT.showMore}>
      {(shown) => (
        <ul aria-label={TEXT.losses} className="mt-3 divide-y divide-line rounded-control border border-line">
          {shown.map((item) => (
            <Loss key={item.number} item={item} />
          ))}
        </ul>
      )}
    </PagedRows>
  );
}

function Loss({ item: { number, status, reason, excerpt } }: { item: Item }) {
  return (
    <li className="px-4 py-3">
      <span className="flex flex-wrap items-center gap-2 text-xs text-faint">
        <span className="tabular">{TEXT.question(number)}</span>
        <Badge tone={status === 'dropped' ? 'danger' : 'warning'}>{TEXT.status[status]}</Badge>
      </span>
      <span className="mt-1 block text-sm break-words text-ink">{excerpt}</span>
      <span className="mt-0.5 block text-sm text-muted">{reason}</span>
    </li>
  );
}

/** What a file that is written does not hold, each loss with its questions. */
export function WrittenLosses({ losses, summary }: Pick<WrittenExport, 'losses' | 'summary'>) {
  const told = losses.reduce((count, { numbers }) => count + numbers.length, 0);
  const untold = summary.changed + summary.dropped - told;
  if (losses.length === 0) return null;
  return (
    <>
      <PagedRows items={losses} page={PAGE} label={TEXT.showMore}>
        {(shown) => (
          <ul
            aria-label={TEXT.writtenLosses}
            className="divide-y divide-line rounded-control border border-line"
          >
            {shown.map(({ status, reason, numbers }) => (
              <li key={`${status} ${reason}`} className="px-4 py-3">
                <span className="flex flex-wrap items-center gap-2 text-xs text-faint">
                  <span className="tabular">{TEXT.questions(numbers)}</span>
                  <Badge tone={status === 'dropped' ? 'danger' : 'warning'}>{TEXT.status[status]}</Badge>
                </span>
                <span className="mt-0.5 block text-sm break-words text-muted">{reason}</span>
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
      {untold > 0 && <p className="text-sm text-muted">{TEXT.moreLosses(untold)}</p>}
    </>
  );
}
