import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, Columns3, Plus } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { AnalyticsView } from '@/entities/quiz/analytics/analytics-view.tsx';
import { RANGE_FILTERS, rangeOf, todayInUtc } from '@/entities/quiz/analytics/range.ts';
import { RangeBar } from '@/entities/quiz/analytics/range-bar.tsx';
import { CREATE_PATH } from '@/entities/quiz/quiz-links.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { analyticsQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';

/** `/analytics`: a creator's totals over all quizzes. */
export function Component() {
  const { filters, set } = useListFilters(RANGE_FILTERS);
  const [opened] = useState(() => Date.now());
  const range = rangeOf(filters, todayInUtc(opened));
  const query = useQuery(analyticsQuery(range));
  const { data } = query;
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
      <AnalyticsView query={query} />
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
