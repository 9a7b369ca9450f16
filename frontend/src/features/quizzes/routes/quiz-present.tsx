import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { overviewQuery } from '@/entities/quiz/overview-query.ts';
import { useTitle } from '@/lib/use-title.ts';
import { PresentView } from '../dashboard/present-view.tsx';
import { dashboard } from '../dashboard/dashboard-messages.ts';
import { isQuizId } from '../status/quiz-id.ts';

/** `/quiz/:id/present` */
export function Component() {
  const { id = '' } = useParams();
  return isQuizId(id) ? <LoadedView key={id} id={id} /> : <QuizLoadError />;
}

function LoadedView({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(id));
  useTitle(dashboard.present.title(data?.title ?? ''));
  if (data) return <PresentView quiz={data} />;
  if (error) return <QuizLoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <p role="status" className="m-auto text-muted">
      {dashboard.loading}
    </p>
  );
}
