import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Award, BookOpenCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DataList } from '@/components/list/data-list.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { useListFilters, type ListFilters } from '@/lib/list/use-list-filters.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { resultsQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { RESULT_FILTERS, OUTCOMES, PERIODS, type ResultFilters } from '../model/result-filters.ts';
import { ResultRow } from './result-row.tsx';
import { RESULT_SORTS } from '@quizhall/shared/model/enums';
import { ListToolbar } from '@/components/list/list-toolbar.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';

const SORTS = RESULT_SORTS.map((value) => ({ value, label: messages.sorts[value] }));
const OUTCOME_CHIPS = OUTCOMES.map((value) => ({ value, label: messages.outcomes[value] }));
const PERIOD_CHIPS = PERIODS.map((value) => ({ value, label: messages.periods[value] }));

const ResultToolbar = ({ filters: { values, set } }: { filters: ListFilters<ResultFilters> }) => (
  <ListToolbar
    search={{ label: messages.search, value: values.q, onChange: (q) => set({ q }) }}
    sort={{ label: messages.sort, value: values.sort, options: SORTS, onChange: (sort) => set({ sort }) }}
  >
    <FilterChips
      label={messages.outcome}
      value={values.outcome}
      onChange={(outcome) => set({ outcome })}
      options={OUTCOME_CHIPS}
    />
    <FilterChips
      label={messages.period}
      value={values.period}
      onChange={(period) => set({ period })}
      options={PERIOD_CHIPS}
    />
  </ListToolbar>
);

interface Parts {
  /** The person's attempts that go on in this browser. */
  running: ReactNode;
  /** What somebody without an account took in this browser. */
  onDevice: ReactNode;
}

/** All results of the account; for everybody else those of this browser, and the way to an account. */
export function MyResults({ running, onDevice }: Parts) {
  const { status } = useSession();
  if (status === 'signed-in') return <OwnResults running={running} />;
  return (
    <Page width="text" title={messages.title} lead={messages.guestLead}>
      {status === 'signed-out' && <ForGuests onDevice={onDevice} />}
    </Page>
  );
}

function OwnResults({ running }: Pick<Parts, 'running'>) {
  const filters = useListFilters(RESULT_FILTERS);
  const list = useCursorList(resultsQuery(filters.filters), ({ results }) =>
    results.map((result) => ({ ...result, id: result.submissionId })),
  );
  return (
    <Page
      width="text"
      title={messages.title}
      lead={messages.description}
      actions={
        <ButtonLink to={SITE_PATHS.rewards} variant="secondary" icon={<Award aria-hidden="true" />}>
          {messages.rewards}
        </ButtonLink>
      }
    >
      {running}
      <ResultToolbar filters={filters} />
      <DataList
        boxed
        list={list}
        texts={messages.list}
        skeleton={<ListSkeleton />}
        empty={filters.filtered ? <NothingFound onClear={filters.clear} /> : <NoResults />}
      >
        {(results) => (
          <ul className="divide-y divide-line">
            {results.map((result) => (
              <ResultRow key={result.id} result={result} />
            ))}
          </ul>
        )}
      </DataList>
    </Page>
  );
}

const NoResults = () => (
  <EmptyState
    icon={<BookOpenCheck />}
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={<ButtonLink to={SITE_PATHS.getStarted}>{messages.emptyAction}</ButtonLink>}
  />
);

const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<BookOpenCheck />}
    title={messages.nothingFound}
    text={messages.nothingFoundText}
    action={
      <Button variant="secondary" onClick={onClear}>
        {messages.clear}
      </Button>
    }
  />
);

function ForGuests({ onDevice }: Pick<Parts, 'onDevice'>) {
  const from = useLocation();
  return (
    <div className="flex flex-col gap-8">
      {onDevice}
      <div>
        <p className="max-w-prose text-muted">{messages.accountText}</p>
        <div className="mt-4 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to={SITE_PATHS.login} state={{ from }}>
            {messages.signIn}
          </ButtonLink>
          <ButtonLink to={SITE_PATHS.signup} state={{ from }} variant="secondary">
            {messages.signUp}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

const ListSkeleton = () =>
  ['a', 'b', 'c', 'd'].map((key) => (
    <div key={key} className="flex items-center gap-6 px-4 py-4 sm:px-5">
      <div className="flex-1">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-2 h-4 w-1/2" />
        <Skeleton className="mt-2 h-3 w-3/4" />
      </div>
      <Skeleton className="h-6 w-24 rounded-full" />
    </div>
  ));
