import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { locale } from '@/lib/language.ts';
import type { QueuedSubmission } from '@quizhall/shared/contract/grading/grading';
import { LIMITS } from '@quizhall/shared/model/limits';
import { BookOpenCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SelectionBar } from '@/components/list/selection-bar.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { formatDateTime } from '@/lib/format.ts';
import { useSelection } from '@/lib/list/use-selection.ts';
import { beginRelease } from '../api/grading-calls.ts';
import { queueQuery, releaseQuery } from '../api/queries.ts';
import type { GradingPlace } from '../hooks/use-grading-place.ts';
import type { GradingQueue } from '../hooks/use-grading-queue.ts';
import { messages } from '../messages.ts';
import { whoOf } from './grading-work.tsx';

/** Starts and follows a release. Its run id is in the URL, so a reload continues. */
function useRelease(quizId: string, { run: runId, go }: Pick<GradingPlace, 'run' | 'go'>) {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (wish: Parameters<typeof beginRelease>[1]) => beginRelease(quizId, wish),
  });
  const run = useQuery({ ...releaseQuery(runId ?? ''), enabled: runId !== undefined });
  const ended = run.data?.status === 'done' || run.data?.status === 'failed';
  useEffect(() => {
    if (!ended) return;
    void client.invalidateQueries({ queryKey: queueQuery(quizId).queryKey });
    void refreshQuiz(client, quizId);
  }, [ended, client, quizId]);
  return {
    begin: (wish: Parameters<typeof beginRelease>[1], onBegun: () => void) =>
      mutate(wish, {
        onSuccess: (begun) => {
          onBegun();
          go({ run: begun });
        },
      }),
    beginning: isPending,
    problem: error ? serverMessage(error, messages.release.failed) : undefined,
    forget: reset,
    runId,
    run: run.data,
    lost: run.isError && !run.data,
    lookAgain: () => void run.refetch(),
  };
}
type Release = ReturnType<typeof useRelease>;

const TEXT = messages.release;

/** Progress and result of a release. */
function ReleaseProgress({ release: { runId, run, lost, lookAgain } }: { release: Release }) {
  if (runId === undefined) return null;
  if (run?.status === 'done') return <Alert tone="success">{TEXT.done}</Alert>;
  if (run?.status === 'failed') return <Alert tone="danger">{run.message ?? TEXT.stopped}</Alert>;
  if (lost)
    return (
      <Alert
        tone="warning"
        action={
          <Button size="sm" variant="secondary" onClick={lookAgain}>
            {TEXT.again}
          </Button>
        }
      >
        {TEXT.unknown}
      </Alert>
    );
  const progress = TEXT.running(run?.done ?? 0, run?.total ?? 0);
  return (
    <Card>
      <p role="status" className="text-sm font-medium text-ink">
        {progress}
      </p>
      <ProgressBar label={progress} value={run?.done ?? 0} max={run?.total || 1} className="mt-3" />
      <p className="mt-3 text-sm text-muted">{TEXT.leaveIt}</p>
    </Card>
  );
}

interface ReleaseViewProps {
  quizId: string;
  queue: GradingQueue;
  place: GradingPlace;
}

/** Plan and progress of a release. */
export function ReleaseView({ quizId, queue: { queue, open, released }, place }: ReleaseViewProps) {
  const release = useRelease(quizId, place);
  const [asking, setAsking] = useState<'all' | 'some'>();
  const submissions = queue?.submissions ?? [];
  const ready = submissions.filter(({ state }) => state !== 'waiting');
  const waiting = submissions.length - ready.length;
  const rows = ready.slice(0, LIMITS.bulk);
  const selection = useSelection(rows);
  const running = release.runId !== undefined && !isOver(release.run?.status) && !release.lost;
  const begin = () =>
    release.begin(asking === 'all' ? { all: true } : { submissionIds: [...selection.selected] }, () => {
      setAsking(undefined);
      selection.clear();
    });
  return (
    <div className="grid grid-cols-1 gap-5">
      <ReleaseProgress release={release} />
      {submissions.length === 0 && !running ? (
        <Card>
          <EmptyState icon={<BookOpenCheck />} title={TEXT.emptyTitle} text={TEXT.emptyText} />
        </Card>
      ) : (
        <ReleasePlan
          counts={{ ready: ready.length, waiting, open, released }}
          running={running}
          onAll={() => setAsking('all')}
          onGrade={() => place.go({ view: 'answers' })}
        />
      )}
      {rows.length > 0 && (
        <div>
          <SelectionBar selection={selection}>
            <Button size="sm" disabled={running} onClick={() => setAsking('some')}>
              {TEXT.selected(selection.selected.size)}
            </Button>
          </SelectionBar>
          <Table
            caption={TEXT.caption}
            columns={columnsOf(place.blind)}
            rows={rows}
            rowKey={({ id }) => id}
            selection={{ ...selection, nameOf: (row) => who(row, place.blind) }}
          />
        </div>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        type="warning"
        title={TEXT.confirm.title}
        message={asking === 'some' ? TEXT.confirm.some(selection.selected.size) : TEXT.confirm.all}
        confirmLabel={TEXT.confirm.label}
        loading={release.beginning}
        error={release.problem}
        onConfirm={begin}
        onCancel={() => {
          release.forget();
          setAsking(undefined);
        }}
      />
    </div>
  );
}

interface ReleasePlanProps {
  counts: Record<'ready' | 'waiting' | 'open' | 'released', number>;
  running: boolean;
  onAll: () => void;
  onGrade: () => void;
}

/** Effects of the release and the number of participants. */
function ReleasePlan({
  counts: { ready, waiting, open, released },
  running,
  onAll,
  onGrade,
}: ReleasePlanProps) {
  return (
    <Panel title={TEXT.title}>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-muted marker:text-faint">
        <li>
          <strong className="font-medium text-ink">{TEXT.ready(ready)}</strong> {ready > 0 && TEXT.tells}
        </li>
        {waiting > 0 && <li>{TEXT.waiting(waiting)}</li>}
        {open > 0 && <li>{TEXT.open(open)}</li>}
        {released > 0 && <li>{TEXT.released(released)}</li>}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button icon={<BookOpenCheck />} disabled={ready === 0 || running} onClick={onAll}>
          {TEXT.all}
        </Button>
        {waiting > 0 && (
          <Button variant="secondary" onClick={onGrade}>
            {TEXT.grade}
          </Button>
        )}
      </div>
    </Panel>
  );
}

const isOver = (status: string | undefined) => status === 'done' || status === 'failed';

const who = ({ id, name }: QueuedSubmission, blind: boolean) => whoOf({ submissionId: id, name }, blind);

const columnsOf = (blind: boolean): TableColumn<QueuedSubmission>[] => [
  { id: 'who', header: TEXT.participant, primary: true, cell: (row) => who(row, blind) },
  { id: 'when', header: TEXT.handedIn, cell: (row) => formatDateTime(row.completedAt) },
  {
    id: 'points',
    header: TEXT.points,
    align: 'right',
    cell: ({ essays }) =>
      essays.length > 0
        ? essays.reduce((sum, { points }) => sum + (points ?? 0), 0).toLocaleString(locale)
        : '–',
  },
];
