import type { OrganizationDashboard } from '@quizhall/shared/model/organization';
import { ORGANIZATION_PLANS, planName, UNLIMITED } from '@quizhall/shared/rules/plans';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { PlanFrame } from '@/entities/plan/plan-frame.tsx';
import { formatNumber } from '@/lib/format.ts';
import { createMessages, STANDARD_PLANS } from '../../create-messages.ts';
import { type Cycle, CYCLES, priceText } from '../../model/plan-prices.ts';
import { settingsMessages } from '../../settings-messages.ts';

const TEXT = settingsMessages.billing;

const limitText = (limit: number): string => (limit === UNLIMITED ? TEXT.unlimited : formatNumber(limit));
const usedText = (count: number, limit: number): string =>
  limit === UNLIMITED ? formatNumber(count) : TEXT.of(formatNumber(count), formatNumber(limit));

/** The plan, how much of it is used, and the others. */
export function Billing({ dashboard: { organization, limits } }: { dashboard: OrganizationDashboard }) {
  const [cycle, setCycle] = useState<Cycle>('monthly');
  const plan = planName(organization.plan);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Panel title={settingsMessages.sections.billing} hint={TEXT.current(plan)}>
        <dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <StatTile label={TEXT.members} value={usedText(organization.members, limits.members)} />
          <StatTile
            label={TEXT.quizzes}
            value={usedText(organization.totalQuizzes, limits.quizzes)}
            hint={limits.quizzes === UNLIMITED && TEXT.unlimited}
          />
          <StatTile label={TEXT.questions} value={limitText(limits.questionsPerQuiz)} />
        </dl>
      </Panel>
      <Panel
        title={TEXT.plans}
        hint={
          <>
            {TEXT.change} <TextLink to={SITE_PATHS.contact}>{TEXT.contact}</TextLink>
          </>
        }
        actions={
          <FilterChips
            label={createMessages.plans.cycle}
            value={cycle}
            options={CYCLES}
            onChange={setCycle}
          />
        }
      >
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {ORGANIZATION_PLANS.map((one) => {
            const cost = priceText('standard', one, cycle);
            return (
              <PlanFrame
                key={one}
                name={planName(one)}
                price={cost?.price ?? ''}
                period={cost?.period ?? ''}
                description={STANDARD_PLANS[one].description}
                includes={`${planName(one)} ${createMessages.plans.includes}`}
                features={STANDARD_PLANS[one].features}
                isRaised={one === organization.plan}
                badge={one === organization.plan && <Badge tone="accent">{TEXT.yours}</Badge>}
              >
                {null}
              </PlanFrame>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
