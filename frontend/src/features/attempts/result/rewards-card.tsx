import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import { Award, Medal } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatNumber } from '@/lib/format.ts';
import { result } from './result-messages.ts';
import { sharedText } from '@/lib/language.ts';

const { rewards: text } = result;

/** Points, where they come from, and badges. */
export function RewardsCard({ rewards }: { rewards: NonNullable<AttemptResult['rewards']> }) {
  const { points, bonuses, badges } = rewards;
  const extra = bonuses.reduce((sum, bonus) => sum + bonus.points, 0);
  const rows = [{ reason: text.answers, points: points - extra }, ...bonuses];
  return (
    <Card
      as="section"
      aria-labelledby="rewards"
      className="flex flex-col gap-4 @min-[37rem]:flex-row @min-[37rem]:gap-8"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 @min-[37rem]:flex-col @min-[37rem]:items-start @min-[37rem]:gap-1">
        <h2 id="rewards" className="flex items-center gap-2 text-sm text-muted">
          <Award aria-hidden="true" className="size-4.5 text-accent-ink" />
          {text.title}
        </h2>
        <p className="text-2xl font-display tracking-tight whitespace-nowrap text-ink">
          {text.points({ points })}
        </p>
      </div>
      <div className="min-w-0 flex-1">
        <dl className="tabular flex flex-col gap-1 text-sm">
          {rows.map((row) => (
            <div key={row.reason} className="flex justify-between gap-4">
              <dt className="text-muted">{sharedText(row.reason)}</dt>
              <dd className="font-medium text-ink">{text.plus({ points: formatNumber(row.points) })}</dd>
            </div>
          ))}
        </dl>
        {badges.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2">
            {badges.map(({ name }) => (
              <li key={name}>
                <Badge tone="accent" icon={<Medal aria-hidden="true" />}>
                  {sharedText(name)}
                </Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
