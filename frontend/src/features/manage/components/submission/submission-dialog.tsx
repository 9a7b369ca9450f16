import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { later } from '@/components/later.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { submissionQuery } from '../../api/submission-queries.ts';
import { submission as TEXT } from '../../submission-messages.ts';
import { SUBMISSION_PARAM as PARAM } from './submission-param.ts';

/** Most looks at the overview open no submission. */
const SubmissionView = later(async () => (await import('./submission-view.tsx')).SubmissionView);

interface SubmissionDialogProps {
  quizId: string;
  /** Whether the person may reopen, annul and so on. */
  mayIntervene: boolean;
}

/** The submission that the address names, in a dialog over the page; Back closes it as well. */
export function SubmissionDialog({ quizId, mayIntervene }: SubmissionDialogProps) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get(PARAM) ?? undefined;
  // Opened from this page there is a step to take back; opened by its address there is none.
  const [isFirst, setIsFirst] = useState(id !== undefined);
  if (isFirst && id === undefined) setIsFirst(false);
  // The last one stays while the dialog closes.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  const close = () => {
    if (!isFirst) void navigate(-1);
    else
      setParams(
        (now) => {
          now.delete(PARAM);
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
  };
  return (
    <Opened
      key={shown}
      id={shown}
      open={id !== undefined}
      quizId={quizId}
      mayIntervene={mayIntervene}
      onClose={close}
    />
  );
}

interface OpenedProps extends SubmissionDialogProps {
  /** The last one, while the dialog closes. */
  id: string | undefined;
  open: boolean;
  onClose: () => void;
}

function Opened({ id = '', open, quizId, mayIntervene, onClose }: OpenedProps) {
  // Of another quiz there is nothing here, whoever may see it elsewhere.
  const isHere = id.startsWith(`${quizId}.`);
  const query = useQuery({ ...submissionQuery(id), enabled: open && isHere });
  const { data } = query;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={TEXT.title}
      description={data?.quiz.title}
      size="wide"
    >
      {data ? (
        <PartBoundary>
          <SubmissionView details={data} mayIntervene={mayIntervene} meanwhile={<Loading />} />
        </PartBoundary>
      ) : query.error || !isHere ? (
        <ErrorState
          as="h3"
          title={TEXT.failed}
          message={query.error ? serverMessage(query.error, TEXT.failed) : TEXT.notHere}
          {...(isHere && { onRetry: () => void query.refetch(), retrying: query.isFetching })}
        />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

/** As much room as what will stand here. */
function Loading() {
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{TEXT.loading}</span>
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full" />
        <Skeleton className="h-12 flex-1" />
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['score', 'duration', 'attempt', 'points'].map((card) => (
          <Skeleton key={card} className="h-28 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
