import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { PageFrame } from '@/components/ui/page.tsx';
import { useTitle } from '@/lib/use-title.ts';
import { overviewQuery } from '@/entities/quiz/overview-query.ts';
import { OverviewSkeleton } from '../components/dashboard/overview-skeleton.tsx';
import { QuizDashboard } from '../components/dashboard/quiz-dashboard.tsx';
import { dashboard } from '../dashboard-messages.ts';
import { isQuizId } from '../model/quiz-id.ts';

/** `/quiz/:id/dashboard` */
export function Component() {
  const { id = '' } = useParams();
  return <PageFrame>{isQuizId(id) ? <LoadedDashboard key={id} id={id} /> : <QuizLoadError />}</PageFrame>;
}

function LoadedDashboard({ id }: { id: string }) {
  const query = useQuery(overviewQuery(id));
  const [asked, setAsked] = useState(false);
  useTitle(query.data?.title || dashboard.title);
  // What is read again unasked shows nothing of it.
  const refresh = async () => {
    setAsked(true);
    await query.refetch();
    setAsked(false);
  };
  if (query.data) {
    return (
      <QuizDashboard
        quiz={query.data}
        refreshing={asked}
        outdated={query.isError}
        onRefresh={() => void refresh()}
      />
    );
  }
  if (!query.error) return <OverviewSkeleton />;
  return <QuizLoadError error={query.error} retrying={query.isFetching} onRetry={() => void refresh()} />;
}
