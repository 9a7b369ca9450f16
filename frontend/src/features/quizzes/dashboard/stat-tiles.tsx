import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { CircleCheckBig, Clock, Gauge, ListChecks, Target, Users } from 'lucide-react';
import { isScored, isTimed } from '@/entities/quiz/is-scored.ts';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { dashboard } from './dashboard-messages.ts';

const TEXT = dashboard.tiles;
/** On the smallest phones, the labels need the space of the icons. */
const GRID = 'pair-grid gap-3 sm:grid-cols-3 xl:grid-cols-6 xl:gap-4 max-[22rem]:[&_dt>[aria-hidden]]:hidden';

/** Key numbers of a quiz. Averages require a completed attempt, average scores a graded one. */
export function StatTiles({ quiz }: { quiz: QuizOverview }) {
  const { stats } = quiz;
  const scored = isScored(stats);
  const open = stats.totalAttempts - stats.completedAttempts;
  const tiles = [
    {
      label: TEXT.participants,
      value: formatNumber(stats.uniqueParticipants),
      icon: <Users />,
    },
    {
      label: TEXT.attempts,
      value: formatNumber(stats.totalAttempts),
      icon: <ListChecks />,
      hint: open > 0 ? TEXT.running(formatNumber(open)) : undefined,
    },
    {
      label: TEXT.avgScore,
      value: scored ? formatPercent(stats.averageScore) : '–',
      icon: <Gauge />,
    },
    {
      label: TEXT.avgTime,
      value: isTimed(stats) ? formatDuration(stats.averageSeconds) : '–',
      icon: <Clock />,
    },
    {
      label: TEXT.passRate,
      value: scored ? formatPercent(stats.passRate) : '–',
      icon: <Target />,
      hint: TEXT.passingAt(formatPercent(quiz.passingScore)),
    },
    {
      label: TEXT.completed,
      value: formatNumber(stats.completedAttempts),
      icon: <CircleCheckBig />,
      hint: stats.waitingAttempts > 0 ? TEXT.waiting(formatNumber(stats.waitingAttempts)) : undefined,
    },
  ];
  return (
    <dl className={GRID}>
      {tiles.map((tile) => (
        <StatTile key={tile.label} {...tile} />
      ))}
    </dl>
  );
}
