import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { UserX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { DataList } from '@/components/list/data-list.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Page, PageFrame } from '@/components/ui/page.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { ApiError } from '@/lib/api/errors.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { useTitle } from '@/lib/use-title.ts';
import { creatorQuery } from '../api/queries.ts';
import { GridSkeleton, QuizGrid } from '../components/quiz-grid.tsx';
import { messages } from '../messages.ts';

const TEXT = messages.creator;

/** `/creators/:id` */
export function Component() {
  const { id = '' } = useParams();
  const list = useCursorList(creatorQuery(id), ({ quizzes }) => quizzes);
  const { creator, total } = list.firstPage ?? {};
  if (list.error instanceof ApiError && list.error.code === 'NOT_FOUND' && !creator) return <Missing />;
  return (
    <Page
      title={creator ? TEXT.title({ name: creator.name }) : messages.title}
      lead={total === undefined ? undefined : TEXT.count({ total })}
    >
      <DataList
        list={list}
        texts={messages.list}
        skeleton={<GridSkeleton count={3} />}
        empty={<p className="text-muted">{messages.none}</p>}
      >
        {(quizzes) => <QuizGrid quizzes={quizzes} />}
      </DataList>
    </Page>
  );
}

function Missing() {
  useTitle(TEXT.missing);
  return (
    <PageFrame>
      <EmptyState
        as="h1"
        icon={<UserX />}
        title={TEXT.missing}
        text={TEXT.missingText}
        action={<TextLink to={SITE_PATHS.explore}>{TEXT.explore}</TextLink>}
      />
    </PageFrame>
  );
}
