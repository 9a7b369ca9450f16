import { UNLIMITED } from '@quizhall/shared/rules/plans';
import { Panel } from '@/components/ui/panel.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { formatNumber } from '@/lib/format.ts';
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

function Used({ label, used, limit }: { label: string; used: number; limit: number }) {
  const isLimited = limit !== UNLIMITED;
  const text = isLimited
    ? TEXT.of(formatNumber(used), formatNumber(limit))
    : TEXT.unlimited(formatNumber(used));
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="text-ink">{label}</span>
        <span className="tabular text-muted">{text}</span>
      </p>
      {isLimited && (
        <ProgressBar
          label={`${label}: ${text}`}
          value={Math.min(used, limit)}
          max={limit}
          tone={used >= limit ? 'warning' : 'accent'}
        />
      )}
    </div>
  );
}
