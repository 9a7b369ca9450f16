import { ChevronRight } from 'lucide-react';
import { Avatar } from '@/components/ui/avatar.tsx';
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
          <li key={row.submissionId} className="relative flex items-center gap-3 px-4 py-3.5">
            <Avatar name={row.name} src={row.avatarUrl} size="sm" />
            <div className="min-w-0 flex-1 text-sm">
              <NameLink row={row} />
              <p className="truncate text-xs text-muted">
                {[row.department?.name, row.email || TEXT.noEmail].filter(Boolean).join(' · ')}
              </p>
              <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
                <ParticipantStatusBadge status={row.status} />
                <When row={row} />
              </div>
            </div>
            <span className="shrink-0 text-sm text-ink">
              <Score score={row.score} />
            </span>
            <DetailsLink row={row}>
              <ChevronRight aria-hidden="true" className="size-5 text-muted" />
            </DetailsLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
