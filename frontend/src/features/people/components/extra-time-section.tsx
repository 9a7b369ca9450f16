import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { extraTimeQuery } from '../api/queries.ts';
import { extraTime as TEXT } from '../extra-time-messages.ts';
import { messages } from '../messages.ts';
import { ExtraTimeForm } from './extra-time-form.tsx';
import { ExtraTimeList } from './extra-time-list.tsx';

/** Single participants with more time than the others: who, how much, and the end of it. */
export function ExtraTimeSection({ quizId }: { quizId: string }) {
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
