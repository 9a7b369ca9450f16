import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { FileText, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { DataList } from '@/components/list/data-list.tsx';
import { ListToolbar } from '@/components/list/list-toolbar.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Table } from '@/components/ui/table.tsx';
import { CATEGORY_FILTER } from '@/entities/quiz/own-category/category-filter.ts';
import { MoveDialog } from '@/entities/quiz/move/move-dialog.tsx';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { choice, typed } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { quizzesQuery } from '../shared/queries.ts';
import { messages } from './dashboard-messages.ts';
import { mayThere } from './dashboard-tabs.ts';
import { AssignDialog } from '../assignments/assign-dialog.tsx';
import { TabHead } from '../shared/tab-head.tsx';
import { columnsFor, type QuizRow } from './quiz-columns.tsx';

const TEXT = messages.quizzes;
const STATUSES = Object.keys(TEXT.statuses) as (keyof typeof TEXT.statuses)[];
/** Department id, or empty for all. */
const DEPARTMENT_FILTER = typed();
const FILTERS = {
  q: typed(),
  status: choice(STATUSES, 'all'),
  category: CATEGORY_FILTER,
  department: DEPARTMENT_FILTER,
};
const OPTIONS = STATUSES.map((value) => ({ value, label: TEXT.statuses[value] }));

/** Quizzes of an organization. Members who cannot create quizzes see published ones only. */
export function QuizzesTab({ dashboard }: { dashboard: OrganizationDashboard }) {
  const { organization, role } = dashboard;
  const { filters, values, set, filtered, clear } = useListFilters(FILTERS);
  const list = useCursorList(
    quizzesQuery(organization.id, {
      search: filters.q,
      status: filters.status,
      category: filters.category,
      department: filters.department,
    }),
    ({ quizzes }) => quizzes,
  );
  const [moving, setMoving] = useState<QuizRow>();
  const { categories = [], departments = [] } = list.firstPage ?? {};
  const [assigned, setAssigned] = useState<QuizRow>();
  const makes = mayThere(role, 'organization.report');
  const create = makes && (
    <ButtonLink
      to={`${SITE_PATHS.quizCreate}?${new URLSearchParams({ organization: organization.id }).toString()}`}
      icon={<Plus />}
    >
      {messages.create}
    </ButtonLink>
  );
  return (
    <div>
      <TabHead title={TEXT.title}>{create}</TabHead>
      <div className="mt-4">
        <ListToolbar search={{ label: TEXT.search, value: values.q, onChange: (q: string) => set({ q }) }}>
          {categories.length > 0 && (
            <Select
              label={TEXT.category}
              hideLabel
              className="sm:w-64"
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
              className="sm:w-64"
              value={departments.some(({ id }) => id === filters.department) ? filters.department : ''}
              options={[
                { value: '', label: TEXT.allDepartments },
                ...departments.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onValueChange={(department) => set({ department })}
            />
          )}
          {makes && (
            <FilterChips
              label={TEXT.filter}
              value={filters.status}
              options={OPTIONS}
              onChange={(status) => set({ status })}
            />
          )}
        </ListToolbar>
      </div>
      <DataList
        list={list}
        texts={TEXT.list}
        skeleton={<Skeleton className="h-64 w-full" />}
        empty={
          <EmptyState
            icon={filtered ? <SearchX /> : <FileText />}
            title={filtered ? TEXT.empty.noMatch : TEXT.empty.title}
            text={filtered ? TEXT.empty.noMatchText : TEXT.empty.text}
            action={
              filtered && (
                <Button variant="secondary" onClick={clear}>
                  {TEXT.empty.clear}
                </Button>
              )
            }
          />
        }
      >
        {(quizzes) => (
          <Table
            caption={TEXT.title}
            columns={columnsFor({
              makes,
              analytics: dashboard.analytics,
              manages: mayThere(role, 'organization.manage'),
              onMove: setMoving,
              hasDepartments: departments.length > 0,
              categories,
              onAssign: setAssigned,
            })}
            rows={quizzes}
            rowKey={({ id }) => id}
          />
        )}
      </DataList>
      {assigned && (
        <AssignDialog dashboard={dashboard} quiz={assigned} onClose={() => setAssigned(undefined)} />
      )}
      <MoveDialog
        quiz={moving}
        organizationId={organization.id}
        onClose={() => setMoving(undefined)}
        onMoved={() => setMoving(undefined)}
      />
    </div>
  );
}
