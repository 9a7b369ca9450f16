import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { CreditCard, Eye, LogOut, Pencil, PenLine, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import {
  editPath,
  gradingPath,
  participantLink,
  paymentsPath,
  peoplePath,
} from '@/entities/quiz/quiz-links.ts';
import { mayWith } from '@/entities/quiz/quiz-rights.ts';
import { ShareCode, ShareLink } from '@/entities/quiz/share-values.tsx';
import { StatusBadge } from '@/entities/quiz/status-badge.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { standardMessage } from '@/lib/api/messages.ts';
import { formatDateTime } from '@/lib/format.ts';
import { releaseResults } from '../status/quiz-calls.ts';
import { dashboard as TEXT } from './dashboard-messages.ts';
import { listMessages } from '../list/list-messages.ts';
import { messages } from '../status/messages.ts';
import { actionsFor, type StatusAction } from '../status/status-actions.ts';
import { PrizePanel } from './prize-panel.tsx';
import { RetentionPanel } from './retention-panel.tsx';
import { STATUS_ICONS } from '../status/status-icons.tsx';

/** Releases the results of a quiz and updates its cached overview. */
function useRelease(quizId: string, onDone: () => void) {
  const client = useQueryClient();
  const key = quizKeys.overview(quizId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => releaseResults(quizId),
    onSuccess: async ({ releasedAt }) => {
      // A read in progress would restore the previous state.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<QuizOverview>(key, (quiz) => quiz && { ...quiz, release: { releasedAt } });
      onDone();
    },
  });
  return {
    release: () => mutate(),
    releasing: isPending,
    problem: error ? standardMessage(error) : undefined,
  };
}

const RELEASE_TEXT = TEXT.release;

interface ReleasePanelProps {
  quizId: string;
  /** Time of the last release, if any. */
  releasedAt: string | undefined;
}

/** Release of withheld results and answers: the last release and the action for the next one. */
function ReleasePanel({ quizId, releasedAt }: ReleasePanelProps) {
  const [asking, setAsking] = useState(false);
  const { release, releasing, problem } = useRelease(quizId, () => setAsking(false));
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        {releasedAt ? RELEASE_TEXT.released(formatDateTime(releasedAt)) : RELEASE_TEXT.waiting}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon={<Eye />} onClick={() => setAsking(true)}>
          {RELEASE_TEXT.action}
        </Button>
        <ButtonLink variant="ghost" to={gradingPath(quizId, { view: 'release' })}>
          {TEXT.grading.choose}
        </ButtonLink>
      </div>
      <ConfirmDialog
        open={asking}
        type="warning"
        title={RELEASE_TEXT.confirm.title}
        message={RELEASE_TEXT.confirm.message}
        confirmLabel={RELEASE_TEXT.action}
        loading={releasing}
        error={problem}
        onConfirm={release}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

interface SettingsTabProps {
  quiz: QuizOverview;
  busy: boolean;
  onAction: (action: StatusAction | 'delete') => void;
  onLeave: () => void;
}

export function SettingsTab({ quiz, busy, onAction, onLeave }: SettingsTabProps) {
  const link = participantLink(quiz.shareableLink);
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Panel title={TEXT.status}>
        <div className="flex items-center gap-3">
          <StatusBadge status={quiz.status} />
          <p className="text-sm text-muted">{TEXT.statusText[quiz.status]}</p>
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          {actionsFor(quiz).map((action) => {
            const Icon = STATUS_ICONS[action];
            return (
              <Button
                key={action}
                variant="secondary"
                icon={<Icon />}
                disabled={busy}
                onClick={() => onAction(action)}
              >
                {messages.actions[action].label}
              </Button>
            );
          })}
          {mayWith(quiz, 'quiz.delete') && (
            <Button
              variant="secondary"
              icon={<Trash2 />}
              disabled={busy}
              className="text-danger-ink!"
              onClick={() => onAction('delete')}
            >
              {listMessages.card.delete}
            </Button>
          )}
        </div>
      </Panel>
      <Panel title={TEXT.quick}>
        <div className="flex flex-wrap gap-2">
          {mayWith(quiz, 'quiz.edit') && (
            <ButtonLink variant="secondary" icon={<Pencil />} to={editPath(quiz.id)}>
              {TEXT.editQuestions}
            </ButtonLink>
          )}
          {mayWith(quiz, 'quiz.edit') && (
            <ButtonLink variant="secondary" icon={<Users />} to={peoplePath(quiz.id)}>
              {TEXT.people}
            </ButtonLink>
          )}
          {quiz.isPaid && mayWith(quiz, 'quiz.fund') && (
            <ButtonLink variant="secondary" icon={<CreditCard />} to={paymentsPath(quiz.id)}>
              {TEXT.payments}
            </ButtonLink>
          )}
          <CopyButton text={link} label={TEXT.copyLink} toast={TEXT.linkCopied} />
        </div>
      </Panel>
      {mayWith(quiz, 'quiz.leave') && (
        <Panel title={TEXT.leave.panel} className="lg:col-span-2">
          <p className="text-sm text-muted">{TEXT.leave.hint}</p>
          <Button variant="secondary" icon={<LogOut />} className="mt-4" onClick={onLeave}>
            {TEXT.leave.action}
          </Button>
        </Panel>
      )}
      {quiz.release && mayWith(quiz, 'quiz.grade') && (
        <Panel title={TEXT.release.title} className="lg:col-span-2">
          <ReleasePanel quizId={quiz.id} releasedAt={quiz.release.releasedAt} />
        </Panel>
      )}
      {quiz.essays && mayWith(quiz, 'quiz.grade') && (
        <Panel title={TEXT.grading.panel} hint={TEXT.grading.hint} className="lg:col-span-2">
          <ButtonLink variant="secondary" icon={<PenLine />} to={gradingPath(quiz.id)}>
            {TEXT.grading.action}
          </ButtonLink>
        </Panel>
      )}
      {mayWith(quiz, 'quiz.fund') && <PrizePanel quiz={quiz} />}
      <RetentionPanel quiz={quiz} />
      <Panel title={TEXT.access} className="lg:col-span-2">
        {quiz.status === 'draft' && <p className="mb-4 text-sm text-muted">{TEXT.shareDraft}</p>}
        <div className="grid gap-4 sm:grid-cols-2">
          <ShareCode size="sm" code={quiz.code} />
          <ShareLink size="sm" shareableLink={quiz.shareableLink} />
        </div>
      </Panel>
    </div>
  );
}
