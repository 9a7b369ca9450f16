import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { planName } from '@quizhall/shared/rules/payments/plans';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { Page, PageFrame } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { type SessionUser, useSession } from '@/lib/session/session-context.tsx';
import { showError } from '@/lib/show-error.ts';
import { chooseOrganization } from '../members/member-calls.ts';
import { dashboardQuery } from '../shared/queries.ts';
import { AnalyticsTab } from '../dashboard/analytics-tab.tsx';
import { ApprovalsTab } from '../approvals/approvals-tab.tsx';
import { AssignmentsTab } from '../assignments/assignments-tab.tsx';
import { Overview } from '../dashboard/overview.tsx';
import { SideMenu } from '../dashboard/side-menu.tsx';
import { DepartmentsTab } from '../departments/departments-tab.tsx';
import { ClosedOrganization } from '../life/closed-organization.tsx';
import { MembersTab } from '../members/members-tab.tsx';
import { QuizzesTab } from '../dashboard/quizzes-tab.tsx';
import { TwoFactorFirst, TwoFactorSoon } from '../settings/two-factor-first.tsx';
import { SettingsTab } from '../settings/settings-tab.tsx';
import { messages } from '../dashboard/dashboard-messages.ts';
import { mayThere, TAB, type Tab, tabOf, tabsFor } from '../dashboard/dashboard-tabs.ts';

/** `/org/dashboard` and its parts: the current organization; `/org/:id/dashboard`: a given one. */
export function Component() {
  const { user } = useSession();
  const { id } = useParams();
  const current = id ?? user?.organizationId ?? '';
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery(current));
  const needsSecondFactor = error !== null && hasCode(error, 'TWO_FACTOR_REQUIRED');
  if (data && !needsSecondFactor) return <Dashboard dashboard={data} id={id} />;
  if (user && needsSecondFactor)
    return (
      <PageFrame>
        <TwoFactorFirst id={current} own={ownIn(user, current)} />
        <div className="flex justify-center">
          <Switcher current={current} />
        </div>
      </PageFrame>
    );
  return (
    <PageFrame>
      {error ? (
        <ErrorState
          as="h1"
          title={messages.failed}
          message={hasCode(error, 'NOT_FOUND') ? messages.gone : standardMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={messages.loading} className="grid gap-5">
          <Skeleton className="h-12 w-64" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </PageFrame>
  );
}

/** Returns the caller's membership in an organization, from the session. */
const ownIn = ({ id, fullName, organizations = [] }: SessionUser, current: string) => {
  const organization = organizations.find((one) => one.id === current);
  return {
    id,
    name: fullName,
    organization: organization?.title,
    mayLeave: organization !== undefined && mayThere(organization.role, 'organization.leave'),
  };
};

const VIEWS: Record<Tab, (dashboard: OrganizationDashboard) => ReactNode> = {
  overview: (dashboard) => <Overview dashboard={dashboard} />,
  quizzes: (dashboard) => <QuizzesTab dashboard={dashboard} />,
  assignments: (dashboard) => <AssignmentsTab dashboard={dashboard} />,
  members: (dashboard) => <MembersTab dashboard={dashboard} />,
  departments: (dashboard) => <DepartmentsTab dashboard={dashboard} />,
  analytics: (dashboard) => <AnalyticsTab dashboard={dashboard} />,
  approvals: (dashboard) => <ApprovalsTab dashboard={dashboard} />,
  settings: (dashboard) => <SettingsTab dashboard={dashboard} />,
};

interface DashboardProps {
  dashboard: OrganizationDashboard;
  /** Organization id from the URL, if any. */
  id: string | undefined;
}

function Dashboard({ dashboard, id }: DashboardProps) {
  const { pathname } = useLocation();
  const { filters } = useListFilters(TAB);
  const { organization } = dashboard;
  const wanted = tabOf(pathname, filters.tab);
  // Tabs that the role does not permit do not exist.
  const tab = tabsFor(dashboard).includes(wanted) ? wanted : 'overview';
  return (
    <Page
      title={organization.name}
      documentTitle={`${messages.menu[tab]} · ${organization.name}`}
      lead={organization.description}
      actions={
        <>
          <Badge tone="accent">{planName(organization.plan)}</Badge>
          <Switcher current={organization.id} />
        </>
      }
    >
      {dashboard.twoFactor && <TwoFactorSoon from={dashboard.twoFactor.from} />}
      {dashboard.deletion ? (
        <ClosedOrganization dashboard={dashboard} deletion={dashboard.deletion} />
      ) : (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-8">
          <SideMenu dashboard={dashboard} tab={tab} id={id} />
          <div className="min-w-0" key={`${organization.id} ${tab}`}>
            {VIEWS[tab](dashboard)}
          </div>
        </div>
      )}
    </Page>
  );
}

/** Switches the current organization. Renders nothing for a single one. */
function Switcher({ current }: { current: string }) {
  const { user, updateUser } = useSession();
  const navigate = useNavigate();
  const own = user?.organizations ?? [];
  if (own.length < 2) return null;
  const go = async (id: string) => {
    try {
      await chooseOrganization(id);
      updateUser({ organizationId: id });
      await navigate(sitePath(SITE_PATHS.organizationOf, { id }));
    } catch (error) {
      showError(serverMessage(error, messages.changeFailed));
    }
  };
  return (
    <Menu
      label={messages.switch}
      items={own.map(({ id, title }) => ({
        label: title,
        icon: id === current ? <Check /> : undefined,
        onSelect: () => void go(id),
      }))}
      trigger={
        <Button variant="secondary" size="sm" icon={<ChevronsUpDown />} className={WRAPS}>
          {messages.switch}
        </Button>
      }
    />
  );
}
