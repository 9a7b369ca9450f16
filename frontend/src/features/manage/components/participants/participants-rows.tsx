import { ChevronRight } from 'lucide-react';
import { Card } from '@/components/ui/card.tsx';
import type { ParticipantRow as Row } from '../../api/participant-calls.ts';
import { participants as TEXT } from '../../participants-messages.ts';
import { DetailsLink, NameLink, Score, When } from './participant-cells.tsx';
import { ParticipantStatusBadge } from './participant-status.tsx';

/** The participants where there is no room for a table. */
export function ParticipantsRows({ rows }: { rows: readonly Row[] }) {
  return (
    <Card padded={false} className="overflow-hidden">
      <ul aria-label={TEXT.title} className="divide-y divide-line">
        {rows.map((row) => (
          <li
            key={row.submissionId}
            className="relative flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3.5"
          >
            <div className="min-w-0 flex-[1_1_9rem] text-sm">
              <NameLink row={row} />
              <p className="truncate text-xs text-muted">{row.email || TEXT.noEmail}</p>
              <p className="mt-0.5 text-xs">
                <When row={row} />
              </p>
            </div>
            <div className="flex shrink-0 items-center gap-2">
              <div className="flex flex-col items-end gap-1 text-sm text-ink">
                <Score score={row.score} />
                <ParticipantStatusBadge status={row.status} />
              </div>
              <DetailsLink row={row}>
                <ChevronRight aria-hidden="true" className="size-5 text-muted" />
              </DetailsLink>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
