import { QuizId } from '@quizhall/shared/model/common';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import type { QuizRules } from '@quizhall/shared/model/quizzes/quiz-rules';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { dashboardPath } from '@/entities/quiz/quiz-links.ts';
import { mayWith } from '@/entities/quiz/quiz-rights.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { quizQuery, quizRulesQuery, tabQuery } from './queries.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';

interface EditSeatProps {
  title: string;
  editor: ComponentType<{ userId: string; quiz: OwnQuiz; rules: QuizRules | undefined }>;
}

/** Loads the quiz in the URL and renders its editor. */
export function EditSeat({ title, editor: Editor }: EditSeatProps) {
  const { id = '' } = useParams();
  const { user } = useSession();
  const valid = QuizId.safeParse(id).success;
  const query = useQuery({ ...quizQuery(id), enabled: valid });
  const owner = query.data?.organizationId;
  const rules = useQuery({ ...quizRulesQuery(owner ?? ''), enabled: owner !== undefined });
  const tab = useQuery(tabQuery);
  useTitle(title);
  if (!valid) return <QuizLoadError />;
  if (query.data && !mayWith(query.data, 'quiz.edit')) return <Navigate to={dashboardPath(id)} replace />;
  const failed = [query, rules].find(({ error }) => error);
  if (query.data && user && tab.data && (owner === undefined || rules.data))
    return <Editor key={id} userId={user.id} quiz={query.data} rules={rules.data} />;
  if (!failed?.error) return <EditorSkeleton title={title} />;
  return (
    <QuizLoadError error={failed.error} retrying={failed.isFetching} onRetry={() => void failed.refetch()} />
  );
}
