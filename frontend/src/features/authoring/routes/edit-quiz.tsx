import { QuizId } from '@quizhall/shared/model/common';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { quizQuery } from '../api/queries.ts';
import { EditorSkeleton } from '../components/editor-skeleton.tsx';
import { QuizEditor } from '../components/quiz-editor.tsx';
import { messages } from '../messages.ts';

/** `/quiz/:id/edit` */
export function Component() {
  const { id = '' } = useParams();
  const { user } = useSession();
  const valid = QuizId.safeParse(id).success;
  const query = useQuery({ ...quizQuery(id), enabled: valid });
  useTitle(messages.editTitle);
  if (!valid) return <QuizLoadError />;
  if (query.data && user) return <QuizEditor key={id} userId={user.id} quiz={query.data} />;
  if (!query.error) return <EditorSkeleton />;
  return (
    <QuizLoadError error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
  );
}
