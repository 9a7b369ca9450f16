import { useState } from 'react';
import { CircleCheck, CircleSlash, PencilLine, type LucideIcon } from 'lucide-react';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { PagedRows } from '@/components/list/paged-rows.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { formatNumber } from '@/lib/format.ts';
import type { ImportResult } from './import-questions.ts';
import { messages } from '../editor/messages.ts';

const TEXT = messages.import;
const PAGE = 100;

type Item = ImportResult['report'][number];
type Filter = 'all' | Item['status'];

const LOOKS: Record<Item['status'], { tone: Tone; Icon: LucideIcon }> = {
  kept: { tone: 'success', Icon: CircleCheck },
  changed: { tone: 'warning', Icon: PencilLine },
  dropped: { tone: 'danger', Icon: CircleSlash },
};

/** Selects the initial filter: dropped and changed items before unchanged ones. */
const firstFilter = ({ dropped, changed }: ImportResult['summary']): Filter => {
  if (dropped > 0) return 'dropped';
  return changed > 0 ? 'changed' : 'all';
};

export function ImportReport({ report, summary }: Pick<ImportResult, 'report' | 'summary'>) {
  const [filter, setFilter] = useState<Filter>(() => firstFilter(summary));
  const items = filter === 'all' ? report : report.filter(({ status }) => status === filter);
  const chips = [
    { value: 'all', label: TEXT.all, count: report.length },
    ...(['dropped', 'changed', 'kept'] as const).map((status) => ({
      value: status,
      label: TEXT.status[status],
      count: summary[status],
    })),
  ] as const;
  return (
    <>
      <FilterChips label={TEXT.report} value={filter} options={chips} onChange={setFilter} />
      <PagedRows key={filter} items={items} page={PAGE} label={TEXT.showMore}>
        {(shown) => (
          <ul className="mt-4 divide-y divide-line rounded-control border border-line">
            {shown.map((item) => (
              <ReportItem key={`${item.line}-${item.status}-${item.reason}`} item={item} />
            ))}
            {items.length === 0 && (
              <li className="px-4 py-6 text-center text-sm text-muted">{TEXT.noItems}</li>
            )}
          </ul>
        )}
      </PagedRows>
    </>
  );
}

function ReportItem({ item: { line, status, reason, excerpt } }: { item: Item }) {
  const { tone, Icon } = LOOKS[status];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-3 sm:flex-nowrap">
      <span className="tabular w-20 shrink-0 pt-0.5 text-xs text-faint">
        {TEXT.line} {formatNumber(line)}
      </span>
      <span className="w-24 shrink-0">
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {TEXT.status[status]}
        </Badge>
      </span>
      <span className="w-full min-w-0 sm:w-auto sm:flex-1">
        <span className="block text-sm break-words text-ink">{excerpt}</span>
        {reason && <span className="mt-0.5 block text-sm text-muted">{reason}</span>}
      </span>
    </li>
  );
}
