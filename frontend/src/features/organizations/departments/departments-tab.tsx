import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { useQuery } from '@tanstack/react-query';
import { Network, Pencil, Plus, Trash2, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { departmentsQuery } from '../shared/queries.ts';
import { memberMessages } from '../members/member-messages.ts';
import { mayThere } from '../dashboard/dashboard-tabs.ts';
import { pupilMessages } from '../members/pupil-messages.ts';
import { DepartmentFigures } from '../dashboard/department-figures.tsx';
import { SmallButton } from '../shared/small-button.tsx';
import { TabHead } from '../shared/tab-head.tsx';
import { AddPupils } from '../members/add-pupils.tsx';
import { DeleteDepartment } from './delete-department.tsx';
import { DepartmentDialog, type DepartmentRow } from './department-dialog.tsx';

const TEXT = memberMessages.departments;

type Open = { what: 'create' } | { what: 'edit' | 'delete' | 'pupils'; department: DepartmentRow };

/** Departments of an organization with their statistics. */
export function DepartmentsTab({ dashboard }: { dashboard: OrganizationDashboard }) {
  const { id } = dashboard.organization;
  const { data, error, isFetching, refetch } = useQuery(departmentsQuery(id));
  const [open, setOpen] = useState<Open>();
  const mayManage = mayThere(dashboard.role, 'organization.manage');
  const close = () => setOpen(undefined);
  const create = mayManage && (
    <Button icon={<Plus />} className={WRAPS} onClick={() => setOpen({ what: 'create' })}>
      {TEXT.create}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <TabHead title={TEXT.title}>{create}</TabHead>
      {!data && !error && (
        <div role="status" aria-label={TEXT.loading}>
          <Skeleton className="h-48 w-full" />
        </div>
      )}
      {!data && error && (
        <ErrorState
          title={TEXT.loadFailed}
          message={standardMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <EmptyState icon={<Network />} title={TEXT.emptyTitle} text={TEXT.emptyText} />}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {data?.map((department) => (
          <Card as="li" key={department.id} className="flex flex-col gap-3">
            <div>
              <h3 className="font-medium break-words text-ink">{department.name}</h3>
              <p className="text-sm break-words text-muted">{department.description}</p>
            </div>
            <DepartmentFigures
              figures={{
                ...dashboard.departments.find((one) => one.id === department.id),
                members: department.members,
              }}
            />
            {mayManage && (
              <div className="mt-auto flex flex-wrap gap-2 pt-1">
                <SmallButton
                  icon={<UserPlus />}
                  aria-label={pupilMessages.addOf(department.name)}
                  onClick={() => setOpen({ what: 'pupils', department })}
                >
                  {pupilMessages.add}
                </SmallButton>
                <SmallButton
                  icon={<Pencil />}
                  aria-label={TEXT.editOf(department.name)}
                  onClick={() => setOpen({ what: 'edit', department })}
                >
                  {TEXT.edit}
                </SmallButton>
                <SmallButton
                  variant="ghost"
                  icon={<Trash2 />}
                  aria-label={TEXT.deleteOf(department.name)}
                  onClick={() => setOpen({ what: 'delete', department })}
                >
                  {TEXT.delete}
                </SmallButton>
              </div>
            )}
          </Card>
        ))}
      </ul>
      {open?.what === 'pupils' && (
        <AddPupils organizationId={id} department={open.department} onClose={close} />
      )}
      {open?.what === 'create' && <DepartmentDialog organizationId={id} onClose={close} />}
      {open?.what === 'edit' && (
        <DepartmentDialog organizationId={id} department={open.department} onClose={close} />
      )}
      {open?.what === 'delete' && (
        <DeleteDepartment
          organizationId={id}
          department={open.department}
          others={(data ?? []).filter((one) => one.id !== open.department.id)}
          onClose={close}
        />
      )}
    </div>
  );
}
