import type { Member } from '@quizhall/shared/model/organizations/member';
import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { GIVEN_ROLES, type GivenRole } from '@quizhall/shared/model/organizations/organization-enums';
import { printedClassCode } from '@quizhall/shared/model/organizations/pupil-account';
import { Crown, Ellipsis, KeyRound, LogOut, UserMinus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import toast from 'react-hot-toast';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Menu, type MenuAction } from '@/components/ui/menu.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { formatDate } from '@/lib/format.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { changeMember } from './member-calls.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { memberMessages as TEXT, ROLE_NAMES } from './member-messages.ts';
import { mayThere } from '../dashboard/dashboard-tabs.ts';
import { pupilMessages } from './pupil-messages.ts';
import { type Asked, MemberQuestion } from './member-question.tsx';
import { ResetPassword } from './reset-password.tsx';

const ROLES = GIVEN_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));
const RESET_ICON = <KeyRound />;
const ICONS = { leave: <LogOut />, transfer: <Crown />, remove: <UserMinus /> };

interface Named {
  id: string;
  name: string;
}

interface MemberTableProps {
  dashboard: OrganizationDashboard;
  members: readonly Member[];
  departments: readonly Named[];
}

/** Returns the actions that a role permits on a member. */
function offersFor(
  member: Member,
  own: string | undefined,
  role: OrganizationDashboard['role'],
): Asked['what'][] {
  if (member.id === own) return member.role === 'owner' ? [] : ['leave'];
  if (!mayThere(role, 'organization.manage') || member.role === 'owner') return [];
  return mayThere(role, 'organization.own') ? ['transfer', 'remove'] : ['remove'];
}

export function MemberTable({ dashboard: { organization, role }, members, departments }: MemberTableProps) {
  const { user } = useSession();
  const [asked, setAsked] = useState<Asked>();
  const [resetting, setResetting] = useState<Member>();
  const { id } = organization;
  const mayManage = mayThere(role, 'organization.manage');
  const columns = columnsFor({
    id,
    own: user?.id,
    departments,
    mayManage,
    itemsFor: (member) => [
      ...(mayManage && member.classLogin && member.role !== 'owner'
        ? [
            {
              label: pupilMessages.reset.action,
              icon: RESET_ICON,
              onSelect: () => setResetting(member),
            },
          ]
        : []),
      ...offersFor(member, user?.id, role).map((what) => ({
        label: TEXT[what].action,
        icon: ICONS[what],
        danger: what === 'remove',
        onSelect: () => setAsked({ what, member }),
      })),
    ],
  });
  return (
    <>
      <Table caption={TEXT.title} columns={columns} rows={members} rowKey={(member) => member.id} />
      {resetting && (
        <ResetPassword organizationId={id} member={resetting} onClose={() => setResetting(undefined)} />
      )}
      {asked && <MemberQuestion id={id} asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface ColumnsOf {
  id: string;
  /** Id of the current user. */
  own: string | undefined;
  departments: readonly Named[];
  mayManage: boolean;
  itemsFor: (member: Member) => MenuAction[];
}

const columnsFor = ({ id, own, departments, mayManage, itemsFor }: ColumnsOf): TableColumn<Member>[] => [
  {
    id: 'name',
    header: TEXT.name,
    primary: true,
    cell: (member) => <Who member={member} isOwn={member.id === own} />,
  },
  {
    id: 'role',
    header: TEXT.role,
    cell: (member) => <RoleCell id={id} member={member} fixed={!mayManage || member.id === own} />,
  },
  {
    id: 'department',
    header: TEXT.department,
    cell: (member) => <DepartmentCell {...{ id, member, departments }} fixed={!mayManage} />,
  },
  {
    id: 'since',
    header: TEXT.since,
    cell: ({ since }) => <span className="lg:whitespace-nowrap">{formatDate(since)}</span>,
  },
  {
    id: 'actions',
    header: TEXT.actions,
    hideHeader: true,
    align: 'right',
    cell: (member) => <Actions name={member.name} items={itemsFor(member)} />,
  },
];

function Who({ member: { name, email, classLogin, avatarUrl }, isOwn }: { member: Member; isOwn: boolean }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={avatarUrl} size="sm" />
      <div className="min-w-0">
        <p className="font-medium break-words text-ink">
          {name} {isOwn && <Badge>{TEXT.you}</Badge>}
        </p>
        <p className="text-xs font-normal break-all text-muted">
          {classLogin
            ? pupilMessages.signIn(printedClassCode(classLogin.classCode), classLogin.userName)
            : email}
        </p>
      </div>
    </div>
  );
}

interface CellProps {
  id: string;
  member: Member;
  /** True for a role that cannot be changed. */
  fixed: boolean;
}

function RoleCell({ id, member, fixed }: CellProps) {
  const change = useOrganizationChange(id, (role: GivenRole) => changeMember(id, member.id, { role }));
  if (fixed || member.role === 'owner') return ROLE_NAMES[member.role];
  return (
    <Select
      hideLabel
      label={TEXT.roleOf(member.name)}
      value={member.role}
      options={ROLES}
      loading={change.running}
      error={change.problem}
      className="w-36 max-w-full"
      onValueChange={(role) =>
        change.run(role as GivenRole, () =>
          toast.success(TEXT.changedRole(member.name, ROLE_NAMES[role as GivenRole])),
        )
      }
    />
  );
}

function DepartmentCell({ id, member, departments, fixed }: CellProps & { departments: readonly Named[] }) {
  const change = useOrganizationChange(id, (departmentId: string | null) =>
    changeMember(id, member.id, { departmentId }),
  );
  if (fixed || departments.length === 0) return member.department?.name ?? TEXT.none;
  return (
    <Select
      hideLabel
      label={TEXT.departmentOf(member.name)}
      value={member.department?.id ?? ''}
      options={[
        { value: '', label: TEXT.none },
        ...departments.map(({ id: value, name }) => ({ value, label: name })),
      ]}
      loading={change.running}
      error={change.problem}
      className="w-40 max-w-full"
      onValueChange={(next) =>
        change.run(next || null, () => toast.success(TEXT.changedDepartment(member.name)))
      }
    />
  );
}

function Actions({ name, items }: { name: string; items: readonly MenuAction[] }): ReactNode {
  if (items.length === 0) return null;
  const label = TEXT.actionsOf(name);
  return (
    <Menu
      label={label}
      items={items}
      trigger={<PlainIconButton label={label} icon={<Ellipsis />} variant="ghost" />}
    />
  );
}
