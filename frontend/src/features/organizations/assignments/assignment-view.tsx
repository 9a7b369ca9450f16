import type { Assignment } from '@quizhall/shared/model/organizations/assignment';
import { TAKER_STATES } from '@quizhall/shared/model/organizations/assignment-limits';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, BellRing, Download, Pencil, Printer, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import toast from 'react-hot-toast';
import { Alert } from '@/components/ui/alert.tsx';
import { Card } from '@/components/ui/card.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { dashboardPath } from '@/entities/quiz/quiz-links.ts';
import { hasCode } from '@/lib/api/errors.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { formatNumber, formatPercent } from '@/lib/format.ts';
import { deleteAssignment, exportAssigned, printAssigned, remindAssigned } from './assignment-calls.ts';
import { assignmentQuery } from './assignment-queries.ts';
import { assignmentMessages } from './assignment-messages.ts';
import { useFile } from '../shared/use-file.ts';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { momentIn } from './zoned-time.ts';
import { SmallButton } from '../shared/small-button.tsx';
import { AssignedPeople } from './assigned-people.tsx';
import { titleOf, toWhom } from './assignment-words.ts';
import { ChangeDialog } from './change-dialog.tsx';

const TEXT = assignmentMessages.one;

interface AssignmentViewProps {
  organizationId: string;
  id: string;
  onBack: () => void;
}

