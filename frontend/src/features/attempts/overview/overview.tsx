import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { ComponentType } from 'react';
import { useTitle } from '@/lib/use-title.ts';
import { doorOf } from './entry.ts';
import { useLocalAttempt } from '../take/use-local-attempt.ts';
import { usePredata } from './use-predata.ts';
import type { LocalAttempts } from '../storage/attempt-store.ts';
import { waitable, type Pause } from './patience.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { QuizPoster } from './quiz-poster.tsx';
import { StartPanel } from './start-panel.tsx';
import { UnknownQuiz } from './unknown-quiz.tsx';
import { messages } from '../shared/messages.ts';
import { starting } from './overview-messages.ts';
import { StartingNote } from './starting-note.tsx';

/** The service is busy or out of reach, and is asked again by itself. */
function PatientLoading({ pause, onRetry }: { pause: Pause; onRetry: () => void }) {
  return (
    <div className="m-auto flex w-full max-w-md flex-col gap-5 px-4 py-12">
      <h1 className="text-center text-xl font-display tracking-tight">{starting.loading}</h1>
      <StartingNote pause={pause} now={Date.now} action={messages.tryAgain} onAction={onRetry} />
    </div>
  );
}

export interface OverviewProps {
  quizRef: string;
  /** An attempt is on this device and can go on. */
  onStarted: () => void;
  /** What stands below the quiz with this id. */
  below?: ComponentType<{ quizId: string }>;
}

/** Everything before the start: what the quiz is, what is asked, and the way in. */
export function Overview({ quizRef, onStarted, below: Below }: OverviewProps) {
  const { data, failure, pause, isFetching, retry } = usePredata(quizRef);
  const stored = useLocalAttempt(quizRef);
  const local = { ...stored, data: stored.data && withoutEnded(stored.data, data?.predata) };
  useTitle(data?.predata.title ?? '');
  if (local.isPending || !(data || failure || pause)) return <OverviewSkeleton />;
  // An attempt on this device goes on, whatever the server says or does not say.
  if (!local.data?.running) {
    if (pause && !data) return <PatientLoading pause={pause} onRetry={retry} />;
    // What is shown stays while the server is out of reach: something may be typed into it.
    if (failure && !(data && waitable(failure))) {
      return <UnknownQuiz quizRef={quizRef} error={failure} onRetry={retry} retrying={isFetching} />;
    }
  }
  // What the server knows of a signed-in person holds on every device; a guest's result only where it was taken.
  const finished = data?.predata.attempts.lastFinished ?? local.data?.finished;
  const resultPath = finished && sitePath(SITE_PATHS.quizResult, { ref: quizRef, submissionId: finished });
  // A shut door offers it as the way on; once is enough.
  const offersResult = !local.data?.running && data !== undefined && doorOf(data.predata).kind === 'shut';
  return (
    <div className="mx-auto grid w-full max-w-page gap-x-10 gap-y-8 px-4 py-6 sm:px-6 sm:py-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
      {data && <QuizPoster predata={data.predata} resultPath={offersResult ? undefined : resultPath} />}
      <StartPanel
        quizRef={quizRef}
        overview={data}
        local={local.data}
        resultPath={resultPath}
        knownInfo={local.data?.info}
        onRetry={retry}
        retrying={isFetching}
        onStarted={onStarted}
      />
      {data && !data.predata.concealed && Below && <Below quizId={data.predata.id} />}
    </div>
  );
}

/** Practice of a quiz that counts by now is nothing to go on with: the next start ends it. What waits is still handed in. */
function withoutEnded<Local extends LocalAttempts>(local: Local, predata: Predata | undefined): Local {
  const { running } = local;
  const isEnded = predata && running?.practised && !running.waiting && !predata.settingsSummary.practice;
  return isEnded ? { ...local, running: undefined } : local;
}
