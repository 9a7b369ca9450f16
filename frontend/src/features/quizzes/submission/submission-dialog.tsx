import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { submissionQuery } from './submission-queries.ts';
import { useAddressDialog } from '../dashboard/use-address-dialog.ts';
import { submission as TEXT } from './submission-messages.ts';

/** Lazy: most visits of the overview open no submission. */
const SubmissionView = lazyPart(async () => (await import('./submission-view.tsx')).SubmissionView);

interface SubmissionDialogProps {
  quizId: string;
  /** True if the user may reopen, annul and so on. */
  mayIntervene: boolean;
}

/** Dialog of the submission in the URL. Back closes it. */
export function SubmissionDialog(props: SubmissionDialogProps) {
  const { id, ...dialog } = useAddressDialog('submission');
  return id !== undefined && <Opened key={id} id={id} {...dialog} {...props} />;
}

type OpenedProps = SubmissionDialogProps & ReturnType<typeof useAddressDialog> & { id: string };

function Opened({ id, open, close, returnTo, quizId, mayIntervene }: OpenedProps) {
  // Rejects submissions of other quizzes, even if the user may see them elsewhere.
  const isHere = id.startsWith(`${quizId}.`);
  const query = useQuery({ ...submissionQuery(id), enabled: open && isHere });
  const { data } = query;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      returnTo={returnTo}
      title={TEXT.title}
      description={data?.quiz.title}
      size="wide"
    >
      {data ? (
        <PartBoundary>
          <SubmissionView details={data} mayIntervene={mayIntervene} fallback={<Loading />} />
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

/** Placeholder with the size of the loaded content. */
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
