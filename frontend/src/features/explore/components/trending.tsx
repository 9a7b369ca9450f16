import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { DataList } from '@/components/list/data-list.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { listState } from '@/lib/list/cursor-list.ts';
import { trendingQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { GridSkeleton, QuizGrid } from './quiz-grid.tsx';

const SHOWN = 3;

/** What most people take these days. */
export function Trending() {
  const query = useQuery(trendingQuery);
  // Drawn in slices, so that a phone answers a hand meanwhile.
  const quizzes = useDeferredValue(query.data);
  return (
    <section aria-labelledby="trending" className="mb-10">
      <SectionTitle id="trending" className="mb-4">
        {messages.trending}
      </SectionTitle>
      <DataList
        list={listState(query, quizzes?.slice(0, SHOWN))}
        texts={{ loading: messages.trending, failed: messages.trendingFailed }}
        skeleton={<GridSkeleton count={SHOWN} />}
        empty={<p className="text-muted">{messages.noTrending}</p>}
      >
        {(quizzes) => <QuizGrid quizzes={quizzes} />}
      </DataList>
    </section>
  );
}
