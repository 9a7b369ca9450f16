import { UNLIMITED } from '@quizhall/shared/rules/plans';
import { Panel } from '@/components/ui/panel.tsx';
import { Used } from '@/entities/plan/used.tsx';
import type { Subscribed } from '../api/queries.ts';
import { messages } from '../messages.ts';

const TEXT = messages.usage;

/** How much of the plan is used. */
export function Usage({ usage, enforced }: Pick<Subscribed, 'usage' | 'enforced'>) {
  const isLimited = [usage.quizzes, usage.responsesPerMonth].some(({ limit }) => limit !== UNLIMITED);
  return (
    <Panel title={TEXT.title}>
      <div className="grid gap-5">
        <Used label={TEXT.quizzes} {...usage.quizzes} />
        <Used label={TEXT.responses} {...usage.responsesPerMonth} />
        {isLimited && <p className="text-sm text-faint">{enforced ? TEXT.enforced : TEXT.shown}</p>}
      </div>
    </Panel>
  );
}
