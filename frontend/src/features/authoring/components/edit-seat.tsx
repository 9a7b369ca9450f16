import { QuizId } from '@quizhall/shared/model/common';
import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { dashboardPath } from '@/entities/quiz/quiz-links.ts';
import { mayWith } from '@/entities/quiz/quiz-rights.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { quizQuery } from '../api/queries.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';

interface EditSeatProps {
  title: string;
  editor: ComponentType<{ userId: string; quiz: OwnQuiz }>;
}

/** An editor with the quiz that its address names. */
export function EditSeat({ title, editor: Editor }: EditSeatProps) {
  const { id = '' } = useParams();
  const { user } = useSession();
  const valid = QuizId.safeParse(id).success;
  const query = useQuery({ ...quizQuery(id), enabled: valid });
  useTitle(title);
  if (!valid) return <QuizLoadError />;
  if (query.data && !mayWith(query.data, 'quiz.edit')) return <Navigate to={dashboardPath(id)} replace />;
  if (query.data && user) return <Editor key={id} userId={user.id} quiz={query.data} />;
  if (!query.error) return <EditorSkeleton title={title} />;
  return (
    <QuizLoadError error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />
  );
}
