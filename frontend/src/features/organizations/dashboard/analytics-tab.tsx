import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { dayIn } from '@quizhall/shared/rules/organizations/organization-statistics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Combobox } from '@/components/ui/combobox.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { Select } from '@/components/ui/select.tsx';
import { AnalyticsView } from '@/entities/quiz/analytics/analytics-view.tsx';
import { RANGE_FILTERS, rangeOf } from '@/entities/quiz/analytics/range.ts';
import { RangeBar } from '@/entities/quiz/analytics/range-bar.tsx';
import { CATEGORY_FILTER } from '@/entities/quiz/own-category/category-filter.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { typed } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { analyticsQuery, departmentsQuery, quizzesQuery } from '../shared/queries.ts';
import { analyticsMessages as TEXT } from './analytics-messages.ts';
import { DepartmentTable } from './department-table.tsx';

interface QuizChoiceProps {
  organizationId: string;
  value: string;
  /** Title of the selected quiz, if known. */
  title?: string | undefined;
  onChange: (id: string) => void;
}

/** Quiz of the organization, searched by title; empty for all. */
function QuizChoice({ organizationId, value, title, onChange }: QuizChoiceProps) {
  const [typed, setTyped] = useState('');
  const list = useCursorList(
    quizzesQuery(organizationId, { search: typed.trim(), status: 'all' }),
    ({ quizzes }) => quizzes,
  );
  return (
    <Combobox
      label={TEXT.quiz}
      hideLabel
      value={value}
      valueLabel={title}
      placeholder={TEXT.allQuizzes}
      emptyText={TEXT.noQuiz}
      loading={list.items === undefined}
      options={(list.items ?? []).map((quiz) => ({ value: quiz.id, label: quiz.title || TEXT.untitled }))}
      onQueryChange={setTyped}
      onValueChange={onChange}
    />
  );
}

const chosen = { ...typed(20), kind: 'choice' as const };
const FILTERS = { ...RANGE_FILTERS, quiz: chosen, category: CATEGORY_FILTER, department: chosen };

/** Daily statistics of the organization's quizzes, filtered by quiz and department. */
export function AnalyticsTab({
  dashboard: { organization, timezone },
}: {
  dashboard: OrganizationDashboard;
}) {
  const { filters, set } = useListFilters(FILTERS);
  // Days are those of the organization's time zone, which can be ahead of the browser's.
  const [today] = useState(() => dayIn(timezone, Date.now()));
  const range = rangeOf(filters, today);
  const { data: departments = [] } = useQuery(departmentsQuery(organization.id));
  const query = useQuery(
    analyticsQuery(organization.id, {
      ...range,
      ...(filters.quiz && { quizId: filters.quiz }),
      ...(filters.category && { categoryId: filters.category }),
      ...(filters.department && { departmentId: filters.department }),
    }),
  );
  const categories = query.data?.categories ?? [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <SectionTitle>{TEXT.title}</SectionTitle>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:max-w-4xl lg:grid-cols-3">
        <QuizChoice
          organizationId={organization.id}
          value={filters.quiz}
          title={query.data?.quiz?.id === filters.quiz ? query.data.quiz.title : undefined}
          onChange={(quiz) => set({ quiz })}
        />
        {categories.length > 0 && (
          <Select
            label={TEXT.category}
            hideLabel
            value={categories.some(({ id }) => id === filters.category) ? filters.category : ''}
            options={[
              { value: '', label: TEXT.allCategories },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onValueChange={(category) => set({ category })}
          />
        )}
        {departments.length > 0 && (
          <Select
            label={TEXT.department}
            hideLabel
            value={filters.department}
            options={[
              { value: '', label: TEXT.allDepartments },
              ...departments.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onValueChange={(department) => set({ department })}
          />
        )}
      </div>
      <div>
        <RangeBar chosen={filters.range} range={range} onChange={set} />
        <AnalyticsView query={query} zone={query.data && TEXT.zone(query.data.timezone)}>
          {query.data && <DepartmentTable analytics={query.data} />}
        </AnalyticsView>
      </div>
    </div>
  );
}
