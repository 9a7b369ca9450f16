import type { OrganizationDashboard } from '@quizhall/shared/model/organization';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { FileText, SearchX } from 'lucide-react';
import { DataList } from '@/components/list/data-list.tsx';
import { ListToolbar } from '@/components/list/list-toolbar.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { dashboardPath } from '@/entities/quiz/quiz-links.ts';
import { StatusBadge } from '@/entities/quiz/status-badge.tsx';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { choice, typed } from '@/lib/list/filters.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { quizzesQuery } from '../../api/queries.ts';
import { messages } from '../../dashboard-messages.ts';
import { mayThere } from '../../model/dashboard-tabs.ts';

const TEXT = messages.quizzes;
const STATUSES = Object.keys(TEXT.statuses) as (keyof typeof TEXT.statuses)[];
const FILTERS = { q: typed(), status: choice(STATUSES, 'all') };
const OPTIONS = STATUSES.map((value) => ({ value, label: TEXT.statuses[value] }));

type Row = NonNullable<ReturnType<typeof useQuizzes>['items']>[number];

const useQuizzes = (id: string, search: string, status: (typeof STATUSES)[number]) =>
  useCursorList(quizzesQuery(id, { search, status }), ({ quizzes }) => quizzes);

const titleOf = ({ title }: Row): string => title || TEXT.untitled;

/** The quizzes of an organization; those who make none see what is published, and take it. */
export function QuizzesTab({ dashboard }: { dashboard: OrganizationDashboard }) {
  const { filters, values, set, filtered, clear } = useListFilters(FILTERS);
  const list = useQuizzes(dashboard.organization.id, filters.q, filters.status);
  const makes = mayThere(dashboard.role, 'organization.report');
  return (
    <div>
      <SectionTitle>{TEXT.title}</SectionTitle>
      <div className="mt-4">
        <ListToolbar search={{ label: TEXT.search, value: values.q, onChange: (q: string) => set({ q }) }}>
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
          <Table caption={TEXT.title} columns={columnsFor(makes)} rows={quizzes} rowKey={({ id }) => id} />
        )}
      </DataList>
    </div>
  );
}

const columnsFor = (makes: boolean): TableColumn<Row>[] => [
  {
    id: 'title',
    header: TEXT.columns.title,
    primary: true,
    cell: (quiz) => <span className="break-words">{titleOf(quiz)}</span>,
  },
  {
    id: 'creator',
    header: TEXT.columns.creator,
    cell: ({ creator }) => (creator ? (creator.name ?? TEXT.gone) : messages.overview.unknown),
  },
  {
    id: 'responses',
    header: TEXT.columns.responses,
    align: 'right',
    cell: ({ totalResponses }) => formatNumber(totalResponses),
  },
  {
    id: 'score',
    header: TEXT.columns.score,
    align: 'right',
    cell: ({ totalResponses, avgScore }) =>
      totalResponses > 0 ? formatPercent(avgScore) : messages.overview.unknown,
  },
  { id: 'status', header: TEXT.columns.status, cell: (quiz) => <StatusBadge {...quiz} /> },
  {
    id: 'actions',
    header: TEXT.columns.actions,
    hideHeader: true,
    align: 'right',
    cell: (quiz) => (
      <ButtonLink
        variant="secondary"
        size="sm"
        aria-label={makes ? TEXT.openOf(titleOf(quiz)) : TEXT.takeOf(titleOf(quiz))}
        to={makes ? dashboardPath(quiz.id) : sitePath(SITE_PATHS.quiz, { ref: quiz.code })}
      >
        {makes ? TEXT.open : TEXT.take}
      </ButtonLink>
    ),
  },
];
