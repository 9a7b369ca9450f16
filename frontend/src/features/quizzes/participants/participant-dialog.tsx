import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import type { Participant } from './participant-calls.ts';
import { participantQuery } from './participant-queries.ts';
import { useAddressDialog } from '../dashboard/use-address-dialog.ts';
import { participants } from './participants-messages.ts';
import { ParticipantAttempt } from './participant-attempt.tsx';

const TEXT = participants.person;

type Attempts = Participant['attempts'];

/** Participant with all attempts; open if the URL contains one. */
export function ParticipantDialog({ quizId }: { quizId: string }) {
  const { id, ...dialog } = useAddressDialog('participant');
  return id !== undefined && <Opened key={id} id={id} quizId={quizId} {...dialog} />;
}

type OpenedProps = ReturnType<typeof useAddressDialog> & { id: string; quizId: string };

function Opened({ id, open, close, returnTo, quizId }: OpenedProps) {
  const query = useQuery({ ...participantQuery(quizId, id), enabled: open });
  const { data, error } = query;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      returnTo={returnTo}
      size="lg"
      title={data?.name ?? TEXT.title}
      description={data && (data.email || participants.noEmail)}
    >
      {error && !data && (
        <ErrorState
          as="h3"
          title={TEXT.failed}
          message={hasCode(error, 'NOT_FOUND') ? TEXT.gone : serverMessage(error, TEXT.tryAgain)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {!data && !error && <DialogSkeleton />}
      {data && <OneOf attempts={data.attempts} />}
    </Dialog>
  );
}

/** Latest attempt, or the selected one. */
function OneOf({ attempts }: { attempts: Attempts }) {
  const [picked, setPicked] = useState<string>();
  const attempt = attempts.find(({ submissionId }) => submissionId === picked) ?? attempts[0];
  if (!attempt) return null;
  return (
    <>
      {attempts.length > 1 && (
        <div className="mb-5">
          <FilterChips
            label={TEXT.attempts}
            value={attempt.submissionId}
            onChange={setPicked}
            options={attempts.map(({ submissionId, attemptNumber }) => ({
              value: submissionId,
              label: participants.attempt(attemptNumber),
            }))}
          />
        </div>
      )}
      <ParticipantAttempt key={attempt.submissionId} attempt={attempt} />
    </>
  );
}

const DialogSkeleton = () => (
  <div aria-busy="true" className="grid gap-3">
    <p role="status" className="sr-only">
      {TEXT.loading}
    </p>
    <Skeleton className="h-20 rounded-card" />
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
    <Skeleton className="h-14" />
  </div>
);
