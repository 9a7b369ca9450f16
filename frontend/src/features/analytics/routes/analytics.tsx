import type { CreatorAnalytics } from '@quizhall/shared/model/creator-analytics';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, Columns3, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { CREATE_PATH } from '@/entities/quiz/quiz-links.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { formatDate } from '@/lib/format.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { saveFile } from '@/lib/save-file.ts';
import { analyticsQuery } from '../api/queries.ts';
import { DayChart } from '../components/day-chart.tsx';
import { QuestionRanks } from '../components/question-ranks.tsx';
import { RangeBar } from '../components/range-bar.tsx';
import { TopQuizzes } from '../components/top-quizzes.tsx';
import { Totals } from '../components/totals.tsx';
import { messages } from '../messages.ts';
import { columnsOf, toCsv } from '../model/day-bars.ts';
import { formatDay } from '../model/day-text.ts';
import { RANGE_FILTERS, rangeOf } from '../model/range.ts';

/** `/analytics`: a creator's totals over all quizzes. */
export function Component() {
  const { filters, set } = useListFilters(RANGE_FILTERS);
  const [opened] = useState(() => Date.now());
  const range = rangeOf(filters, opened);
  const query = useQuery(analyticsQuery(range));
  const { data, error } = query;
  if (data && data.counted.of === 0) return <Nothing />;
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      actions={
        <ButtonLink to={SITE_PATHS.quizCompare} variant="secondary" icon={<Columns3 />}>
          {messages.compare}
        </ButtonLink>
      }
    >
      <RangeBar chosen={filters.range} range={range} onChange={set} />
      {data && !error && <Numbers analytics={data} outdated={query.isPlaceholderData} />}
      {error && (
        <ErrorState
          title={messages.failed}
          message={standardMessage(error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!data && !error && <Loading />}
    </Page>
  );
}

const Nothing = () => (
  <Page title={messages.title} lead={messages.lead}>
    <Card>
      <EmptyState
        icon={<ChartNoAxesColumn />}
        title={messages.emptyTitle}
        text={messages.emptyText}
        action={
          <ButtonLink to={CREATE_PATH} icon={<Plus />}>
            {messages.create}
          </ButtonLink>
        }
      />
    </Card>
  </Page>
);

const Loading = () => (
  <div aria-busy="true" className="flex flex-col gap-5">
    <p role="status" className="sr-only">
      {messages.loading}
    </p>
    <Skeleton className="h-28" />
    <Skeleton className="h-80" />
  </div>
);

function Numbers({ analytics, outdated }: { analytics: CreatorAnalytics; outdated: boolean }) {
  const { from, to, days, totals, quizzes, questions, counted, since } = analytics;
  const isTaken = totals.attempts > 0 || totals.completed > 0;
  return (
    <div aria-busy={outdated} className="flex flex-col gap-5">
      <p className="text-sm text-muted" role="status">
        {messages.shown(formatDay(from), formatDay(to))}
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
      {isTaken && (
        <>
          <QuestionRanks questions={questions} />
          <TopQuizzes quizzes={quizzes} />
        </>
      )}
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
