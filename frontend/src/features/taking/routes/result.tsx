import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { hasCode, serverMessage } from '@/lib/api/errors.ts';
import { useTitle } from '@/lib/use-title.ts';
import { ResultPage } from '../components/result/result-page.tsx';
import { ResultSkeleton } from '../components/result/result-skeleton.tsx';
import { NoQuiz } from '../components/shared/no-quiz.tsx';
import { useResult } from '../hooks/use-result.ts';
import { messages } from '../messages.ts';
import { result as text } from '../result-messages.ts';

/** /quiz/:ref/result/:submissionId: what came of an attempt; a reload shows the same. */
export function Component() {
  const { ref, submissionId } = useParams();
  return ref && submissionId ? <Result quizRef={ref} submissionId={submissionId} /> : <NoQuiz />;
}

function Result({ quizRef, submissionId }: { quizRef: string; submissionId: string }) {
  const { data, error, isPending, isFetching, refetch } = useResult(submissionId);
  useTitle(data ? text.title(data.quiz.title) : '');
  if (data) return <ResultPage key={submissionId} result={data} quizRef={quizRef} />;
  if (isPending) return <ResultSkeleton />;
  const running = hasCode(error, 'IN_PROGRESS');
  return (
    <ErrorState
      as="h1"
      className="my-auto"
      title={text.loadError}
      message={messageOf(error)}
      action={
        running ? (
          <ButtonLink to={`/quiz/${quizRef}/take`}>{text.goOn}</ButtonLink>
        ) : (
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {messages.tryAgain}
          </Button>
        )
      }
    />
  );
}

function messageOf(error: Error): string {
  if (hasCode(error, 'IN_PROGRESS')) return text.inProgress;
  if (hasCode(error, 'ATTEMPT_TOKEN', 'SIGNED_OUT', 'NOT_FOUND', 'SESSION_EXPIRED')) return text.notHere;
  return serverMessage(error, text.loadFallback);
}
