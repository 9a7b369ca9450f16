import { QuizId } from '@quizhall/shared/model/common';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { may } from '@quizhall/shared/rules/permissions';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import toast from 'react-hot-toast';
import { useNavigate, useParams } from 'react-router-dom';
import { effectiveTimeLimit, isUnlimited } from '@quizhall/shared/rules/attempts/deadline';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Page, PageFrame } from '@/components/ui/page.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { QuizLoadError } from '@/entities/quiz/load-error.tsx';
import { previewOfQuiz } from '@/entities/quiz/preview/of-quiz.ts';
import { PreviewWalk } from '@/entities/quiz/preview/preview-walk.tsx';
import { dashboardPath, editPath } from '@/entities/quiz/quiz-links.ts';
import { hasCode } from '@/lib/api/errors.ts';
import { formatAgo, formatNumber, formatPercent } from '@/lib/format.ts';
import { decideApproval } from '../approvals/approval-calls.ts';
import { waitingQuizQuery } from '../shared/queries.ts';
import { approvalMessages } from '../approvals/approval-messages.ts';
import { RejectDialog } from '../approvals/reject-dialog.tsx';
import { useOrganizationChange } from '../shared/use-organization-change.ts';
import { tabPath } from '../dashboard/dashboard-tabs.ts';
import { reviewMessages as TEXT } from '../approvals/review-messages.ts';

const FACTS_TEXT = TEXT;

/** Settings that the questions do not show: access, time limit and attempts. */
function ReviewFacts({ quiz }: { quiz: OwnQuiz }) {
  return (
    <Panel title={FACTS_TEXT.facts}>
      <dl className="grid grid-cols-1 gap-2 text-sm">
        {factsOf(quiz).map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function factsOf({ settings, questions }: OwnQuiz): [string, string][] {
  const { visibility = settings.isPublic ? 'public' : 'private', drawQuestions } = settings;
  const all = questions.length;
  return [
    [FACTS_TEXT.fact.audience, FACTS_TEXT.audiences[visibility]],
    ...(settings.requirePassword
      ? ([[FACTS_TEXT.fact.password, FACTS_TEXT.hasPassword]] as [string, string][])
      : []),
    [
      FACTS_TEXT.fact.questions,
      drawQuestions > 0 && drawQuestions < all ? FACTS_TEXT.drawn(drawQuestions, all) : formatNumber(all),
    ],
    [
      FACTS_TEXT.fact.time,
      settings.practiceMode || isUnlimited(settings.timeLimit)
        ? FACTS_TEXT.noLimit
        : FACTS_TEXT.minutes(effectiveTimeLimit(settings.timeLimit)),
    ],
    [FACTS_TEXT.fact.attempts, attemptsText(settings)],
    [FACTS_TEXT.fact.pass, formatPercent(settings.passingScore)],
    [
      FACTS_TEXT.fact.results,
      settings.showResultsImmediately ? FACTS_TEXT.shown.atOnce : FACTS_TEXT.shown.later,
    ],
  ];
}

function attemptsText({ practiceMode, allowRetake, maxAttempts }: OwnQuiz['settings']): string {
  if (practiceMode || (allowRetake && maxAttempts <= 1)) return FACTS_TEXT.unlimited;
  return formatNumber(maxAttempts);
}

/** `/quiz/:id/review`: pending changes of a quiz in the participant's view, for approvers. */
export function Component() {
  const { id = '' } = useParams();
  const valid = QuizId.safeParse(id).success;
  const { data, error, isFetching, refetch } = useQuery({ ...waitingQuizQuery(id), enabled: valid });
  if (data) return <Review key={data.waiting?.approvalId} quiz={data} />;
  if (hasCode(error, 'NOT_FOUND')) return <NothingWaits id={id} />;
  return (
    <PageFrame>
      {error || !valid ? (
        <QuizLoadError
          {...(error && { error })}
          retrying={isFetching}
          {...(valid && { onRetry: () => void refetch() })}
        />
      ) : (
        <div role="status" aria-label={TEXT.loading} className="grid gap-5">
          <Skeleton className="h-12 w-64" />
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </PageFrame>
  );
}

const NothingWaits = ({ id }: { id: string }) => (
  <Page title={TEXT.none} documentTitle={TEXT.none}>
    <EmptyState
      icon={<SearchX />}
      title={TEXT.none}
      text={TEXT.noneText}
      action={
        <ButtonLink variant="secondary" to={dashboardPath(id)}>
          {TEXT.toQuiz}
        </ButtonLink>
      }
    />
  </Page>
);

function Review({ quiz }: { quiz: OwnQuiz }) {
  const { waiting, organizationId = '', roles = [], version } = quiz;
  const title = quiz.title || TEXT.untitled;
  const preview = useMemo(() => previewOfQuiz(quiz), [quiz]);
  const decides = may(roles, 'organization.manage');
  const approvals = tabPath(decides ? 'approvals' : 'quizzes', organizationId);
  return (
    <Page
      title={TEXT.title(title)}
      width="text"
      breadcrumbs={[
        { label: TEXT.organization, to: tabPath('overview', organizationId) },
        { label: TEXT.approvals, to: approvals },
        { label: title },
      ]}
      lead={
        waiting &&
        `${TEXT.asked(waiting.by.name, formatAgo(waiting.askedAt))} ${version > 0 ? TEXT.next(version) : TEXT.first}`
      }
      actions={
        <ButtonLink variant="ghost" to={editPath(quiz.id)}>
          {TEXT.edit}
        </ButtonLink>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        {waiting?.rejected && (
          <Alert tone="warning" live={false} title={TEXT.rejected}>
            <p className="wrap-anywhere">{TEXT.rejectedText(waiting.rejected.reason)}</p>
          </Alert>
        )}
        {!decides && <p className="text-sm text-muted">{TEXT.only}</p>}
        <ReviewFacts quiz={quiz} />
        <Panel title={TEXT.seen} hint={TEXT.seenHint}>
          <PreviewWalk quiz={preview} />
        </Panel>
        {decides && waiting && !waiting.rejected && (
          <Decision
            approval={{ id: waiting.approvalId, title }}
            organizationId={organizationId}
            next={approvals}
          />
        )}
      </div>
    </Page>
  );
}

interface DecisionProps {
  approval: { id: string; title: string };
  organizationId: string;
  /** Path of the page after the decision. */
  next: string;
}

/** Stays visible while the quiz scrolls. */
function Decision({ approval, organizationId, next }: DecisionProps) {
  const [rejecting, setRejecting] = useState(false);
  const navigate = useNavigate();
  const change = useOrganizationChange(
    organizationId,
    () => decideApproval(organizationId, { id: approval.id, decision: 'approve' }),
    approvalMessages.approveFailed,
  );
  const approved = () => {
    toast.success(approvalMessages.approved);
    void navigate(next);
  };
  return (
    <div
      data-keep-clear
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-canvas/95 px-4 py-3 backdrop-blur-sm sm:-mx-6 sm:px-6"
    >
      {change.problem && (
        <p role="alert" className="min-w-0 flex-1 text-sm text-danger-ink">
          {change.problem}
        </p>
      )}
      <Button variant="secondary" onClick={() => setRejecting(true)}>
        {approvalMessages.reject}
      </Button>
      <Button loading={change.running} onClick={() => change.run(undefined, approved)}>
        {approvalMessages.approve}
      </Button>
      {rejecting && (
        <RejectDialog
          organizationId={organizationId}
          approval={approval}
          onClose={() => setRejecting(false)}
          onDone={() => void navigate(next)}
        />
      )}
    </div>
  );
}
