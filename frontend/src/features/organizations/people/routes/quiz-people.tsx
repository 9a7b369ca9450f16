import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { dashboardPath } from '@/entities/quiz/quiz-links.ts';
import { extraTimeQuery, peopleQuery } from '../api/queries.ts';
import { ExtraTimeForm } from '../components/extra-time-form.tsx';
import { ExtraTimeList } from '../components/extra-time-list.tsx';
import { InviteForm } from '../components/invite-form.tsx';
import { InviteList } from '../components/invite-list.tsx';
import { PeopleList } from '../components/people-list.tsx';
import { extraTime as TEXT } from '../extra-time-messages.ts';
import { messages } from '../messages.ts';

/** Participants with extra time, with add, edit and delete. */
function ExtraTimeSection({ quizId }: { quizId: string }) {
  const { data, error, isFetching, refetch } = useQuery(extraTimeQuery(quizId));
  return (
    <Panel title={TEXT.title} hint={TEXT.hint}>
      <ExtraTimeForm quizId={quizId} onGiven={() => void refetch()} />
      <h3 className="mt-6 border-t border-line pt-5 text-sm font-medium text-ink">{TEXT.list}</h3>
      {data ? (
        <ExtraTimeList quizId={quizId} people={data} onChanged={() => void refetch()} />
      ) : error ? (
        <ErrorState
          as="h3"
          title={TEXT.loadFailed}
          message={serverMessage(error, messages.people.failed)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={TEXT.loading}>
          <Skeleton className="mt-3 h-14 w-full" />
        </div>
      )}
    </Panel>
  );
}

/** `/quiz/:id/people`: co-authors, for the owner, and participants with extra time, for all editors. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(peopleQuery(id));
  const isEditor = !data && hasCode(error, 'FORBIDDEN');
  // Editors who may not list co-authors can still list extra time, which proves access.
  const { data: extra, error: extraError } = useQuery({ ...extraTimeQuery(id), enabled: isEditor });
  if (error && !data && (!isEditor || extraError))
    return <QuizLoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <Page
      width="text"
      title={messages.title}
      lead={isEditor ? messages.leadOfEditor : data && messages.lead(data.title || messages.untitled)}
      actions={
        <ButtonLink variant="secondary" icon={<ArrowLeft />} to={dashboardPath(id)}>
          {messages.back}
        </ButtonLink>
      }
    >
      {data || extra ? (
        <div className="grid grid-cols-1 gap-5">
          {data && (
            <>
              <InviteForm quizId={id} onSent={() => void refetch()} />
              <PeopleList quizId={id} people={data.coAuthors} />
              <InviteList quizId={id} invites={data.invites} />
            </>
          )}
          <ExtraTimeSection quizId={id} />
        </div>
      ) : (
        <div role="status" aria-label={messages.loading} className="grid gap-5">
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-32 w-full" />
        </div>
      )}
    </Page>
  );
}
