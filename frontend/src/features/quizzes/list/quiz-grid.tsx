import type { QuizCard as QuizCardData } from '@quizhall/shared/model/quizzes/quiz';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { ClipboardList, LayoutTemplate, Plus, SearchX, Trash2, Users } from 'lucide-react';
import { QuizCardSkeleton } from '@/entities/quiz/quiz-card.tsx';
import { CREATE_PATH } from '@/entities/quiz/quiz-links.ts';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { DataList } from '@/components/list/data-list.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import type { ListState } from '@/lib/list/cursor-list.ts';
import type { CardAction } from '../status/status-actions.ts';
import type { Selection } from './selection.ts';
import { listMessages } from './list-messages.ts';
import { messages } from '../status/messages.ts';
import { OwnQuizCard } from './own-quiz-card.tsx';

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';
/**
 * Skips the layout of cards outside the viewport and reserves their height. The clip margin leaves space for the
 * shadow.
 */
const OUT_OF_SIGHT =
  '[contain-intrinsic-size:none_auto_28rem] [content-visibility:auto] [overflow-clip-margin:1.5rem]';

interface QuizGridProps {
  list: ListState<QuizCardData>;
  /** Id of the quiz whose status is changing. */
  busyId: string | undefined;
  onAction: (quiz: QuizCardData, action: CardAction) => void;
  selection: Selection;
  total: number | undefined;
  /** Empty state to display if there are no cards. */
  empty: keyof typeof EMPTY;
  onClear: () => void;
}

/** Quiz cards, or their loading, error or empty state. */
export function QuizGrid({ list, busyId, total, empty, onClear, ...card }: QuizGridProps) {
  const Empty = EMPTY[empty];
  return (
    <DataList
      list={list}
      texts={messages.list}
      skeleton={<GridSkeleton />}
      empty={<Empty onClear={onClear} />}
      total={total}
    >
      {(quizzes) => (
        <ul className={GRID}>
          {quizzes.map((quiz) => (
            <li key={quiz.id} className={cx('grid min-w-0', OUT_OF_SIGHT)}>
              <OwnQuizCard quiz={quiz} busy={busyId === quiz.id} {...card} />
            </li>
          ))}
        </ul>
      )}
    </DataList>
  );
}

const GridSkeleton = () => (
  <div className={GRID}>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <QuizCardSkeleton key={key} />
    ))}
  </div>
);

function NoQuizzes() {
  return (
    <EmptyState
      icon={<ClipboardList />}
      title={messages.emptyTitle}
      text={messages.emptyText}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={CREATE_PATH} icon={<Plus />}>
            {messages.create}
          </ButtonLink>
          <ButtonLink to={SITE_PATHS.templates} variant="secondary" icon={<LayoutTemplate />}>
            {messages.fromTemplate}
          </ButtonLink>
        </div>
      }
    />
  );
}

const NothingDeleted = () => (
  <EmptyState icon={<Trash2 />} title={listMessages.noDeletedTitle} text={listMessages.noDeletedText} />
);

const NothingShared = () => (
  <EmptyState icon={<Users />} title={messages.noSharedTitle} text={messages.noSharedText} />
);

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

const EMPTY = { quizzes: NoQuizzes, shared: NothingShared, deleted: NothingDeleted, found: NothingFound };
