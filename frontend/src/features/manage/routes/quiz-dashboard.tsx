import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { PageFrame } from '@/components/ui/page.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { overviewQuery } from '@/entities/quiz/overview-query.ts';
import { OverviewSkeleton } from '../components/dashboard/overview-skeleton.tsx';
import { QuizDashboard } from '../components/dashboard/quiz-dashboard.tsx';
import { dashboard } from '../dashboard-messages.ts';

/** The schema of ids stays out of this page: it would bring the schema library along. */
const QUIZ_ID = /^q_[A-Za-z0-9]{16}$/;

/** `/quiz/:id/dashboard` */
export function Component() {
  const { id = '' } = useParams();
  return <PageFrame>{QUIZ_ID.test(id) ? <LoadedDashboard key={id} id={id} /> : <QuizLoadError />}</PageFrame>;
}

function LoadedDashboard({ id }: { id: string }) {
  const query = useQuery(overviewQuery(id));
  useTitle(query.data?.title || dashboard.title);
  const refresh = () => void query.refetch();
  if (query.data) {
    return (
      <QuizDashboard
        quiz={query.data}
        refreshing={query.isFetching}
        outdated={query.isError}
        onRefresh={refresh}
      />
    );
  }
  if (!query.error) return <OverviewSkeleton />;
  return <QuizLoadError error={query.error} retrying={query.isFetching} onRetry={refresh} />;
}
