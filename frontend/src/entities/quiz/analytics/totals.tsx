import type { AnalyticsTotals, CreatorAnalytics } from '@quizhall/shared/model/quizzes/creator-analytics';
import { CircleCheckBig, Gauge, ListChecks, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { analyticsTexts as messages } from './analytics-texts.ts';

const TEXT = messages.tiles;

const percentOf = (value: number | undefined): string =>
  value === undefined ? messages.nothing : formatPercent(value);

const TILES: {
  label: string;
  icon: ReactNode;
  value: (totals: AnalyticsTotals) => string;
}[] = [
  { label: TEXT.attempts, icon: <ListChecks />, value: ({ attempts }) => formatNumber(attempts) },
  { label: TEXT.completed, icon: <CircleCheckBig />, value: ({ completed }) => formatNumber(completed) },
  { label: TEXT.averageScore, icon: <Gauge />, value: ({ averageScore }) => percentOf(averageScore) },
  { label: TEXT.passRate, icon: <Target />, value: ({ passRate }) => percentOf(passRate) },
];

/** Four numbers of the days that are shown, each with what it was in as many days before. */
export function Totals({ analytics: { days, totals, before } }: { analytics: CreatorAnalytics }) {
  return (
    <dl className="pair-grid gap-3 sm:grid-cols-4 xl:gap-4">
      {TILES.map(({ label, icon, value }) => (
        <StatTile
          key={label}
          label={label}
          icon={icon}
          value={value(totals)}
          hint={TEXT.before(value(before.totals), days.length)}
        />
      ))}
    </dl>
  );
}
