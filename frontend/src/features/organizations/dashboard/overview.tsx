import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { Activity, FileCheck, Target, Users, Building } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { formatAgo, formatNumber, formatPercent } from '@/lib/format.ts';
import { messages } from './dashboard-messages.ts';
import { mayThere } from './dashboard-tabs.ts';
import { DepartmentFigures, percentText } from './department-figures.tsx';
import { FirstSteps, isNew } from './first-steps.tsx';

const TEXT = messages.overview;

/** Overview: statistics, recent activity, top performers and departments, as far as available. */
export function Overview({ dashboard }: { dashboard: OrganizationDashboard }) {
  const { stats, recentActivity, topPerformers, departments, role } = dashboard;
  // Members cannot add quizzes, and a new organization has this among its setup steps.
  const mayAdd = mayThere(role, 'organization.manage') && !isNew(dashboard);
  return (
    <div className="grid grid-cols-1 gap-6">
      <dl aria-label={TEXT.figures} className="pair-grid gap-3 sm:gap-4 lg:grid-cols-4">
        <StatTile
          label={TEXT.stats.members}
          value={formatNumber(stats.totalMembers)}
          icon={<Users />}
          hint={
            stats.activeMembers === undefined
              ? undefined
              : TEXT.activeOf(stats.activeMembers, stats.totalMembers)
          }
        />
        <StatTile
          label={TEXT.stats.quizzes}
          value={formatNumber(stats.activeQuizzes)}
          icon={<FileCheck />}
          hint={TEXT.ofAll(stats.totalQuizzes)}
        />
        {stats.totalResponses !== undefined && (
          <StatTile
            label={TEXT.stats.score}
            value={percentText(stats.avgScore)}
            icon={<Target />}
            hint={stats.avgScore === undefined ? TEXT.noScore : TEXT.responses(stats.totalResponses)}
          />
        )}
        {stats.engagementRate !== undefined && (
          <StatTile
            label={TEXT.stats.engagement}
            value={formatPercent(stats.engagementRate)}
            icon={<Activity />}
            hint={TEXT.engagementHint}
          />
        )}
      </dl>
      {isNew(dashboard) && <FirstSteps dashboard={dashboard} />}
      {(recentActivity.length > 0 || topPerformers.length > 0) && (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
          {recentActivity.length > 0 && <RecentActivity {...dashboard} />}
          {topPerformers.length > 0 && <TopPerformers {...dashboard} />}
        </div>
      )}
      {(departments.length > 0 || mayAdd) && <DepartmentCards {...dashboard} />}
    </div>
  );
}

function Nothing({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-center gap-4 rounded-control bg-well p-4 text-sm text-muted">
      <span aria-hidden="true" className="text-accent-ink [&_svg]:size-6">
        {icon}
      </span>
      <p>{children}</p>
    </div>
  );
}

function RecentActivity({ recentActivity }: Pick<OrganizationDashboard, 'recentActivity'>) {
  return (
    <Panel title={TEXT.activity}>
      <ul className="grid grid-cols-1 gap-4">
        {recentActivity.map(({ id, user, action, quiz, score, time, department }) => (
          <li key={id} className="flex gap-3 text-sm">
            <Avatar name={user} size="sm" />
            <div className="min-w-0 flex-1 break-words">
              <p className="text-ink">
                <span className="font-medium">{user}</span> {TEXT.actions[action]} {quiz}
              </p>
              <p className="text-muted">{[department, formatAgo(time)].filter(Boolean).join(' · ')}</p>
            </div>
            {score !== undefined && (
              <span className="tabular font-medium text-ink">{formatPercent(score)}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TopPerformers({ topPerformers }: Pick<OrganizationDashboard, 'topPerformers'>) {
  return (
    <Panel title={TEXT.performers}>
      <ol className="grid grid-cols-1 gap-4">
        {topPerformers
          .slice(0, 5)
          .map(({ id, name, department, score, quizzes, areQuizzesMinimum, avatar }, index) => (
            <li key={id} className="flex items-center gap-3 text-sm">
              <span className="tabular w-5 text-right font-display text-muted">{index + 1}</span>
              <Avatar name={name} src={avatar} size="sm" />
              <div className="min-w-0 flex-1 break-words">
                <p className="font-medium text-ink">{name}</p>
                <p className="text-muted">
                  {[department, TEXT.quizzesTaken(quizzes, areQuizzesMinimum)].filter(Boolean).join(' · ')}
                </p>
              </div>
              <span className="tabular font-medium text-ink">{formatPercent(score)}</span>
            </li>
          ))}
      </ol>
    </Panel>
  );
}

function DepartmentCards({ departments, role, analytics }: OrganizationDashboard) {
  const isTold = analytics && mayThere(role, 'organization.report');
  return (
    <Panel title={isTold ? TEXT.departments : TEXT.departmentsAlone}>
      {departments.length === 0 && <Nothing icon={<Building />}>{TEXT.noDepartments}</Nothing>}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {departments.map(({ id, name, ...figures }) => (
          <li key={id} className="min-w-0 rounded-control border border-line p-4">
            <h3 className="font-medium break-words text-ink">{name}</h3>
            <div className="mt-3">
              <DepartmentFigures figures={figures} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
