import { ASSIGNMENT_TIMES } from '@quizhall/shared/model/organizations/assignment-limits';
import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { ClipboardList, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { DataList } from '@/components/list/data-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Table } from '@/components/ui/table.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { choice, type Filter } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { assignmentsQuery } from './assignment-queries.ts';
import { assignmentMessages as TEXT } from './assignment-messages.ts';
import { TabHead } from '../shared/tab-head.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { columnsFor } from './assignment-columns.tsx';
import { AssignmentView } from './assignment-view.tsx';

/** Id of the open assignment; empty for the list. */
const one: Filter<string> = {
  initial: '',
  kind: 'choice',
  read: (text) => (/^a_[A-Za-z0-9]{12}$/.test(text ?? '') ? (text ?? '') : ''),
};
const FILTERS = { due: choice(ASSIGNMENT_TIMES, 'ahead'), assignment: one };
const OPTIONS = ASSIGNMENT_TIMES.map((value) => ({ value, label: TEXT.times[value] }));

/** Assignments of an organization: the list, or the assignment in the URL. */
export function AssignmentsTab({ dashboard }: { dashboard: OrganizationDashboard }) {
  const { filters, set } = useListFilters(FILTERS);
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(filters.assignment);
  // Moves the focus to the new content, because the pressed element was unmounted.
  useEffect(() => {
    if (shown.current !== filters.assignment) place.current?.focus({ preventScroll: true });
    shown.current = filters.assignment;
  }, [filters.assignment]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {filters.assignment === '' ? (
        <Assignments dashboard={dashboard} time={filters.due} onTime={(due) => set({ due })} />
      ) : (
        <AssignmentView
          key={filters.assignment}
          organizationId={dashboard.organization.id}
          id={filters.assignment}
          onBack={() => set({ assignment: '' })}
        />
      )}
    </div>
  );
}

interface AssignmentsProps {
  dashboard: OrganizationDashboard;
  time: (typeof ASSIGNMENT_TIMES)[number];
  onTime: (time: (typeof ASSIGNMENT_TIMES)[number]) => void;
}

function Assignments({ dashboard, time, onTime }: AssignmentsProps) {
  const { id } = useParams();
  const [assigning, setAssigning] = useState(false);
  const list = useCursorList(
    assignmentsQuery(dashboard.organization.id, time),
    ({ assignments }) => assignments,
  );
  return (
    <div>
      <TabHead title={TEXT.title}>
        <Button icon={<Plus />} className={WRAPS} onClick={() => setAssigning(true)}>
          {TEXT.assign}
        </Button>
      </TabHead>
      <div className="my-4">
        <FilterChips label={TEXT.time} value={time} options={OPTIONS} onChange={onTime} />
      </div>
      <DataList
        list={list}
        texts={TEXT.list}
        skeleton={<Skeleton className="h-64 w-full" />}
        empty={
          <EmptyState
            icon={<ClipboardList />}
            title={TEXT.empty[time]}
            text={time === 'ahead' ? TEXT.empty.aheadText : TEXT.empty.pastText}
          />
        }
      >
        {(assignments) => (
          <Table
            caption={TEXT.title}
            columns={columnsFor(dashboard.timezone, id)}
            rows={assignments}
            rowKey={(assignment) => assignment.id}
          />
        )}
      </DataList>
      {assigning && <AssignDialog dashboard={dashboard} onClose={() => setAssigning(false)} />}
    </div>
  );
}
