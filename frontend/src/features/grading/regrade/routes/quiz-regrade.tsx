import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { dashboardPath, editPath } from '@/entities/quiz/quiz-links.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { LeaveDialog } from '@/components/leave-dialog.tsx';
import { questionsQuery, regradesQuery } from '../api/queries.ts';
import type { Regrades } from '../api/regrade-calls.ts';
import { CorrectionForm } from '../components/correction-form.tsx';
import { PreviewPanel } from '../components/preview-panel.tsx';
import { RegradeHistory } from '../components/regrade-history.tsx';
import { LatestRun } from '../components/run-panel.tsx';
import { useRegrading } from '../hooks/use-regrading.ts';
import { messages } from '../messages.ts';

/**
 * `/quiz/:id/regrade`: corrects the key of a published quiz. `?question=…` with `&accept=…` (with several blanks
 * `&blank=n`) or `&drop=1` prefills a correction, `?run=…` shows its progress.
 */
export function Component() {
  const { id = '' } = useParams();
  const questions = useQuery(questionsQuery(id));
  const history = useQuery(regradesQuery(id));
  const { data: quiz } = questions;
  // Data cached before this page was opened may contain an outdated answer key.
  const isRead = questions.isFetchedAfterMount && history.isFetchedAfterMount;
  const failed = [questions, history].find(({ error, data }) => error && !data);
  if (failed?.error) {
    const retry = () => {
      void questions.refetch();
      void history.refetch();
    };
    return <QuizLoadError error={failed.error} retrying={failed.isFetching} onRetry={retry} />;
  }
  return (
    <Page
      width="text"
      title={messages.title}
      lead={quiz && messages.lead(quiz.title || messages.untitled)}
      actions={
        <ButtonLink variant="secondary" icon={<ArrowLeft />} to={dashboardPath(id)}>
          {messages.back}
        </ButtonLink>
      }
    >
      {!(quiz && isRead && history.data) && (
        <div role="status" aria-label={messages.loading}>
          <Skeleton className="h-72 w-full" />
        </div>
      )}
      {quiz?.version === 0 && (
        <Alert tone="neutral" action={<ButtonLink to={editPath(id)}>{messages.edit}</ButtonLink>}>
          {messages.draft}
        </Alert>
      )}
      {quiz && isRead && quiz.version > 0 && history.data && (
        <Regrading quiz={quiz} regrades={history.data} />
      )}
    </Page>
  );
}

function Regrading({ quiz, regrades }: { quiz: OwnQuiz; regrades: Regrades }) {
  const regrading = useRegrading(quiz, regrades);
  const { questions, run, latest, preview, shownPreview, apply, isFree, moved, failure } = regrading;
  return (
    <div className="grid grid-cols-1 gap-5">
      {regrading.isGone && <Alert tone="warning">{messages.run.gone}</Alert>}
      {regrading.isUnknown && <Alert tone="warning">{messages.run.unknown}</Alert>}
      <LatestRun
        run={run.data}
        latest={latest}
        resuming={apply.isPending}
        onResume={regrading.resume}
        onAnother={regrading.another}
      />
      {moved && (
        <Alert tone="warning" title={messages.moved}>
          {messages.movedText}
        </Alert>
      )}
      {isFree && regrading.pending.length > 0 && (
        <Alert
          tone="warning"
          title={messages.edited.title}
          action={
            <Button variant="secondary" size="sm" onClick={regrading.addPending}>
              {messages.edited.add}
            </Button>
          }
        >
          {messages.edited.text(regrading.pending.length)}
        </Alert>
      )}
      {isFree && (
        <CorrectionForm
          questions={questions}
          edits={regrading.edits}
          errors={regrading.refusals}
          loading={preview.isPending}
          onChange={regrading.change}
          onPreview={() => preview.mutate()}
        />
      )}
      {failure && <Alert tone="danger">{serverMessage(failure, standardMessage(failure))}</Alert>}
      {isFree && shownPreview && (
        <PreviewPanel quizId={quiz.id} preview={shownPreview} onApply={() => regrading.setIsAsking(true)} />
      )}
      <RegradeHistory regrades={regrades} questions={questions} />
      <ConfirmDialog
        open={regrading.isAsking}
        type="warning"
        title={messages.confirm.title(shownPreview?.affected ?? 0)}
        message={messages.confirm.message(shownPreview?.affected ?? 0)}
        confirmLabel={messages.confirm.apply}
        loading={apply.isPending}
        onConfirm={regrading.applyAll}
        onCancel={() => regrading.setIsAsking(false)}
      />
      <LeaveDialog mayLose={regrading.isTyped} text={messages.leave} />
    </div>
  );
}
