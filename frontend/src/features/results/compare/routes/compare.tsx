import { COMPARISON_SORTS } from '@quizhall/shared/rules/results/quiz-comparison';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { ArrowLeft, ChartNoAxesColumn, ClipboardList, Columns3, Plus, SearchX } from 'lucide-react';
import { DataList } from '@/components/list/data-list.tsx';
import { ListToolbar } from '@/components/list/list-toolbar.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { CREATE_PATH, MANAGE_PATH } from '@/entities/quiz/quiz-links.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { type ListFilters, useListFilters } from '@/lib/list/use-list-filters.ts';
import { comparisonQuery } from '../api/queries.ts';
import { ComparisonTable } from '../components/comparison-table.tsx';
import { SideBySide } from '../components/side-by-side.tsx';
import { messages } from '../messages.ts';
import {
  COMPARE_FILTERS,
  type CompareFilters,
  FEWEST_CHOSEN,
  MOST_CHOSEN,
  readChosen,
  STATUSES,
  toggled,
  writeChosen,
} from '../model/filters.ts';

const TEXT = messages.bar;

function stateOf(count: number): string {
  if (count === 0) return TEXT.hint;
  if (count < FEWEST_CHOSEN) return TEXT.one;
  return count < MOST_CHOSEN ? TEXT.chosen(count) : TEXT.full;
}

interface CompareBarProps {
  count: number;
  onCompare: () => void;
  onClear: () => void;
}

/** At the lower edge of the window as long as the list is longer: how many are chosen, and the way on. */
function CompareBar({ count, onCompare, onClear }: CompareBarProps) {
  return (
    <div className="sticky bottom-3 z-10 mt-4 flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-raised px-4 py-2 shadow-raised">
      <p role="status" className="text-sm text-ink">
        {stateOf(count)}
      </p>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="ghost" onClick={onClear}>
            {TEXT.clear}
          </Button>
          {count >= FEWEST_CHOSEN && (
            <Button icon={<Columns3 />} onClick={onCompare}>
              {TEXT.compare(count)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const SORTS = COMPARISON_SORTS.map((value) => ({ value, label: messages.sorts[value] }));
const CHIPS = STATUSES.map((value) => ({ value, label: messages.statuses[value] }));

/** `/quiz/dashboard2` */
export function Component() {
  const list = useListFilters(COMPARE_FILTERS);
  const ids = readChosen(list.filters.quizzes);
  if (list.filters.view === 'side' && ids.length >= FEWEST_CHOSEN) {
    const letGo = (id: string) => {
      const left = toggled(ids, id);
      list.set({ quizzes: writeChosen(left), view: left.length < FEWEST_CHOSEN ? 'list' : 'side' });
    };
    return (
      <Page
        title={messages.side.title}
        actions={
          <Button variant="secondary" icon={<ArrowLeft />} onClick={() => list.set({ view: 'list' })}>
            {messages.side.back}
          </Button>
        }
      >
        <SideBySide ids={ids} onLetGo={letGo} />
      </Page>
    );
  }
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      breadcrumbs={[{ label: messages.manage, to: MANAGE_PATH }, { label: messages.title }]}
      actions={
        <ButtonLink to={SITE_PATHS.analytics} variant="secondary" icon={<ChartNoAxesColumn />}>
          {messages.analytics}
        </ButtonLink>
      }
    >
      <Quizzes filters={list} ids={ids} />
    </Page>
  );
}

function Quizzes({ filters, ids }: { filters: ListFilters<CompareFilters>; ids: readonly string[] }) {
  const { values, set } = filters;
  const list = useCursorList(comparisonQuery(filters.filters), ({ quizzes }) => quizzes);
  const choose = (next: readonly string[]) => set({ quizzes: writeChosen(next) });
  return (
    <>
      <ListToolbar
        search={{ label: messages.search, value: values.q, onChange: (q) => set({ q }) }}
        sort={{ label: messages.sort, value: values.sort, options: SORTS, onChange: (sort) => set({ sort }) }}
      >
        <FilterChips
          label={messages.status}
          value={values.status}
          onChange={(status) => set({ status })}
          options={CHIPS}
        />
      </ListToolbar>
      <DataList
        list={list}
        texts={messages.list}
        skeleton={<Skeleton className="h-96" />}
        empty={list.firstPage?.all === 0 ? <NoQuizzes /> : <NoneFound onClear={filters.clear} />}
        total={list.firstPage?.total}
      >
        {(quizzes) => (
          <ComparisonTable
            rows={quizzes}
            sort={{
              value: values.sort,
              onChange: (next) => {
                const sort = COMPARISON_SORTS.find((value) => value === next);
                if (sort) set({ sort });
              },
            }}
            selection={{
              selected: new Set(ids),
              state: false,
              toggle: (id) => choose(toggled(ids, id)),
              toggleAll: () => choose([]),
              clear: () => choose([]),
              nameOf: ({ title }) => title,
            }}
          />
        )}
      </DataList>
      {list.items && list.items.length > 0 && (
        <CompareBar count={ids.length} onCompare={() => set({ view: 'side' })} onClear={() => choose([])} />
      )}
    </>
  );
}

const NoQuizzes = () => (
  <EmptyState
    icon={<ClipboardList />}
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={
      <ButtonLink to={CREATE_PATH} icon={<Plus />}>
        {messages.create}
      </ButtonLink>
    }
  />
);

const NoneFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX />}
    title={messages.noneTitle}
    text={messages.noneText}
    action={
      <Button variant="secondary" onClick={onClear}>
        {messages.clear}
      </Button>
    }
  />
);
