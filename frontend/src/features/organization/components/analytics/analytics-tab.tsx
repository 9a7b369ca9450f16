import type { OrganizationDashboard } from '@quizhall/shared/model/organization';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { AnalyticsView } from '@/entities/quiz/analytics/analytics-view.tsx';
import { RANGE_FILTERS, rangeOf } from '@/entities/quiz/analytics/range.ts';
import { RangeBar } from '@/entities/quiz/analytics/range-bar.tsx';
import { typed } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { analyticsQuery } from '../../api/queries.ts';
import { analyticsMessages as TEXT } from '../../analytics-messages.ts';
import { QuizChoice } from '../quizzes/quiz-choice.tsx';

const FILTERS = { ...RANGE_FILTERS, quiz: { ...typed(20), kind: 'choice' as const } };

/** How the quizzes of an organization go, day by day: all of them, or one. */
export function AnalyticsTab({ dashboard: { organization } }: { dashboard: OrganizationDashboard }) {
  const { filters, set } = useListFilters(FILTERS);
  const [opened] = useState(() => Date.now());
  const range = rangeOf(filters, opened);
  const query = useQuery(
    analyticsQuery(organization.id, { ...range, ...(filters.quiz && { quizId: filters.quiz }) }),
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <SectionTitle>{TEXT.title}</SectionTitle>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:max-w-xl">
        <QuizChoice
          organizationId={organization.id}
          value={filters.quiz}
          title={query.data?.quizzes.find(({ id }) => id === filters.quiz)?.title}
          onChange={(quiz) => set({ quiz })}
        />
      </div>
      <div>
        <RangeBar chosen={filters.range} range={range} onChange={set} />
        <AnalyticsView query={query} />
      </div>
    </div>
  );
}
