import { useState } from 'react';
import { useTitle } from '@/lib/use-title.ts';
import { useLocalAttempt } from '../../hooks/use-local-attempt.ts';
import { usePredata } from '../../hooks/use-predata.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { QuizPoster } from './quiz-poster.tsx';
import { StartPanel } from './start-panel.tsx';
import { UnknownQuiz } from './unknown-quiz.tsx';

export interface OverviewProps {
  quizRef: string;
  /** An attempt is on this device and can go on. */
  onStarted: () => void;
}

/** Everything before the start: what the quiz is, what is asked, and the way in (spec 3 §2 "Overview screen"). */
export function Overview({ quizRef, onStarted }: OverviewProps) {
  const { data, failure, isFetching, refetch } = usePredata(quizRef);
  const local = useLocalAttempt(quizRef);
  // Drawn once, so that a reload of the data does not give another place in the queue.
  const [luck] = useState(Math.random);
  useTitle(data?.predata.title ?? '');
  const retry = () => void refetch();
  if (local.isPending || !(data || failure)) return <OverviewSkeleton />;
  if (failure && !local.data?.running) {
    return <UnknownQuiz quizRef={quizRef} error={failure} onRetry={retry} retrying={isFetching} />;
  }
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-10 gap-y-8 px-4 py-6 sm:px-6 sm:py-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      {data && <QuizPoster predata={data.predata} />}
      <StartPanel
        quizRef={quizRef}
        overview={data}
        local={local.data}
        knownInfo={local.data?.info}
        luck={luck}
        onRetry={retry}
        retrying={isFetching}
        onStarted={onStarted}
      />
    </div>
  );
}
