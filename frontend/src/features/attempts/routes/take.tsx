import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { OverviewSkeleton } from '../overview/overview-skeleton.tsx';
import { ElsewhereScreen, InvalidScreen } from '../take/lazy-parts.tsx';
import { TakingStage } from '../take/taking-stage.tsx';
import { AttemptProvider } from '../take/attempt-context.tsx';
import { useAttemptRunner } from '../take/use-attempt-runner.ts';
import { useParticipantId } from '../shared/use-participant-id.ts';
import { NoQuiz } from '../shared/no-quiz.tsx';
import { messages } from '../shared/messages.ts';

const OPTIONS = ['a', 'b', 'c', 'd'];

/** The frame of the first question, while the attempt that was just begun is opened. */
function TakingSkeleton() {
  return (
    <div role="status" aria-label={messages.loading} className="flex flex-1 flex-col">
      <div className="border-b border-line bg-surface">
        <div className="mx-auto flex h-14 w-full max-w-page items-center justify-between px-4 sm:px-6 lg:h-16">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-9 w-24 rounded-full" />
        </div>
        <div className="h-8 lg:hidden" />
      </div>
      <div className="mx-auto grid w-full max-w-page flex-1 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10 lg:px-6">
        <div className="mx-auto w-full max-w-3xl px-4 py-4 sm:px-6 sm:py-8 lg:px-0">
          <Skeleton className="mt-3 h-5 w-40" />
          <Skeleton className="mt-6 h-8 w-4/5" />
          <div className="mt-10 grid gap-3">
            {OPTIONS.map((option) => (
              <Skeleton key={option} className="h-15 rounded-card" />
            ))}
          </div>
        </div>
      </div>
      <div className="h-17 border-t border-line bg-surface" />
    </div>
  );
}

// Whoever goes on with an attempt needs nothing of the overview and its form.
const Overview = lazyPart(async () => (await import('../overview/overview-alone.tsx')).OverviewAlone);

/** /quiz/:ref/take and /join/:ref/start: the running attempt, or the overview as long as there is none. */
export function Component() {
  const { ref } = useParams();
  return ref ? <Stage quizRef={ref} key={ref} /> : <NoQuiz />;
}

function Stage({ quizRef }: { quizRef: string }) {
  const { opening, look, takeOver } = useAttemptRunner(quizRef, useParticipantId());
  const { state } = useLocation() as { state: { begun?: boolean } | null };
  const [begunHere, setBegunHere] = useState(false);
  const lookAgain = () => {
    setBegunHere(true);
    look();
  };
  if (opening.stage === 'looking') {
    // Nothing for the moment that a look into the device takes, unless it is known what comes.
    return begunHere || state?.begun ? <TakingSkeleton /> : <div aria-busy="true" className="flex-1" />;
  }
  if (opening.stage === 'elsewhere') return <ElsewhereScreen where="tab" onUse={takeOver} />;
  if (opening.stage === 'invalid') return <InvalidScreen kept={opening.kept} />;
  if (opening.stage === 'failed') return <StorageFailed onRetry={look} />;
  if (opening.stage === 'none') {
    return <Overview quizRef={quizRef} onStarted={lookAgain} fallback={<OverviewSkeleton />} />;
  }
  return (
    <AttemptProvider value={opening.runner}>
      <TakingStage quizRef={quizRef} onTakeOver={takeOver} onGone={look} />
    </AttemptProvider>
  );
}

/** The server may still have the attempt, but this browser cannot get at it. */
function StorageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      as="h1"
      className="my-auto"
      title={messages.loadError}
      message={messages.storageFailed}
      action={<Button onClick={onRetry}>{messages.tryAgain}</Button>}
    />
  );
}
