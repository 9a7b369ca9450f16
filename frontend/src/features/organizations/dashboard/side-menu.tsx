import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { planName } from '@quizhall/shared/rules/payments/plans';
import {
  ChartNoAxesColumn,
  ChevronsLeft,
  ChevronsRight,
  CircleCheck,
  ClipboardList,
  FileText,
  LayoutDashboard,
  type LucideIcon,
  Network,
  Settings,
  Users,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { cx } from '@/components/ui/cx.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { formatNumber } from '@/lib/format.ts';
import { storedSetting } from '@/lib/stored-setting.ts';
import { useSeenInRow } from '@/lib/use-seen-in-row.ts';
import { messages } from './dashboard-messages.ts';
import { badgeOf, mayThere, type Tab, tabPath, tabsFor } from './dashboard-tabs.ts';

const TEXT = messages.menu;
const collapsed = storedSetting('quizhall.organizationMenu');

const ICONS: Record<Tab, LucideIcon> = {
  overview: LayoutDashboard,
  quizzes: FileText,
  assignments: ClipboardList,
  members: Users,
  departments: Network,
  analytics: ChartNoAxesColumn,
  approvals: CircleCheck,
  settings: Settings,
};

interface SideMenuProps {
  dashboard: OrganizationDashboard;
  tab: Tab;
  /** Organization id from the URL, if any. */
  id: string | undefined;
}

/** Menu of the dashboard; a row above the page on narrow screens. */
export function SideMenu({ dashboard, tab, id }: SideMenuProps) {
  const isNarrow = collapsed.use() === 'collapsed';
  const row = useSeenInRow<HTMLUListElement>(tab);
  return (
    <div className={cx('grid min-w-0 content-start gap-5', isNarrow ? 'lg:w-14' : 'lg:w-60')}>
      <nav aria-label={TEXT.label} className="min-w-0">
        <ul ref={row} className="-mx-1 flex gap-1 overflow-x-auto p-1 [scrollbar-width:none] lg:flex-col">
          {tabsFor(dashboard).map((one) => (
            <Entry
              key={one}
              tab={one}
              to={tabPath(one, id)}
              isHere={one === tab}
              isNarrow={isNarrow}
              count={badgeOf(one, dashboard)}
            />
          ))}
        </ul>
      </nav>
      <div className="hidden gap-5 lg:grid">
        <IconButton
          label={isNarrow ? TEXT.expand : TEXT.collapse}
          icon={isNarrow ? <ChevronsRight /> : <ChevronsLeft />}
          variant="ghost"
          onClick={() => collapsed.write(isNarrow ? 'open' : 'collapsed')}
        />
        {!isNarrow && <QuickStats {...dashboard} />}
        {!isNarrow && mayThere(dashboard.role, 'organization.own') && (
          <UpgradeCard plan={dashboard.organization.plan} id={id} />
        )}
      </div>
    </div>
  );
}

interface EntryProps {
  tab: Tab;
  to: string;
  isHere: boolean;
  isNarrow: boolean;
  count: number;
}

function Entry({ tab, to, isHere, isNarrow, count }: EntryProps) {
  const Icon = ICONS[tab];
  return (
    <li className="shrink-0">
      <Link
        to={to}
        aria-current={isHere ? 'page' : undefined}
        title={isNarrow ? TEXT[tab] : undefined}
        className={cx(
          'relative flex min-h-11 items-center gap-3 rounded-control px-3 text-sm font-medium transition-colors',
          isNarrow && 'lg:justify-center',
          isHere ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-well hover:text-ink',
        )}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className={cx('flex-1', isNarrow && 'lg:sr-only')}>{TEXT[tab]}</span>
        {count > 0 && (
          <span
            className={cx(
              'tabular min-w-6 rounded-full bg-accent px-1.5 text-center text-xs leading-5 text-on-accent',
              isNarrow && 'lg:absolute lg:-top-0.5 lg:-right-1',
            )}
          >
            {formatNumber(count)}
          </span>
        )}
      </Link>
    </li>
  );
}

function QuickStats({ stats }: Pick<OrganizationDashboard, 'stats'>) {
  return (
    <Card as="section" className="p-4!" aria-labelledby="quick-stats">
      <h2 id="quick-stats" className="text-sm font-medium text-ink">
        {messages.stats.title}
      </h2>
      <dl className="mt-3 grid gap-1.5 text-sm">
        {[
          { label: messages.stats.members, value: stats.activeMembers },
          { label: messages.stats.quizzes, value: stats.activeQuizzes },
          { label: messages.stats.responses, value: stats.totalResponses },
        ]
          .flatMap((one) => (one.value === undefined ? [] : { ...one, value: one.value }))
          .map(({ label, value }) => (
            <div key={label} className="flex flex-wrap justify-between gap-x-3">
              <dt className="text-muted">{label}</dt>
              <dd className="tabular text-ink">{formatNumber(value)}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}

function UpgradeCard({ plan, id }: { plan: string; id: string | undefined }) {
  if (plan === 'enterprise') return null;
  return (
    <Card as="section" className="border-accent-line! bg-accent-soft! p-4!" aria-labelledby="upgrade">
      <h2 id="upgrade" className="text-sm font-medium text-ink">
        {messages.upgrade.title}
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">{messages.upgrade.text(planName(plan))}</p>
      <ButtonLink to={tabPath('settings', id, { section: 'billing' })} size="sm">
        {messages.upgrade.action}
      </ButtonLink>
    </Card>
  );
}
