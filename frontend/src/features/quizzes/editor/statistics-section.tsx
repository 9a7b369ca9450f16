import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { ChartColumn, CircleCheckBig, Clock, Gauge, ListChecks } from 'lucide-react';
import { isScored, isTimed } from '@/entities/quiz/is-scored.ts';
import { PERFORMANCE_LABELS } from '@/entities/quiz/labels.ts';
import { QuestionPerformance } from '@/entities/quiz/question-performance.tsx';
import { dashboardPath } from '@/entities/quiz/quiz-links.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import type { QuizNumbersQuery } from './quiz-numbers.tsx';
import { messages } from './messages.ts';
import { organizationMessages } from './organization-messages.ts';
import { Section } from './section.tsx';

const TEXT = messages.statistics;

/** Statistics of the quiz, as in its overview. */
export function StatisticsSection({ id, numbers }: { id: string; numbers: QuizNumbersQuery }) {
  const { data } = numbers;
  return (
    <Section
      id="statistics"
      actions={
        data && (
          <ButtonLink to={dashboardPath(id)} size="sm" variant="secondary">
            {TEXT.overview}
          </ButtonLink>
        )
      }
    >
      {data && data.stats.totalAttempts > 0 ? <Numbers overview={data} /> : <Nothing numbers={numbers} />}
    </Section>
  );
}

/** Empty state: no attempts, not published, or still loading. */
function Nothing({
  numbers: { data, error, isFetching, refetch, published },
}: {
  numbers: QuizNumbersQuery;
}) {
  if (published && !data && error)
    return (
      <Alert
        tone="danger"
        action={
          <Button size="sm" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {TEXT.retry}
          </Button>
        }
      >
        {TEXT.failed}
      </Alert>
    );
  if (published && !data)
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {TEXT.loading}
        </p>
        <Skeleton className="h-24" />
      </div>
    );
  const none = data?.practice?.counts === false ? TEXT.uncounted : TEXT.noAttempts;
  return (
    <EmptyState
      as="h3"
      className="py-6"
      icon={<ChartColumn />}
      title={TEXT.noData}
      text={published ? none : TEXT.notPublished}
    />
  );
}

function Numbers({ overview: { stats, questions } }: { overview: QuizOverview }) {
  const tiles = [
    { label: TEXT.attempts, value: formatNumber(stats.totalAttempts), icon: <ListChecks /> },
    { label: TEXT.completed, value: formatNumber(stats.completedAttempts), icon: <CircleCheckBig /> },
    {
      label: TEXT.averageScore,
      value: isScored(stats) ? formatPercent(stats.averageScore) : '–',
      icon: <Gauge />,
    },
    {
      label: TEXT.averageTime,
      value: isTimed(stats) ? formatDuration(stats.averageSeconds) : '–',
      icon: <Clock />,
    },
  ];
  return (
    <>
      <dl className="pair-grid gap-3 xl:grid-cols-4">
        {tiles.map((tile) => (
          <StatTile key={tile.label} {...tile} />
        ))}
      </dl>
      {stats.untold ? (
        <p className="mt-4 text-sm text-muted">{organizationMessages.noAnalytics}</p>
      ) : (
        <>
          <h3 className="mt-6 mb-2 text-sm font-medium text-ink">{PERFORMANCE_LABELS.title}</h3>
          <div className="-mx-5 border-t border-line sm:-mx-6">
            <QuestionPerformance questions={questions} />
          </div>
        </>
      )}
    </>
  );
}
