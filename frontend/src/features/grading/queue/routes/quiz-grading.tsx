import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import { LiveFormulas } from '@/entities/quiz/live-formulas.tsx';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { overviewQuery } from '@/entities/quiz/overview-query.ts';
import { dashboardPath } from '@/entities/quiz/quiz-links.ts';
import { LeaveDialog } from '@/components/leave-dialog.tsx';
import { GradedList } from '../components/graded-list.tsx';
import { GradingWork } from '../components/grading-work.tsx';
import { KeptNotice } from '../components/kept-notice.tsx';
import { ReleaseView } from '../components/release-view.tsx';
import { useDrafts } from '../hooks/use-drafts.ts';
import { useGradingPlace, type View } from '../hooks/use-grading-place.ts';
import { type GradingQueue, useGradingQueue } from '../hooks/use-grading-queue.ts';
import { currentAnswer, isGraded, orderAnswers } from '../model/queue.ts';
import { messages } from '../messages.ts';

const TEXT = messages.views;

/** `/quiz/:id/grading`: ungraded answers, graded answers, and the release. */
export function Component() {
  const { id = '' } = useParams();
  const queue = useGradingQueue(id);
  const { data: quiz } = useQuery({ ...overviewQuery(id), refetchInterval: false });
  if (queue.error && !queue.queue)
    return <QuizLoadError error={queue.error} retrying={queue.isFetching} onRetry={queue.refetch} />;
  return (
    <LiveFormulas>
      <Page
        title={messages.title}
        documentTitle={quiz ? messages.documentTitle(quiz.title) : messages.title}
        lead={quiz?.title}
        actions={
          <ButtonLink variant="secondary" icon={<ArrowLeft />} to={dashboardPath(id)}>
            {messages.back}
          </ButtonLink>
        }
      >
        {queue.queue ? (
          <Grading key={id} quizId={id} queue={queue} />
        ) : (
          <div role="status" aria-label={messages.loading} className="grid gap-5">
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-96 w-full" />
          </div>
        )}
      </Page>
    </LiveFormulas>
  );
}

function Grading({ quizId, queue }: { quizId: string; queue: GradingQueue }) {
  const place = useGradingPlace();
  const drafts = useDrafts(quizId);
  const answers = queue.queue ? orderAnswers(queue.queue, place.by) : [];
  const current = currentAnswer(answers, place);
  const graded = answers.filter(isGraded).length;
  const submissions = queue.queue?.submissions ?? [];
  const ready = submissions.filter(({ state }) => state !== 'waiting').length;
  return (
    <>
      <KeptNotice
        quizId={quizId}
        answers={answers}
        drafts={drafts}
        place={place}
        except={place.view === 'answers' ? current?.key : undefined}
      />
      <Tabs
        label={TEXT.label}
        value={place.view}
        onValueChange={(view) => place.go({ view: view as View, answer: undefined })}
        items={[
          { value: 'answers', label: TEXT.answers, count: answers.length - graded },
          { value: 'graded', label: TEXT.graded, count: graded },
          { value: 'release', label: TEXT.release, count: ready },
        ]}
      >
        <TabPanel value="answers">
          <GradingWork
            quizId={quizId}
            answers={answers}
            current={current}
            ready={ready}
            place={place}
            drafts={drafts}
          />
        </TabPanel>
        <TabPanel value="graded">
          <GradedList answers={answers} place={place} />
        </TabPanel>
        <TabPanel value="release">
          <ReleaseView quizId={quizId} queue={queue} place={place} />
        </TabPanel>
      </Tabs>
      {queue.more && (
        <Button variant="secondary" className="mt-6" onClick={queue.more}>
          {messages.more}
        </Button>
      )}
      {/* Unsaved grades stay on this device and are invisible to others. */}
      <LeaveDialog mayLose={drafts.has} text={messages.leave} />
    </>
  );
}
