import { ClipboardList, Plus, SearchX } from 'lucide-react';
import { CREATE_PATH } from '@/entities/quiz/quiz-links.ts';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { LoadMore } from '@/components/ui/pagination.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import type { useQuizList } from '../hooks/use-quiz-list.ts';
import type { StatusFlow } from '../hooks/use-status-flow.ts';
import { messages } from '../messages.ts';
import { QuizCard, QuizCardSkeleton } from './quiz-card.tsx';

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

interface QuizGridProps {
  list: ReturnType<typeof useQuizList>;
  flow: StatusFlow;
  filtered: boolean;
  onClear: () => void;
}

/** The quizzes, or what stands in their place. */
export function QuizGrid({ list, flow, filtered, onClear }: QuizGridProps) {
  const quizzes = list.data?.pages.flatMap((page) => page.quizzes);
  if (!quizzes && list.error) {
    return (
      <ErrorState
        title={messages.loadFailed}
        message={standardMessage(list.error)}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!quizzes) return <GridSkeleton />;
  if (quizzes.length === 0) return filtered ? <NothingFound onClear={onClear} /> : <NoQuizzes />;
  return (
    <>
      <ul className={GRID} aria-busy={list.isPlaceholderData}>
        {quizzes.map((quiz) => (
          <li key={quiz.id} className="grid">
            <QuizCard quiz={quiz} busy={flow.running?.id === quiz.id} onAction={flow.request} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        shown={quizzes.length}
        onLoadMore={() => void list.fetchNextPage()}
        label={messages.loadMore}
      />
    </>
  );
}

function GridSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      <div className={GRID}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <QuizCardSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}

function NoQuizzes() {
  return (
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
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
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
}
