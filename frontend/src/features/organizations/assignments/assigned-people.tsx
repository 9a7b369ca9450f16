import type { AssignedPerson } from '@quizhall/shared/model/organizations/assignment';
import { ASSIGNED_STATES } from '@quizhall/shared/model/organizations/assignment-limits';
import { CircleCheck, Users } from 'lucide-react';
import { DataList } from '@/components/list/data-list.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { formatPercent } from '@/lib/format.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { choice } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { assignedQuery } from './assignment-queries.ts';
import { assignmentMessages } from './assignment-messages.ts';
import { momentIn } from './zoned-time.ts';

const TEXT = assignmentMessages.one;
const FILTERS = { who: choice(ASSIGNED_STATES, 'open') };
const OPTIONS = ASSIGNED_STATES.map((value) => ({ value, label: TEXT.states[value] }));

interface AssignedPeopleProps {
  organizationId: string;
  id: string;
  timezone: string;
  /** True if the assignment has at least one assignee. */
  isAnybody: boolean;
}

/** Assignees who have or have not completed the assignment. */
export function AssignedPeople({ organizationId, id, timezone, isAnybody }: AssignedPeopleProps) {
  const { filters, set } = useListFilters(FILTERS);
  const isOpen = filters.who === 'open';
  const emptyWords = isAnybody ? filters.who : 'nobody';
  const list = useCursorList(assignedQuery(organizationId, id, filters.who), ({ people }) => people);
  return (
    <div>
      <div className="mb-4">
        <FilterChips
          label={TEXT.state}
          value={filters.who}
          options={OPTIONS}
          onChange={(who) => set({ who })}
        />
      </div>
      <DataList
        list={list}
        texts={TEXT.people}
        skeleton={<Skeleton className="h-48 w-full" />}
        empty={
          <EmptyState icon={isOpen && isAnybody ? <CircleCheck /> : <Users />} {...TEXT.empty[emptyWords]} />
        }
      >
        {(people) => (
          <Table
            caption={TEXT.states[filters.who]}
            columns={[NAME, DEPARTMENT, STATUS, ...(isOpen ? [] : [SCORE, doneAt(timezone)])]}
            rows={people}
            rowKey={(person) => person.id}
          />
        )}
      </DataList>
    </div>
  );
}

const NAME: TableColumn<AssignedPerson> = {
  id: 'name',
  header: TEXT.columns.name,
  primary: true,
  cell: ({ name, avatarUrl }) => (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={avatarUrl} size="sm" />
      <span className="min-w-0 break-words">{name}</span>
    </span>
  ),
};
const DEPARTMENT: TableColumn<AssignedPerson> = {
  id: 'department',
  header: TEXT.columns.department,
  cell: ({ department }) => department?.name ?? TEXT.none,
};
const TONES = {
  not_opened: 'neutral',
  in_progress: 'accent',
  handed_in: 'success',
  ran_out: 'warning',
} as const;
const STATUS: TableColumn<AssignedPerson> = {
  id: 'status',
  header: TEXT.columns.status,
  cell: ({ state, answeredNothing }) => (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={answeredNothing ? 'warning' : TONES[state]}>{TEXT.progress[state]}</Badge>
      {answeredNothing && <span className="text-sm text-muted">{TEXT.answeredNothing}</span>}
    </span>
  ),
};
const SCORE: TableColumn<AssignedPerson> = {
  id: 'score',
  header: TEXT.columns.score,
  align: 'right',
  cell: ({ score, isWaiting }) => {
    if (isWaiting) return TEXT.waiting;
    return score === undefined ? TEXT.none : formatPercent(score);
  },
};
const doneAt = (timezone: string): TableColumn<AssignedPerson> => ({
  id: 'done',
  header: TEXT.columns.done,
  cell: ({ doneAt: at, late }) => (
    <span className="inline-flex flex-wrap items-center gap-2">
      {at === undefined ? TEXT.none : momentIn(at, timezone)}
      {late && <Badge tone="warning">{TEXT.late}</Badge>}
    </span>
  ),
});
