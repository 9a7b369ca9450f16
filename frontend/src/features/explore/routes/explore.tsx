import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Compass, SearchX } from 'lucide-react';
import { memo, useDeferredValue, useRef } from 'react';
import { lazyPart } from '@/components/lazy-part.tsx';
import { DataList } from '@/components/list/data-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { useListFilters } from '@/lib/list/use-list-filters.ts';
import { useInView } from '@/lib/use-in-view.ts';
import { quizzesQuery } from '../api/queries.ts';
import { CategoryTiles } from '../components/category-tiles.tsx';
import { FeaturedOrganizations } from '../components/featured-organizations.tsx';
import { FilterBarSkeleton } from '../components/filter-bar-skeleton.tsx';
import { GridSkeleton, QuizGrid } from '../components/quiz-grid.tsx';
import { SearchButton } from '../components/search-button.tsx';
import { SummaryBanner } from '../components/summary-banner.tsx';
import { Trending } from '../components/trending.tsx';
import { messages } from '../messages.ts';
import { FILTERS } from '../model/filters.ts';

const FIRST_PAGE = 12;
/** Its fields open popups, whose code is half of the page's. */
const FilterBar = lazyPart(async () => (await import('../components/filter-bar.tsx')).FilterBar);
const SHAPE_OF_FILTERS = <FilterBarSkeleton />;

/** `/explore` */
export function Component() {
  const filters = useListFilters(FILTERS);
  const { set, filtered, clear } = filters;
  // Drawn in slices, so that a phone answers a hand meanwhile.
  const list = useDeferredValue(useCursorList(quizzesQuery(filters.filters), ({ quizzes }) => quizzes));
  const { total = 0, hasMore = false } = list.firstPage ?? {};
  return (
    <Page
      title={messages.title}
      lead={messages.lead}
      actions={<SearchButton onSearch={(q) => set({ q, category: 'all' })} />}
    >
      {filters.filters.q === '' && <Trending />}
      <CategoryTiles value={filters.filters.category} onChange={(category) => set({ category })} />
      <Filters />
      <p role="status" className="tabular mb-4 min-h-6 text-muted">
        {list.firstPage && messages.found({ total, hasMore })}
      </p>
      <DataList
        list={list}
        texts={messages.list}
        skeleton={<GridSkeleton count={FIRST_PAGE} />}
        empty={filtered ? <NoneFits onClear={clear} /> : <Nothing />}
      >
        {(quizzes) => <QuizGrid quizzes={quizzes} />}
      </DataList>
      <Below />
    </Page>
  );
}

/** On a phone they stand below the first screen, as they were rendered ahead until somebody comes near. */
const Filters = memo(function Filters() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, { rootMargin: '300px' });
  return <div ref={place}>{isNear ? <FilterBar fallback={SHAPE_OF_FILTERS} /> : SHAPE_OF_FILTERS}</div>;
});

/** Nobody waits for what stands under the list: it is asked for by whoever comes near. */
function Below() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, { rootMargin: '600px' });
  return (
    <div ref={place} className={isNear ? undefined : 'min-h-120'}>
      {isNear && (
        <>
          <FeaturedOrganizations />
          <SummaryBanner />
        </>
      )}
    </div>
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
