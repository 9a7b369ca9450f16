import type { OwnQuiz } from '@quizhall/shared/model/quiz';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Page } from '@/components/ui/page.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { dashboardPath, editPath } from '@/entities/quiz/quiz-links.ts';
import { ApiError } from '@/lib/api/errors.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { questionsQuery, regradeRunQuery, regradesQuery } from '../api/queries.ts';
import { applyRegrade, previewRegrade } from '../api/regrade-calls.ts';
import { CorrectionForm } from '../components/correction-form.tsx';
import { PreviewPanel } from '../components/preview-panel.tsx';
import { RegradeHistory } from '../components/regrade-history.tsx';
import { RunPanel } from '../components/run-panel.tsx';
import { editFromAddress, toCorrection } from '../model/correction-form.ts';
import { messages } from '../messages.ts';

/** `/quiz/:id/regrade`: correct the key of a published quiz; `?question=…&accept=…` or `&drop=1` begin it, `?run=…` shows how far it is. */
export function Component() {
  const { id = '' } = useParams();
  const { data: quiz, error, isFetching, refetch } = useQuery(questionsQuery(id));
  if (error && !quiz)
    return <QuizLoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
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
      {!quiz && (
        <div role="status" aria-label={messages.loading}>
          <Skeleton className="h-72 w-full" />
        </div>
      )}
      {quiz?.version === 0 && (
        <Alert tone="neutral" action={<ButtonLink to={editPath(id)}>{messages.edit}</ButtonLink>}>
          {messages.draft}
        </Alert>
      )}
      {quiz && quiz.version > 0 && <Regrading quiz={quiz} />}
    </Page>
  );
}

/** The messages of a refusal, by the place of the correction that they are about. */
const errorsOf = (error: unknown): Record<number, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.errors ?? {}).flatMap(([field, message]) => {
          const place = /^corrections\.(\d+)\./.exec(field)?.[1];
          return place === undefined ? [] : [[Number(place), message]];
        }),
      )
    : {};

function Regrading({ quiz }: { quiz: OwnQuiz }) {
  const { id, questions, revision } = quiz;
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const [edits, setEdits] = useState(() => editFromAddress(search, questions));
  const [isAsking, setIsAsking] = useState(false);
  const history = useQuery(regradesQuery(id));
  const runId = search.get('run') ?? '';
  const run = useQuery(regradeRunQuery(runId));
  const corrections = edits.flatMap((edit) => {
    const question = questions.find((one) => one.id === edit.questionId);
    return question ? [toCorrection(edit, question)] : [];
  });
  const preview = useMutation({ mutationFn: () => previewRegrade(id, { corrections, revision }) });
  const apply = useMutation({
    mutationFn: (wanted: typeof corrections) => applyRegrade(id, { corrections: wanted, revision }),
    onSuccess: (begun) => {
      setIsAsking(false);
      setSearch({ run: begun }, { replace: true });
    },
  });
  const status = run.data?.status;
  useEffect(() => {
    if (status !== 'done' && status !== 'failed') return;
    void refreshQuiz(client, id);
    void client.invalidateQueries({ queryKey: questionsQuery(id).queryKey });
    void client.invalidateQueries({ queryKey: regradesQuery(id).queryKey });
  }, [client, id, status]);
  const failure = preview.error ?? (isAsking ? null : apply.error);
  const refusals = errorsOf(failure);
  const another = () => {
    setEdits([]);
    preview.reset();
    apply.reset();
    setSearch({}, { replace: true });
  };
  return (
    <div className="grid grid-cols-1 gap-5">
      {runId !== '' && run.error && <Alert tone="warning">{messages.run.gone}</Alert>}
      {run.data && (
        <RunPanel
          run={run.data}
          resuming={apply.isPending}
          onResume={() => apply.mutate([])}
          onAnother={another}
        />
      )}
      {runId === '' && (
        <CorrectionForm
          questions={questions}
          edits={edits}
          errors={refusals}
          loading={preview.isPending}
          onChange={(next) => {
            setEdits(next);
            preview.reset();
          }}
          onPreview={() => preview.mutate()}
        />
      )}
      {failure && Object.keys(refusals).length === 0 && (
        <Alert tone="danger">{standardMessage(failure)}</Alert>
      )}
      {runId === '' && preview.data && (
        <PreviewPanel quizId={id} preview={preview.data} onApply={() => setIsAsking(true)} />
      )}
      {history.data && <RegradeHistory regrades={history.data.regrades} questions={questions} />}
      <ConfirmDialog
        open={isAsking}
        type="warning"
        title={messages.confirm.title}
        message={messages.confirm.message(preview.data?.affected ?? 0)}
        confirmLabel={messages.confirm.apply}
        loading={apply.isPending}
        error={apply.error && standardMessage(apply.error)}
        onConfirm={() => apply.mutate(corrections)}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
