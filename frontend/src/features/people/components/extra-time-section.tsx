import type { Accommodation } from '@quizhall/shared/model/accommodation';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { removeExtraTime } from '../api/people-calls.ts';
import { extraTimeQuery } from '../api/queries.ts';
import { extraTime as TEXT } from '../extra-time-messages.ts';
import { useChange } from '../hooks/use-change.ts';
import { messages } from '../messages.ts';
import { extraTimeText } from '../model/extra-time-form.ts';
import { ExtraTimeForm } from './extra-time-form.tsx';

const nameOf = ({ name, email }: Accommodation): string => name ?? email ?? TEXT.gone;

/** Single participants with more time than the others: who, how much, and the end of it. */
export function ExtraTimeSection({ quizId }: { quizId: string }) {
  const { data, error, isFetching, refetch } = useQuery(extraTimeQuery(quizId));
  return (
    <Panel title={TEXT.title} hint={TEXT.hint}>
      <ExtraTimeForm quizId={quizId} onGiven={() => void refetch()} />
      <h3 className="mt-6 border-t border-line pt-5 text-sm font-medium text-ink">{TEXT.list}</h3>
      {data ? (
        <ExtraTimeList quizId={quizId} people={data} />
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

interface ExtraTimeListProps {
  quizId: string;
  people: readonly Accommodation[];
}

function ExtraTimeList({ quizId, people }: ExtraTimeListProps) {
  const [leaving, setLeaving] = useState<Accommodation>();
  const removal = useChange(quizId, (person: Accommodation) => removeExtraTime(quizId, person));
  const remove = (person: Accommodation) =>
    removal.run(person, () => {
      setLeaving(undefined);
      toast.success(TEXT.removed(nameOf(person)));
    });
  return (
    <>
      {people.length === 0 && <p className="mt-1 text-sm text-muted">{TEXT.empty}</p>}
      <ul className="divide-y divide-line">
        {people.map((person) => (
          <li
            key={person.userId ?? person.email}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3"
          >
            <div className="min-w-0 flex-[1_1_10rem]">
              <p className="text-sm font-medium wrap-anywhere text-ink">{nameOf(person)}</p>
              <p className="text-xs text-muted">{extraTimeText(person)}</p>
            </div>
            <Button
              variant="ghost"
              icon={<X />}
              aria-label={TEXT.removeOf(nameOf(person))}
              onClick={() => setLeaving(person)}
            >
              {TEXT.remove}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        type="warning"
        title={TEXT.confirm.title}
        message={leaving && TEXT.confirm.message(nameOf(leaving))}
        confirmLabel={TEXT.remove}
        loading={removal.running}
        error={removal.problem}
        onConfirm={() => leaving && remove(leaving)}
        onCancel={() => setLeaving(undefined)}
      />
    </>
  );
}
