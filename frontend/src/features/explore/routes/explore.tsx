import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Compass, SearchX } from 'lucide-react';
import { DataList } from '@/components/list/data-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { quizzesQuery } from '../api/queries.ts';
import { CategoryTiles } from '../components/category-tiles.tsx';
import { FeaturedOrganizations } from '../components/featured-organizations.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { GridSkeleton, QuizGrid } from '../components/quiz-grid.tsx';
import { SearchButton } from '../components/search-button.tsx';
import { SummaryBanner } from '../components/summary-banner.tsx';
import { Trending } from '../components/trending.tsx';
import { messages } from '../messages.ts';
import { FILTERS } from '../model/filters.ts';

const FIRST_PAGE = 12;

/** `/explore` */
export function Component() {
  const filters = useListFilters(FILTERS);
  const { values, set, filtered, clear } = filters;
  const list = useCursorList(quizzesQuery(filters.filters), ({ quizzes }) => quizzes);
  const { total = 0, hasMore = false } = list.firstPage ?? {};
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      actions={<SearchButton onSearch={(q) => set({ q, category: 'all' })} />}
    >
      {filters.filters.q === '' && <Trending />}
      <CategoryTiles value={values.category} onChange={(category) => set({ category })} />
      <FilterBar values={values} set={set} />
      <p role="status" className="tabular mb-4 min-h-6 text-muted">
        {list.firstPage && messages.found(total, hasMore)}
      </p>
      <DataList
        list={list}
        texts={messages.list}
        skeleton={<GridSkeleton count={FIRST_PAGE} />}
        empty={filtered ? <NoneFits onClear={clear} /> : <Nothing />}
      >
        {(quizzes) => <QuizGrid quizzes={quizzes} />}
      </DataList>
      <FeaturedOrganizations />
      <SummaryBanner />
    </Page>
  );
}

const NoneFits = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX />}
    title={messages.none}
    text={messages.noneText}
    action={
      <Button variant="secondary" onClick={onClear}>
        {messages.clear}
      </Button>
    }
  />
);

const Nothing = () => (
  <EmptyState
    icon={<Compass />}
    title={messages.nothing}
    text={messages.nothingText}
    action={<TextLink to={SITE_PATHS.quizCreate}>{messages.create}</TextLink>}
  />
);
