import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { isScored, isTimed } from '@/entities/quiz/is-scored.ts';
import { overviewQuery } from '@/entities/quiz/overview-query.ts';
import { dashboardPath } from '@/entities/quiz/quiz-links.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { messages } from '../messages.ts';
import { ScoreChart } from './score-chart.tsx';
import { SERIES, SeriesMark } from './series.tsx';

const TEXT = messages.side;

interface SideBySideProps {
  /** Two to four. */
  ids: readonly string[];
  onLetGo: (id: string) => void;
}

/** The numbers of the chosen quizzes beside each other. */
export function SideBySide({ ids, onLetGo }: SideBySideProps) {
  const queries = useQueries({ queries: ids.map(overviewQuery) });
  const failed = queries.find(({ error, data }) => error && !data);
  const quizzes = queries.flatMap(({ data }) => data ?? []);
  if (failed) {
    return (
      <ErrorState
        title={TEXT.failed}
        message={standardMessage(failed.error)}
        retrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (quizzes.length < ids.length) {
    return (
      <div aria-busy="true" className="flex flex-col gap-5">
        <p role="status" className="sr-only">
          {TEXT.loading}
        </p>
        <Skeleton className="h-48" />
        <Skeleton className="h-72" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Numbers quizzes={quizzes} onLetGo={onLetGo} />
      <Panel title={TEXT.chart} hint={TEXT.chartHint}>
        <ScoreChart quizzes={quizzes} />
      </Panel>
    </div>
  );
}

const percentOf = (value: number, isKnown: boolean): string =>
  isKnown ? formatPercent(value) : messages.nothing;

const FIGURES: readonly TableColumn<QuizOverview>[] = (
  [
    ['participants', ({ stats }) => formatNumber(stats.uniqueParticipants)],
    ['attempts', ({ stats }) => formatNumber(stats.totalAttempts)],
    ['completed', ({ stats }) => formatNumber(stats.completedAttempts)],
    ['score', (quiz) => percentOf(quiz.stats.averageScore, isScored(quiz.stats))],
    ['passRate', (quiz) => percentOf(quiz.stats.passRate, isScored(quiz.stats))],
    ['time', ({ stats }) => (isTimed(stats) ? formatDuration(stats.averageSeconds) : messages.nothing)],
    [
      'rating',
      ({ rating }) =>
        rating.count > 0 ? messages.rating(formatNumber(rating.average), rating.count) : messages.nothing,
    ],
  ] as const satisfies [keyof typeof TEXT.columns, (quiz: QuizOverview) => string][]
).map(([id, cell]) => ({ id, header: TEXT.columns[id], align: 'right', cell }));

type Kept = Pick<SideBySideProps, 'onLetGo'>;

const columnsFor = (
  quizzes: readonly QuizOverview[],
  { ids, onLetGo }: Kept & { ids: string },
): TableColumn<QuizOverview>[] => [
  {
    id: 'quiz',
    header: TEXT.columns.quiz,
    primary: true,
    cell: (quiz) => <QuizName quiz={quiz} place={quizzes.indexOf(quiz)} ids={ids} />,
  },
  ...FIGURES,
  {
    id: 'letGo',
    header: TEXT.remove,
    hideHeader: true,
    align: 'right',
    cell: (quiz) => <LetGo quiz={quiz} onLetGo={onLetGo} />,
  },
];

function QuizName({ quiz: { id, title }, place, ids }: { quiz: QuizOverview; place: number; ids: string }) {
  const series = SERIES[place];
  return (
    <span className="flex min-w-0 items-center gap-3">
      {series && <SeriesMark series={series} ids={`${ids}-${series.letter}`} />}
      <TextLink to={dashboardPath(id)} className="line-clamp-2 break-words">
        {title}
      </TextLink>
    </span>
  );
}

const LetGo = ({ quiz: { id, title }, onLetGo }: Kept & { quiz: QuizOverview }) => (
  <Button variant="ghost" size="sm" icon={<X />} aria-label={TEXT.letGo(title)} onClick={() => onLetGo(id)}>
    {TEXT.remove}
  </Button>
);

function Numbers({ quizzes, onLetGo }: Kept & { quizzes: readonly QuizOverview[] }) {
  const columns = columnsFor(quizzes, { ids: useId(), onLetGo });
  return <Table columns={columns} rows={quizzes} rowKey={({ id }) => id} caption={TEXT.numbers} />;
}
