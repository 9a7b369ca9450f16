import type { RegradePreview } from '@quizhall/shared/model/grading/regrade';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Table, type TableColumn } from '@/components/ui/table.tsx';
import { dashboardPath } from '@/entities/quiz/quiz-links.ts';
import { formatPercent } from '@/lib/format.ts';
import { messages } from '../messages.ts';

const TEXT = messages.preview;
type Change = RegradePreview['changes'][number];

/** Rounds as displayed: percentages only differ if their displayed values do. */
const rounded = (value: number) => Math.round(value * 10) / 10;

function Standing({ percentage, isPassing }: Change['before']) {
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {formatPercent(percentage)}
      <Badge tone={isPassing ? 'success' : 'danger'}>{isPassing ? TEXT.passed : TEXT.failed}</Badge>
    </span>
  );
}

const columnsOf = (quizId: string): TableColumn<Change>[] => [
  {
    id: 'name',
    header: TEXT.name,
    primary: true,
    cell: ({ name, submissionId, attemptNumber }) => (
      <>
        <Link
          className="text-accent-ink underline"
          to={`${dashboardPath(quizId)}?submission=${encodeURIComponent(submissionId)}`}
        >
          {name}
        </Link>
        <span className="block text-xs font-normal text-muted">{TEXT.attempt(attemptNumber)}</span>
      </>
    ),
  },
  { id: 'before', header: TEXT.before, cell: ({ before }) => <Standing {...before} /> },
  { id: 'after', header: TEXT.after, cell: ({ after }) => <Standing {...after} /> },
  {
    id: 'change',
    header: TEXT.change,
    align: 'right',
    cell: ({ before, after }) => TEXT.points(rounded(rounded(after.percentage) - rounded(before.percentage))),
  },
];

interface PreviewPanelProps {
  quizId: string;
  preview: RegradePreview;
  onApply: () => void;
}

/** Affected participants, score changes, and changes between pass and fail. */
export function PreviewPanel({ quizId, preview, onApply }: PreviewPanelProps) {
  const { attempts, affected, nowPass, nowFail, complete, changes } = preview;
  const hasEffect = affected > 0 || !complete;
  return (
    <Panel
      title={TEXT.title}
      actions={
        <Button variant={hasEffect ? 'primary' : 'secondary'} onClick={onApply}>
          {TEXT.apply}
        </Button>
      }
    >
      <div role="status" className="grid gap-2 text-base text-ink">
        <p>{affected === 0 ? TEXT.none(attempts) : TEXT.summary(affected, attempts)}</p>
        {nowPass + nowFail > 0 && (
          <p className="flex flex-wrap gap-2">
            {nowPass > 0 && <Badge tone="success">{TEXT.passes(nowPass)}</Badge>}
            {nowFail > 0 && <Badge tone="danger">{TEXT.fails(nowFail)}</Badge>}
          </p>
        )}
        {!hasEffect && <p className="text-sm text-muted">{TEXT.later}</p>}
        {!complete && <p className="text-sm text-muted">{TEXT.incomplete}</p>}
        {affected > 0 && changes.length === 0 && <p className="text-sm text-muted">{TEXT.hidden}</p>}
        {affected > changes.length && changes.length > 0 && (
          <p className="text-sm text-muted">{TEXT.first}</p>
        )}
      </div>
      {changes.length > 0 && (
        <div className="mt-5">
          <Table
            caption={TEXT.caption}
            columns={columnsOf(quizId)}
            rows={changes}
            rowKey={({ submissionId }) => submissionId}
          />
        </div>
      )}
    </Panel>
  );
}
