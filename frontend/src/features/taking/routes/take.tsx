import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { lazyPart } from '@/components/lazy-part.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { OverviewSkeleton } from '../components/overview/overview-skeleton.tsx';
import { ElsewhereScreen, InvalidScreen } from '../components/take/lazy-parts.tsx';
import { TakingSkeleton } from '../components/take/taking-skeleton.tsx';
import { TakingStage } from '../components/take/taking-stage.tsx';
import { AttemptProvider } from '../hooks/attempt-context.tsx';
import { useAttemptRunner } from '../hooks/use-attempt-runner.ts';
import { useParticipantId } from '../hooks/use-participant-id.ts';
import { NoQuiz } from '../components/shared/no-quiz.tsx';
import { messages } from '../messages.ts';

// Whoever goes on with an attempt needs nothing of the overview and its form.
const Overview = lazyPart(
  async () => (await import('../components/overview/overview-alone.tsx')).OverviewAlone,
);

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
