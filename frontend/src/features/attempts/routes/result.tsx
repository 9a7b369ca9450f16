import { useQuery } from '@tanstack/react-query';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useLocation, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { resultQuery } from '../shared/queries.ts';
import { ResultPage } from '../result/result-page.tsx';
import { NoQuiz } from '../shared/no-quiz.tsx';
import { messages } from '../shared/messages.ts';
import { result as text } from '../result/result-messages.ts';

function ResultSkeleton() {
  return (
    <div
      role="status"
      aria-label={messages.loading}
      className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 sm:py-12"
    >
      <Skeleton className="h-64 rounded-card" />
      <div className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {['correct', 'points', 'time', 'attempt'].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-6 h-40 rounded-card" />
    </div>
  );
}

/** A finished attempt, once it is known who asks. */
function useResult(submissionId: string) {
  const { status } = useSession();
  return useQuery({ ...resultQuery(submissionId), enabled: status !== 'loading' });
}

/** /quiz/:ref/result/:submissionId: what came of an attempt; a reload shows the same. */
export function Component() {
  const { ref, submissionId } = useParams();
  return ref && submissionId ? <Result quizRef={ref} submissionId={submissionId} /> : <NoQuiz />;
}

function Result({ quizRef, submissionId }: { quizRef: string; submissionId: string }) {
  const { data, error, isPending, isFetching, refetch } = useResult(submissionId);
  useTitle(data ? text.title({ quiz: data.quiz.title }) : '');
  if (data) return <ResultPage key={submissionId} result={data} quizRef={quizRef} />;
  if (isPending) return <ResultSkeleton />;
  return (
    <ErrorState
      as="h1"
      className="my-auto"
      title={text.loadError}
      message={messageOf(error)}
      action={<WayOn error={error} quizRef={quizRef} onRetry={() => void refetch()} retrying={isFetching} />}
    />
  );
}

interface WayOnProps {
  error: Error;
  quizRef: string;
  onRetry: () => void;
  retrying: boolean;
}

/** What brings the result, by why it is not there. */
function WayOn({ error, quizRef, onRetry, retrying }: WayOnProps) {
  const from = useLocation();
  const { user } = useSession();
  if (hasCode(error, 'IN_PROGRESS'))
    return <ButtonLink to={sitePath(SITE_PATHS.quizTake, { ref: quizRef })}>{text.goOn}</ButtonLink>;
  if (!user && hasCode(error, ...ELSEWHERE)) {
    return (
      <ButtonLink to={SITE_PATHS.login} state={{ from }}>
        {text.signIn}
      </ButtonLink>
    );
  }
  return (
    <Button variant="secondary" loading={retrying} onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  );
}

/** Nobody who may see it is known here. */
const ELSEWHERE = ['ATTEMPT_TOKEN', 'SIGNED_OUT', 'NOT_FOUND', 'SESSION_EXPIRED'] as const;

function messageOf(error: Error): string {
  if (hasCode(error, 'IN_PROGRESS')) return text.inProgress;
  if (hasCode(error, ...ELSEWHERE)) return text.notHere;
  return serverMessage(error, text.loadFallback);
}
