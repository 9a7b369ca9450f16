import { locale } from '@/lib/language.ts';
import type { QueuedSubmission } from '@quizhall/shared/contract/grading';
import { LIMITS } from '@quizhall/shared/model/limits';
import { BookOpenCheck } from 'lucide-react';
import { useState } from 'react';
import { SelectionBar } from '@/components/list/selection-bar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { useSelection } from '@/lib/list/use-selection.ts';
import type { GradingPlace } from '../hooks/use-grading-place.ts';
import type { GradingQueue } from '../hooks/use-grading-queue.ts';
import { useRelease } from '../hooks/use-release.ts';
import { messages } from '../messages.ts';
import { whoOf } from './grading-work.tsx';
import { ReleaseProgress } from './release-progress.tsx';

const TEXT = messages.release;

interface ReleaseViewProps {
  quizId: string;
  queue: GradingQueue;
  place: GradingPlace;
}

/** What a release does, to how many, and how far it is. */
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

/** What will happen, to how many. */
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
