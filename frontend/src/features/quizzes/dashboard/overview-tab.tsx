import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Share2 } from 'lucide-react';
import { TagPanel } from '../analysis/tag-panel.tsx';
import { ViewDetails } from '../submission/view-details.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Histogram } from '@/components/ui/histogram.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { ResultsExport } from '@/entities/quiz/export/results-export.tsx';
import { gradingPath } from '@/entities/quiz/quiz-links.ts';
import { mayWith, seesSubmissions } from '@/entities/quiz/quiz-rights.ts';
import { formatDateTime, formatDuration, formatPercent } from '@/lib/format.ts';
import { readyQuery } from '../participants/participant-queries.ts';
import { dashboard as TEXT } from './dashboard-messages.ts';
import { participants as PARTICIPANTS } from '../participants/participants-messages.ts';

interface OverviewTabProps {
  quiz: QuizOverview;
  onShare: () => void;
}

export function OverviewTab({ quiz, onShare }: OverviewTabProps) {
  if (quiz.stats.completedAttempts === 0) {
    const [title, text] =
      quiz.practice?.counts === false
        ? [TEXT.practiceAlone, TEXT.practiceAloneText]
        : [TEXT.noAttempts, TEXT.noAttemptsText];
    return (
      <Card>
        <EmptyState
          icon={<ChartColumn />}
          title={title}
          text={text}
          action={
            !quiz.deletedAt && (
              <Button icon={<Share2 />} onClick={onShare}>
                {TEXT.share}
              </Button>
            )
          }
        />
      </Card>
    );
  }
  const isRunning = quiz.stats.totalAttempts > quiz.stats.completedAttempts;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">
          {TEXT.averages} {isRunning && TEXT.inProgress}
        </p>
        <ResultsExport quiz={quiz} withNames={seesSubmissions(quiz)} />
      </div>
      <Charts quiz={quiz} />
    </>
  );
}

/** Score distribution and recent participants. */
function Charts({ quiz }: { quiz: QuizOverview }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <WaitingNotice quiz={quiz} />
      <ReadyNotice quiz={quiz} />
      {quiz.stats.untold ? (
        <Alert tone="neutral" live={false} title={TEXT.untold} className="lg:col-span-2">
          {TEXT.untoldText}
        </Alert>
      ) : (
        <Panel title={TEXT.distribution} hint={TEXT.distributionHint}>
          <Histogram
            label={TEXT.distribution}
            unit={TEXT.attempts}
            table="toggle"
            bars={quiz.scoreDistribution.map(({ range, count }) => ({ label: range, value: count }))}
          />
        </Panel>
      )}
      {seesSubmissions(quiz) && (
        <Panel
          title={TEXT.recent}
          padded={false}
          actions={
            <TextLink to="?tab=participants" preventScrollReset className="text-sm">
              {PARTICIPANTS.all}
            </TextLink>
          }
        >
          <ul className="divide-y divide-line">
            {quiz.recentAttempts.map((attempt) => (
              <AttemptRow key={attempt.id} attempt={attempt} />
            ))}
          </ul>
        </Panel>
      )}
      {!quiz.deletedAt && !quiz.stats.untold && <TagPanel quizId={quiz.id} />}
    </div>
  );
}

/** Number of answers to grade, with a link to grading. */
function WaitingNotice({ quiz }: { quiz: QuizOverview }) {
  const { answersToGrade } = quiz.stats;
  if (answersToGrade === 0 || !mayWith(quiz, 'quiz.grade')) return null;
  return (
    <Alert
      tone="warning"
      live={false}
      title={TEXT.grading.waiting(answersToGrade)}
      action={
        <ButtonLink size="sm" to={gradingPath(quiz.id)}>
          {TEXT.grading.action}
        </ButtonLink>
      }
      className="lg:col-span-2"
    >
      {TEXT.grading.text}
    </Alert>
  );
}

/** Number of graded results that are not released yet, with a link to the release. */
function ReadyNotice({ quiz }: { quiz: QuizOverview }) {
  const isAsked = quiz.essays === true && seesSubmissions(quiz) && quiz.deletedAt === undefined;
  const { data: ready = 0 } = useQuery({ ...readyQuery(quiz.id), enabled: isAsked });
  if (ready === 0 || !isAsked) return null;
  return (
    <Alert
      tone="accent"
      live={false}
      title={TEXT.ready.title(ready)}
      action={
        <ButtonLink size="sm" to={gradingPath(quiz.id, { view: 'release' })}>
          {TEXT.ready.action}
        </ButtonLink>
      }
      className="lg:col-span-2"
    >
      {TEXT.ready.text}
    </Alert>
  );
}

type Attempt = QuizOverview['recentAttempts'][number];

/** A result that awaits grading is neither passed nor failed. */
function outcomeOf({ status, attemptStatus, graded }: Attempt): { tone: Tone; text: string } {
  if (graded) return { tone: 'accent', text: PARTICIPANTS.statuses.graded };
  if (attemptStatus === 'pending_review') return { tone: 'warning', text: TEXT.pendingReview };
  return status === 'passed' ? { tone: 'success', text: TEXT.passed } : { tone: 'danger', text: TEXT.failed };
}

function AttemptRow({ attempt }: { attempt: Attempt }) {
  const outcome = outcomeOf(attempt);
  const facts = [formatDuration(attempt.seconds), formatDateTime(attempt.date)];
  const notes = [attempt.attemptStatus === 'timed_out' && TEXT.timedOut, attempt.lateSync && TEXT.lateSync];
  return (
    <li className="flex flex-wrap items-start gap-3 px-5 py-3.5 sm:px-6">
      <Avatar name={attempt.name} src={attempt.avatarUrl} />
      <div className="min-w-0 flex-[1_1_6rem]">
        <p className="truncate text-sm font-medium text-ink">{attempt.name}</p>
        <p className="truncate text-xs text-muted">{attempt.email || TEXT.noEmail}</p>
        <p className="mt-0.5 text-xs text-faint">{[...facts, ...notes].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        {(attempt.attemptStatus !== 'pending_review' || attempt.graded) && (
          <span className="tabular text-sm font-medium text-ink">{formatPercent(attempt.score)}</span>
        )}
        <Badge tone={outcome.tone}>{outcome.text}</Badge>
      </div>
      <ViewDetails id={attempt.id} name={attempt.name} />
    </li>
  );
}
