import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Check, FileText, Network, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { messages } from './dashboard-messages.ts';
import { mayThere, tabPath } from './dashboard-tabs.ts';

const TEXT = messages.firstSteps;

interface Step {
  name: keyof typeof TEXT.steps;
  icon: ReactNode;
  to: string;
  done: boolean;
}

/** Returns the setup steps of a new organization. */
function stepsOf({
  organization: { id },
  stats,
  pendingInvites,
  departments,
}: OrganizationDashboard): Step[] {
  const quiz = new URLSearchParams({ organization: id }).toString();
  return [
    {
      name: 'members',
      icon: <UserPlus />,
      to: tabPath('members', id),
      done: stats.totalMembers > 1 || pendingInvites > 0,
    },
    {
      name: 'quizzes',
      icon: <FileText />,
      to: `${SITE_PATHS.quizCreate}?${quiz}`,
      done: stats.totalQuizzes > 0,
    },
    {
      name: 'departments',
      icon: <Network />,
      to: tabPath('departments', id),
      done: departments.length > 0,
    },
  ];
}

/** True if the user manages the organization and it has no other members or no quizzes. */
export const isNew = (dashboard: OrganizationDashboard): boolean =>
  mayThere(dashboard.role, 'organization.manage') &&
  stepsOf(dashboard).some(({ name, done }) => name !== 'departments' && !done);

/** Setup steps of a new organization. */
export function FirstSteps({ dashboard }: { dashboard: OrganizationDashboard }) {
  const steps = stepsOf(dashboard);
  const next = steps.find(({ done }) => !done);
  return (
    <Panel title={TEXT.title}>
      <ol className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {steps.map((step) => {
          const { title, text, action } = TEXT.steps[step.name];
          return (
            <li
              key={step.name}
              className="@container flex min-w-0 flex-col gap-1 rounded-control border border-line p-4"
            >
              <h3 className="flex items-center gap-2 font-medium text-ink [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-ink">
                {step.icon} {title}
              </h3>
              <p className="mb-3 text-sm text-muted">{text}</p>
              {step.done ? (
                <Badge tone="success" icon={<Check />} className="mt-auto self-start">
                  {TEXT.done}
                </Badge>
              ) : (
                <ButtonLink
                  size="sm"
                  variant={step === next ? 'primary' : 'secondary'}
                  className={`mt-auto self-start ${WRAPS}`}
                  to={step.to}
                >
                  {action}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