/** Assignment with its progress and pending assignees. */
export function AssignmentView({ organizationId, id, onBack }: AssignmentViewProps) {
  const { data, error, isFetching, refetch } = useQuery(assignmentQuery(organizationId, id));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="-ml-3">
        <SmallButton variant="ghost" icon={<ArrowLeft />} onClick={onBack}>
          {TEXT.back}
        </SmallButton>
      </div>
      {data && <Whole organizationId={organizationId} {...data} onBack={onBack} />}
      {!data && error && (
        <ErrorState
          title={TEXT.failed}
          message={hasCode(error, 'NOT_FOUND') ? TEXT.gone : standardMessage(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div role="status" aria-label={TEXT.loading} className="grid gap-5">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </div>
  );
}

interface WholeProps {
  organizationId: string;
  assignment: Assignment;
  timezone: string;
  named: readonly { id: string; name: string }[];
  onBack: () => void;
}

function Whole({ organizationId, assignment, timezone, named, onBack }: WholeProps) {
  const { quiz, progress, createdBy, createdAt } = assignment;
  const title = titleOf(assignment);
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        <div className="min-w-0">
          <SectionTitle>{title}</SectionTitle>
          <p className="mt-1 text-sm text-muted">
            {TEXT.by(createdBy.name, momentIn(createdAt, timezone))}
            {!quiz.gone && (
              <>
                {' · '}
                <TextLink to={dashboardPath(quiz.id)}>{TEXT.quiz}</TextLink>
              </>
            )}
          </p>
        </div>
        <Actions {...{ organizationId, assignment, timezone, named, onBack }} />
      </div>
      {quiz.gone && <Alert tone="warning">{assignmentMessages.gone}</Alert>}
      <Card className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-2">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="text-muted">{TEXT.finished}</span>
            <span className="font-medium text-ink">
              {assignmentMessages.progress(progress.done, progress.of)}
            </span>
          </p>
          <ProgressBar
            label={assignmentMessages.progressOf(title)}
            value={progress.done}
            max={progress.of}
            tone={progress.done === progress.of && progress.of > 0 ? 'success' : 'accent'}
          />
        </div>
        <States progress={progress} />
        <Facts assignment={assignment} timezone={timezone} />
      </Card>
      <AssignedPeople
        organizationId={organizationId}
        id={assignment.id}
        timezone={timezone}
        isAnybody={progress.of > 0}
      />
    </>
  );
}

/** Number of people by their progress, and their average score. */
function States({ progress: { states, averageScore } }: Pick<Assignment, 'progress'>) {
  if (!states) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 text-sm">
      {TAKER_STATES.map((state) => (
        <Fact key={state} name={TEXT.progress[state]}>
          {formatNumber(states[state])}
        </Fact>
      ))}
      <Fact name={TEXT.average}>{averageScore === undefined ? TEXT.none : formatPercent(averageScore)}</Fact>
    </dl>
  );
}

function Facts({ assignment, timezone }: Pick<WholeProps, 'assignment' | 'timezone'>) {
  const { dueAt, note, countsEarlier } = assignment;
  const [now] = useState(Date.now);
  return (
    <div className="@container text-sm">
      <dl className="pair-grid gap-4">
        <Fact name={Date.parse(dueAt) < now ? TEXT.wasDue : TEXT.due}>{momentIn(dueAt, timezone)}</Fact>
        <Fact name={TEXT.to}>{toWhom(assignment)}</Fact>
        <Fact name={TEXT.counts}>{countsEarlier ? TEXT.countsEarlier : TEXT.countsAnew}</Fact>
        {note && <Fact name={TEXT.note}>{note}</Fact>}
      </dl>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="min-w-0">
    <dt className="text-muted">{name}</dt>
    <dd className="mt-0.5 break-words whitespace-pre-line text-ink">{children}</dd>
  </div>
);

function Actions({ organizationId, assignment, timezone, named, onBack }: WholeProps) {
  const { id, quiz, progress, remindFrom } = assignment;
  const [open, setOpen] = useState<'change' | 'cancel'>();
  const reminder = useOrganizationChange(organizationId, () => remindAssigned(organizationId, id));
  const cancel = useOrganizationChange(
    organizationId,
    () => deleteAssignment(organizationId, id),
    undefined,
    id,
  );
  const file = useFile(() => exportAssigned(organizationId, id));
  const report = useFile(() => printAssigned(organizationId, id));
  const isOver = quiz.gone || progress.done === progress.of;
  const told = useRef<HTMLParagraphElement>(null);
  const isTold = useRef(false);
  // The button is disabled after the reminder and loses the focus.
  useEffect(() => {
    if (isTold.current && remindFrom !== undefined) told.current?.focus();
    isTold.current = false;
  }, [remindFrom]);
  return (
    <div className="@container">
      <div className="flex flex-wrap gap-2">
        <SmallButton
          variant="primary"
          icon={<BellRing />}
          disabled={isOver || remindFrom !== undefined}
          loading={reminder.running}
          aria-label={TEXT.remindOf}
          aria-describedby={remindFrom === undefined ? undefined : 'reminded-before'}
          onClick={() =>
            reminder.run(undefined, () => {
              toast.success(TEXT.reminded);
              isTold.current = true;
            })
          }
        >
          {TEXT.remind}
        </SmallButton>
        <SmallButton icon={<Pencil />} onClick={() => setOpen('change')}>
          {TEXT.change}
        </SmallButton>
        <SmallButton icon={<Download />} loading={file.saving} aria-label={TEXT.exportOf} onClick={file.save}>
          {TEXT.export}
        </SmallButton>
        <SmallButton icon={<Printer />} loading={report.saving} onClick={report.save}>
          {TEXT.report}
        </SmallButton>
        <SmallButton icon={<Trash2 />} onClick={() => setOpen('cancel')}>
          {TEXT.cancel}
        </SmallButton>
      </div>
      {remindFrom !== undefined && (
        <p ref={told} id="reminded-before" tabIndex={-1} className="mt-2 rounded-inner text-sm text-muted">
          {TEXT.remindedBefore(momentIn(remindFrom, timezone))}
        </p>
      )}
      {reminder.problem && (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          {reminder.problem}
        </p>
      )}
      {open === 'change' && (
        <ChangeDialog
          {...{ organizationId, assignment, timezone, named }}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConfirmDialog
        open={open === 'cancel'}
        type="danger"
        title={TEXT.cancelTitle}
        message={TEXT.cancelText}
        confirmLabel={TEXT.cancel}
        cancelLabel={TEXT.keep}
        loading={cancel.running}
        error={cancel.problem}
        onConfirm={() =>
          cancel.run(undefined, () => {
            toast.success(TEXT.cancelled);
            onBack();
          })
        }
        onCancel={() => setOpen(undefined)}
      />
    </div>
  );
}
