import { QuizId } from '@quizhall/shared/model/common';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { MANAGE_PATH } from '@/components/quiz/quiz-links.ts';
import { quizKeys } from '@/components/quiz/quiz-keys.ts';
import { ButtonLink } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { getQuiz } from '../api/quiz-calls.ts';
import { EditorSkeleton } from '../components/editor-skeleton.tsx';
import { QuizEditor } from '../components/quiz-editor.tsx';
import { messages } from '../messages.ts';

/** `/quiz/:id/edit` */
export function Component() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const valid = QuizId.safeParse(id).success;
  const query = useQuery({
    queryKey: quizKeys.quiz(id),
    queryFn: ({ signal }) => getQuiz(id, signal),
    enabled: valid,
    // The editor begins from what it gets here, so it must be fresh, and must not change under its hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  useTitle(messages.editTitle);
  if (!valid) return <LoadError message={messages.errors.invalidId} />;
  if (query.data && user) return <QuizEditor key={id} userId={user.id} quiz={query.data} />;
  if (!query.error) return <EditorSkeleton />;
  return (
    <LoadError
      message={serverMessage(query.error, query.error.message || messages.errors.loadFallback)}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

interface LoadErrorProps {
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
}

function LoadError({ message, onRetry, retrying }: LoadErrorProps) {
  return (
    <ErrorState
      as="h1"
      title={messages.errors.load}
      message={
        <>
          <p>{message}</p>
          <p>{messages.errors.loadHint}</p>
        </>
      }
      onRetry={onRetry}
      retrying={retrying}
      action={
        <ButtonLink variant="ghost" to={MANAGE_PATH}>
          {messages.back}
        </ButtonLink>
      }
    />
  );
}
