import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { participantQuery } from '../../api/participant-queries.ts';
import { useAddressDialog } from '../../hooks/use-address-dialog.ts';
import { participants } from '../../participants-messages.ts';
import { ParticipantAttempt } from './participant-attempt.tsx';

const TEXT = participants.person;

/** One participant with all attempts; open where the address names one. */
export function ParticipantDialog({ quizId }: { quizId: string }) {
  const { shown, close } = useAddressDialog('participant');
  if (shown === undefined) return null;
  return <OpenDialog key={shown} quizId={quizId} participantId={shown} onClose={close} />;
}

interface OpenDialogProps {
  quizId: string;
  participantId: string;
  onClose: () => void;
}

function OpenDialog({ quizId, participantId, onClose }: OpenDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(participantQuery(quizId, participantId));
  const [picked, setPicked] = useState<string>();
  const attempts = data?.attempts ?? [];
  const attempt = attempts.find(({ submissionId }) => submissionId === picked) ?? attempts[0];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={data?.name ?? TEXT.title}
      description={data && (data.email || participants.noEmail)}
    >
      {error && !data && (
        <ErrorState
          as="h3"
          title={TEXT.failed}
          message={hasCode(error, 'NOT_FOUND') ? TEXT.gone : serverMessage(error, TEXT.tryAgain)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <DialogSkeleton />}
      {attempts.length > 1 && attempt && (
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
      {attempt && <ParticipantAttempt key={attempt.submissionId} attempt={attempt} />}
    </Dialog>
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
