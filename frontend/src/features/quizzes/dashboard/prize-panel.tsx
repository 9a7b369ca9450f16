import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { gradingPath } from '@/entities/quiz/quiz-links.ts';
import { prizesQuery } from './prize-queries.ts';
import { messages as TEXT } from './prize-messages.ts';
import { PrizeLedger } from './prize-ledger.tsx';
import { PrizeWinners } from './prize-winners.tsx';

/** Prize status: date of the decision, winners and payouts. Renders nothing if no prize was ever funded. */
export function PrizePanel({ quiz }: { quiz: QuizOverview }) {
  const { data, isError, refetch } = useQuery(prizesQuery(quiz.id));
  if (isError && !data)
    return (
      <Panel title={TEXT.title} className="lg:col-span-2">
        <p className="text-sm text-muted" role="alert">
          {TEXT.failed}
        </p>
        <Button variant="secondary" className="mt-4" onClick={() => void refetch()}>
          {TEXT.retry}
        </Button>
      </Panel>
    );
  // Reserves the panel's space for a funded prize while the data loads.
  if (!data && quiz.pool)
    return (
      <Panel title={TEXT.title} className="lg:col-span-2">
        <div role="status" aria-label={TEXT.loading}>
          <Skeleton className="h-16 w-full" />
        </div>
      </Panel>
    );
  if (!data?.settlement && !data?.hasLedger) return null;
  const { settlement, prizes } = data;
  return (
    <Panel title={TEXT.title} className="lg:col-span-2">
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">
          {settlement ? TEXT.state(settlement) : quiz.pool ? TEXT.isDraft : TEXT.isGone}
        </p>
        {settlement?.waitsFor && (
          <Alert
            tone="warning"
            live={false}
            action={
              settlement.waitsFor === 'grading' ? (
                <ButtonLink size="sm" variant="secondary" icon={<PenLine />} to={gradingPath(quiz.id)}>
                  {TEXT.grade}
                </ButtonLink>
              ) : undefined
            }
          >
            {TEXT.waitsFor[settlement.waitsFor]}
          </Alert>
        )}
        {prizes.length > 0 && <PrizeWinners quizId={quiz.id} prizes={prizes} />}
        <PrizeLedger quizId={quiz.id} />
      </div>
    </Panel>
  );
}
