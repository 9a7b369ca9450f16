import { ORGANIZATION_ROLES } from '@quizhall/shared/model/enums';
import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { UNLIMITED } from '@quizhall/shared/rules/payments/plans';
import { useQuery } from '@tanstack/react-query';
import { Download, SearchX, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { DataList } from '@/components/list/data-list.tsx';
import { ListToolbar } from '@/components/list/list-toolbar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { choice, typed } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { exportMembers } from './member-calls.ts';
import { departmentsQuery, membersQuery } from '../shared/queries.ts';
import { useFile } from '../shared/use-file.ts';
import { memberMessages as TEXT, ROLE_NAMES } from './member-messages.ts';
import { mayThere } from '../dashboard/dashboard-tabs.ts';
import { TabHead } from '../shared/tab-head.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import { PendingInvites } from './pending-invites.tsx';

const FILTERS = {
  q: typed(100),
  role: choice(['all', ...ORGANIZATION_ROLES], 'all'),
  department: { ...typed(20), kind: 'choice' as const },
};

const ROLES = [
  { value: 'all', label: TEXT.allRoles },
  ...ORGANIZATION_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
];

/** Members, invitations and ways to join. */
export function MembersTab({ dashboard }: { dashboard: OrganizationDashboard }) {
  const { organization, role, limits } = dashboard;
  const { id, members: total } = organization;
  const mayManage = mayThere(role, 'organization.manage');
  const { filters, values, set, filtered, clear } = useListFilters(FILTERS);
  const { data: departments = [] } = useQuery(departmentsQuery(id));
  const wanted = {
    ...(filters.q && { search: filters.q }),
    ...(filters.role !== 'all' && { role: filters.role }),
    ...(filters.department && { departmentId: filters.department }),
  };
  const list = useCursorList(membersQuery(id, wanted), ({ members }) => members);
  const file = useFile(() => exportMembers(id, wanted));
  const [inviting, setInviting] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-6">
      <TabHead
        title={TEXT.title}
        lead={limits.members === UNLIMITED ? TEXT.count(total) : TEXT.of(total, limits.members)}
      >
        {mayManage && (
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              icon={<Download />}
              className={WRAPS}
              loading={file.saving}
              onClick={file.save}
            >
              {TEXT.export}
            </Button>
            <Button icon={<UserPlus />} className={WRAPS} onClick={() => setInviting(true)}>
              {TEXT.invite.action}
            </Button>
          </div>
        )}
      </TabHead>
      {mayManage && <PendingInvites id={id} expected={dashboard.pendingInvites} />}
      <div>
        <ListToolbar search={{ label: TEXT.search, value: values.q, onChange: (q: string) => set({ q }) }}>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:max-w-xl">
            <Select
              label={TEXT.role}
              hideLabel
              value={filters.role}
              options={ROLES}
              onValueChange={(next) => set({ role: next as typeof filters.role })}
            />
            <Select
              label={TEXT.department}
              hideLabel
              value={filters.department}
              options={[
                { value: '', label: TEXT.allDepartments },
                ...departments.map(({ id: value, name }) => ({ value, label: name })),
              ]}
              onValueChange={(department) => set({ department })}
            />
          </div>
        </ListToolbar>
        <DataList
          list={list}
          texts={TEXT.list}
          skeleton={<Skeleton className="h-64 w-full" />}
          empty={
            <EmptyState
              icon={<SearchX />}
              title={TEXT.noMatch.title}
              text={TEXT.noMatch.text}
              action={
                filtered && (
                  <Button variant="secondary" onClick={clear}>
                    {TEXT.noMatch.clear}
                  </Button>
                )
              }
            />
          }
        >
          {(members) => <MemberTable dashboard={dashboard} members={members} departments={departments} />}
        </DataList>
      </div>
      {inviting && (
        <InviteDialog dashboard={dashboard} departments={departments} onClose={() => setInviting(false)} />
      )}
    </div>
  );
}
