import { QuizId } from '@quizhall/shared/model/common';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
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
  if (!valid) return <QuizLoadError />;
  if (query.data && user) return <QuizEditor key={id} userId={user.id} quiz={query.data} />;
  if (!query.error) return <EditorSkeleton />;
  return (
    <QuizLoadError error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
  );
}
