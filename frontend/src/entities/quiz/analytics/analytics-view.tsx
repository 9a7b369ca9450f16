import type { CreatorAnalytics } from '@quizhall/shared/model/quizzes/creator-analytics';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChartNoAxesColumn, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { formatDate, formatNumber, formatPercent } from '@/lib/format.ts';
import { saveFile } from '@/lib/save-file.ts';
import { analyticsTexts as messages } from './analytics-texts.ts';
import { columnsOf, toCsv } from './day-bars.ts';
import { DayChart } from './day-chart.tsx';
import { formatDay } from './day-text.ts';
import { TopQuizzes } from './top-quizzes.tsx';
import { Totals } from './totals.tsx';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { correctRateTone } from '../correct-rate.ts';

const TEXT = messages.questions;

type Questions = CreatorAnalytics['questions'];

/** The questions that the fewest and the most got right, each leading to the questions of its quiz. */
function QuestionRanks({ questions }: { questions: Questions }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {(['worst', 'best'] as const).map((kind) => (
        <Panel key={kind} title={TEXT[kind]} hint={TEXT.hint(questions.quizzes, questions.fewest)}>
          {questions[kind].length === 0 ? (
            <p className="text-sm text-muted">{TEXT.none(questions.fewest)}</p>
          ) : (
            <ol className="flex flex-col gap-5">
              {questions[kind].map((question) => (
                <Row key={`${question.quizId} ${question.questionId}`} question={question} />
              ))}
            </ol>
          )}
        </Panel>
      ))}
    </div>
  );
}

function Row({ question }: { question: Questions['best'][number] }) {
  const { quizId, quizTitle, number, text, correctRate, answered } = question;
  return (
    <li className="min-w-0">
      <TextLink
        to={sitePath(SITE_PATHS.quizDashboard, { id: quizId }, { tab: 'questions' })}
        className="line-clamp-2 text-sm break-words"
      >
        {text || TEXT.noText}
      </TextLink>
      <p className="mt-0.5 mb-2 text-xs break-words text-muted">
        {TEXT.place(number, quizTitle)} · {TEXT.rate(formatPercent(correctRate), formatNumber(answered))}
      </p>
      <ProgressBar
        value={correctRate}
        label={TEXT.rate(formatPercent(correctRate), formatNumber(answered))}
        tone={correctRateTone(correctRate)}
      />
    </li>
  );
}

interface AnalyticsViewProps {
  query: Pick<
    UseQueryResult<CreatorAnalytics>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  /** Whose days these are. */
  zone?: string | undefined;
  /** Between totals and questions. */
  children?: ReactNode;
}

/** Totals by day as they are answered, or why they are not. */
export function AnalyticsView({ query, zone = messages.utc, children }: AnalyticsViewProps) {
  const { data, error } = query;
  if (error)
    return (
      <ErrorState
        title={messages.failed}
        message={standardMessage(error)}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!data) return <Loading />;
  return (
    <Numbers analytics={data} zone={zone} outdated={query.isPlaceholderData}>
      {children}
    </Numbers>
  );
}

const Loading = () => (
  <div aria-busy="true" className="flex flex-col gap-5">
    <p role="status" className="sr-only">
      {messages.loading}
    </p>
    <Skeleton className="h-28" />
    <Skeleton className="h-80" />
  </div>
);

interface NumbersProps {
  analytics: CreatorAnalytics;
  zone: string;
  outdated: boolean;
  children: ReactNode;
}

function Numbers({ analytics, zone, outdated, children }: NumbersProps) {
  const { from, to, days, totals, quizzes, questions, counted, since } = analytics;
  const isTaken = totals.attempts > 0 || totals.completed > 0;
  return (
    <div aria-busy={outdated} className="flex flex-col gap-5">
      <p className="text-sm text-muted" role="status">
        {messages.shown(formatDay(from), formatDay(to), zone)}
      </p>
      {counted.quizzes < counted.of && (
        <Alert tone="warning">{messages.partial(counted.quizzes, counted.of)}</Alert>
      )}
      {since !== undefined && <Alert tone="accent">{messages.since(formatDate(since))}</Alert>}
      <Totals analytics={analytics} />
      <Panel
        title={columnsOf(days).length < days.length ? messages.chart.weekly : messages.chart.title}
        hint={messages.chart.hint}
        actions={isTaken && <SaveDays analytics={analytics} />}
      >
        {isTaken ? (
          <DayChart days={days} />
        ) : (
          <EmptyState
            as="h3"
            icon={<ChartNoAxesColumn />}
            title={messages.chart.none}
            text={messages.chart.noneText}
          />
        )}
      </Panel>
      {children}
      {isTaken && questions.quizzes > 0 && <QuestionRanks questions={questions} />}
      {isTaken && quizzes.length > 0 && <TopQuizzes quizzes={quizzes} />}
    </div>
  );
}

const SaveDays = ({ analytics: { from, to, days } }: { analytics: CreatorAnalytics }) => (
  <Button
    variant="secondary"
    size="sm"
    icon={<Download />}
    onClick={() =>
      saveFile({
        blob: new Blob([toCsv(days)], { type: 'text/csv' }),
        fileName: messages.chart.fileName(from, to),
      })
    }
  >
    {messages.chart.csv}
  </Button>
);
