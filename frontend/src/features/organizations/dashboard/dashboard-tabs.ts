import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { may, type OrganizationAction, organizationRoles } from '@quizhall/shared/rules/permissions';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { choice } from '@/lib/list/filters.ts';

/** Tabs in menu order, with the permission each requires. */
export const TABS = {
  overview: 'organization.view',
  quizzes: 'organization.view',
  assignments: 'organization.assign',
  members: 'organization.report',
  departments: 'organization.report',
  analytics: 'organization.report',
  approvals: 'organization.manage',
  settings: 'organization.manage',
} as const satisfies Record<string, OrganizationAction>;
export type Tab = keyof typeof TABS;

const NAMES = Object.keys(TABS) as Tab[];

/** URL state of the selected tab. */
export const TAB = { tab: choice(NAMES, 'overview') };

/** Tabs with their own URL. */
const OPENS: Readonly<Record<string, Tab>> = {
  [SITE_PATHS.organizationTeam]: 'members',
  [SITE_PATHS.organizationAnalytics]: 'analytics',
  [SITE_PATHS.organizationSettings]: 'settings',
};

/** Returns the tab of a URL. */
export const tabOf = (pathname: string, named: Tab): Tab => OPENS[pathname] ?? named;

type Role = OrganizationDashboard['role'];

export const mayThere = (role: Role, action: OrganizationAction): boolean =>
  may(organizationRoles({ role }), action);

/** Returns the tabs available to the role, without features that the organization disabled. */
export const tabsFor = ({ role, analytics }: Pick<OrganizationDashboard, 'role' | 'analytics'>): Tab[] =>
  NAMES.filter((tab) => mayThere(role, TABS[tab]) && (tab !== 'analytics' || analytics));

/** Returns the path of a tab. `id` is set if the URL named an organization. */
export const tabPath = (tab: Tab, id: string | undefined, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams({ ...(tab !== 'overview' && { tab }), ...query }).toString();
  const path = id ? sitePath(SITE_PATHS.organizationOf, { id }) : SITE_PATHS.organization;
  return search ? `${path}?${search}` : path;
};

/** Returns the number of pending items of a tab. */
export function badgeOf(
  tab: Tab,
  {
    stats,
    pendingInvites,
    pendingApprovals,
  }: Pick<OrganizationDashboard, 'stats' | 'pendingInvites' | 'pendingApprovals'>,
): number {
  const waiting: Partial<Record<Tab, number>> = {
    quizzes: stats.activeQuizzes,
    members: pendingInvites,
    approvals: pendingApprovals,
  };
  return waiting[tab] ?? 0;
}
