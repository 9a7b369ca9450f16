import type { Assignment } from '@quizhall/shared/model/organizations/assignment';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import type { TableColumn } from '@/components/ui/table.tsx';
import { assignmentMessages as TEXT } from './assignment-messages.ts';
import { tabPath } from '../dashboard/dashboard-tabs.ts';
import { momentIn } from './zoned-time.ts';
import { titleOf, toWhom } from './assignment-words.ts';

/**
 * @param organization id from the URL, if any
 */
export const columnsFor = (timezone: string, organization: string | undefined): TableColumn<Assignment>[] => [
  {
    id: 'quiz',
    header: TEXT.columns.quiz,
    primary: true,
    cell: (assignment) => (
      <span className="flex flex-wrap items-center gap-1.5">
        <span className="min-w-0 break-words">{titleOf(assignment)}</span>
        {assignment.quiz.gone && <Badge tone="warning">{TEXT.gone}</Badge>}
      </span>
    ),
  },
  {
    id: 'to',
    header: TEXT.columns.to,
    cell: (assignment) => <span className="break-words">{toWhom(assignment)}</span>,
  },
  { id: 'due', header: TEXT.columns.due, cell: ({ dueAt }) => momentIn(dueAt, timezone) },
  {
    id: 'progress',
    header: TEXT.columns.progress,
    cell: (assignment) => {
      const { done, of, at } = assignment.progress;
      return (
        <span className="grid min-w-24 grid-cols-1 gap-1.5">
          {TEXT.progress(done, of)}
          <ProgressBar label={TEXT.progressOf(titleOf(assignment))} value={done} max={of} />
          {at !== undefined && (
            <span className="text-xs text-muted">{TEXT.countedAt(momentIn(at, timezone))}</span>
          )}
        </span>
      );
    },
  },
  {
    id: 'actions',
    header: TEXT.columns.actions,
    hideHeader: true,
    align: 'right',
    cell: (assignment) => (
      <ButtonLink
        variant="secondary"
        size="sm"
        aria-label={TEXT.openOf(titleOf(assignment))}
        to={tabPath('assignments', organization, { assignment: assignment.id })}
      >
        {TEXT.open}
      </ButtonLink>
    ),
  },
];
