import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, ListChecks } from 'lucide-react';
import { PERFORMANCE_LABELS } from '@/entities/quiz/labels.ts';
import { editPath } from '@/entities/quiz/quiz-links.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { analysisQuery } from '../status/queries.ts';
import { analysis as TEXT } from '../analysis/analysis-messages.ts';
import { dashboard } from './dashboard-messages.ts';
import { AnalysedQuestions } from '../analysis/analysed-questions.tsx';
import { AnalysisSummary } from '../analysis/analysis-summary.tsx';

/** Results of each question, in quiz order or sorted. */
export function QuestionsTab({ quiz }: { quiz: QuizOverview }) {
  const isTaken = !quiz.stats.untold && quiz.stats.completedAttempts > 0 && quiz.deletedAt === undefined;
  const query = useQuery({ ...analysisQuery(quiz.id), enabled: isTaken });
  if (quiz.stats.untold)
    return (
      <Card>
        <EmptyState icon={<ChartNoAxesColumn />} title={dashboard.untold} text={dashboard.untoldText} />
      </Card>
    );
  if (quiz.questions.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<ListChecks />}
          title={PERFORMANCE_LABELS.noData}
          text={dashboard.noQuestions}
          action={<ButtonLink to={editPath(quiz.id)}>{dashboard.editQuestions}</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <>
      {query.data && <AnalysisSummary quiz={query.data} />}
      {isTaken && query.isPending && <Loading />}
      {query.isError && !query.data && (
        <Alert
          tone="danger"
          className="mb-5"
          action={
            <Button
              size="sm"
              variant="secondary"
              loading={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {TEXT.retry}
            </Button>
          }
        >
          {TEXT.failed}
        </Alert>
      )}
      <AnalysedQuestions quiz={quiz} analysis={query.data} />
    </>
  );
}

/** Has the height of the loaded summary to prevent a layout shift. */
const Loading = () => (
  <div aria-busy="true" className="mb-5">
    <p role="status" className="sr-only">
      {TEXT.loading}
    </p>
    <Skeleton className="h-[27rem] lg:h-96" />
  </div>
);
