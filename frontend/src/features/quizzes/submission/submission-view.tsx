import type { SubmissionDetails } from '@quizhall/shared/model/results/submission-details';
import { ChartColumn, Clock, ListChecks, PenLine, RotateCcw, Star, Trophy } from 'lucide-react';
import { useState } from 'react';
import { DataList } from '@/components/list/data-list.tsx';
import { gradingPath } from '@/entities/quiz/quiz-links.ts';
import { WrittenIn } from '@/lib/written-in.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { formatDateTime, formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import { type AuditPage, auditQuery } from './submission-queries.ts';
import { auditSentence } from './audit-messages.ts';
import { submission as TEXT } from './submission-messages.ts';
import { BehaviorSection } from './behavior-section.tsx';
import { AnalyticsSection, DeviceSection, NavigationSection, RewardsSection } from './course-sections.tsx';
import { Interventions } from './interventions.tsx';
import { PdfButton } from './pdf-button.tsx';
import { Facts, Section } from './section.tsx';
import { SubmissionAnswers } from './submission-answers.tsx';

const AUDIT_TEXT = TEXT.audit;

interface AuditSectionProps {
  submissionId: string;
  /** Effect of the last answer key correction on the result. The quiz's audit log names its author. */
  corrected: SubmissionDetails['corrected'];
}

/** Audit log of the submission, newest first. */
function AuditSection({ submissionId, corrected }: AuditSectionProps) {
  const list = useCursorList(auditQuery(submissionId), ({ entries }: AuditPage) => entries);
  return (
    <Section title={AUDIT_TEXT.title} open>
      <p className="mb-3 text-sm text-muted">{AUDIT_TEXT.hint}</p>
      {corrected && (
        <div className="mb-2 rounded-control bg-well px-3 py-2.5 text-sm">
          <p className="text-ink">{AUDIT_TEXT.corrected(corrected.from, corrected.to)}</p>
          <p className="mt-0.5 text-xs text-muted">{formatDateTime(corrected.at)}</p>
        </div>
      )}
      <DataList
        list={list}
        texts={{ loading: TEXT.loading, failed: AUDIT_TEXT.failed, loadMore: AUDIT_TEXT.more }}
        skeleton={<Skeleton className="h-12" />}
        empty={<p className="text-sm text-muted">{AUDIT_TEXT.none}</p>}
      >
        {(entries) => (
          <ol className="divide-y divide-line">
            {entries.map((entry) => (
              <li key={entry.id} className="py-2.5 text-sm">
                <p className="text-ink">
                  {auditSentence(entry)}
                  {'reason' in entry.data && <span className="text-muted">: {entry.data.reason}</span>}
                </p>
                <p className="mt-0.5 text-xs text-muted">
                  {entry.by ? (entry.by.name ?? AUDIT_TEXT.gone) : AUDIT_TEXT.product} ·{' '}
                  {formatDateTime(entry.at)}
                </p>
              </li>
            ))}
          </ol>
        )}
      </DataList>
    </Section>
  );
}

interface DetailsProps {
  details: SubmissionDetails;
}

interface SubmissionViewProps extends DetailsProps {
  /** True if the user may reopen, annul and so on. */
  mayIntervene: boolean;
}

export function SubmissionView({ details, mayIntervene }: SubmissionViewProps) {
  const [tab, setTab] = useState('overview');
  return (
    <WrittenIn value={details.paper.language}>
      <Person details={details} mayIntervene={mayIntervene} />
      {details.annulled && (
        <Alert
          tone="danger"
          live={false}
          className="mt-5"
          title={TEXT.annulled(formatDateTime(details.annulled.at))}
        >
          {details.annulled.reason}
        </Alert>
      )}
      <Cards details={details} />
      <div className="mt-6">
        <Tabs
          value={tab}
          onValueChange={setTab}
          label={TEXT.tabs.label}
          items={[
            { value: 'overview', label: TEXT.tabs.overview, icon: <ChartColumn aria-hidden="true" /> },
            {
              value: 'answers',
              label: TEXT.tabs.answers,
              icon: <ListChecks aria-hidden="true" />,
              count: details.answers.length,
            },
          ]}
        >
          <TabPanel value="overview">
            <div className="flex flex-col gap-3">
              <Times details={details} />
              <BehaviorSection details={details} />
              <NavigationSection details={details} />
              <AnalyticsSection details={details} />
              <RewardsSection details={details} />
              <DeviceSection details={details} />
              <AuditSection submissionId={details.submissionId} corrected={details.corrected} />
            </div>
          </TabPanel>
          <TabPanel value="answers">
            <SubmissionAnswers details={details} />
          </TabPanel>
        </Tabs>
      </div>
    </WrittenIn>
  );
}

/** A result that awaits grading is neither passed nor failed. */
function outcomeOf(details: SubmissionDetails): { tone: Tone; text: string } {
  const { status, score, pending, uncounted, annulled } = details;
  if (status === 'in_progress') return { tone: 'accent', text: TEXT.status.running };
  if (annulled) return { tone: 'danger', text: TEXT.status.annulled };
  if (uncounted) return { tone: 'neutral', text: TEXT.status.practice };
  if (pending > 0) return { tone: 'warning', text: TEXT.status.waiting };
  if (status === 'pending_review') return { tone: 'accent', text: TEXT.status.graded };
  return score?.isPassing
    ? { tone: 'success', text: TEXT.status.passed }
    : { tone: 'danger', text: TEXT.status.failed };
}

/** Participant, as stored with the attempt, and the attempt's status. */
function Person({ details, mayIntervene }: SubmissionViewProps) {
  const { participantName, participant, guestInfo } = details;
  const outcome = outcomeOf(details);
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Avatar name={participantName} src={participant.avatarUrl} size="lg" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="text-lg font-display tracking-tight wrap-anywhere text-ink">{participantName}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {guestInfo?.email || participant.email || TEXT.noEmail}
        </p>
        {guestInfo && Object.keys(guestInfo.additionalInfo).length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {Object.entries(guestInfo.additionalInfo).map(([key, value]) => (
              <li
                key={key}
                className="max-w-full rounded-full border border-line bg-well px-3 py-1 text-xs wrap-anywhere"
              >
                <span className="text-muted">{key}: </span>
                <span className="font-medium text-ink">{value}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:min-h-9">
        <Badge tone={outcome.tone}>{outcome.text}</Badge>
        {details.status === 'timed_out' && <Badge tone="warning">{TEXT.timedOut}</Badge>}
        {details.lateSync && <Badge tone="warning">{TEXT.lateSync}</Badge>}
        {details.finishedBy === 'owner' && <Badge>{TEXT.endedByOwner}</Badge>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {details.status === 'pending_review' && !details.annulled && (
          <ButtonLink
            size="sm"
            icon={<PenLine />}
            to={gradingPath(details.quiz.id, { submission: details.submissionId })}
          >
            {TEXT.grade}
          </ButtonLink>
        )}
        <PdfButton
          submissionId={details.submissionId}
          label={TEXT.pdf}
          title={TEXT.pdfLabel}
          failed={TEXT.pdfFailed}
        />
        {mayIntervene && <Interventions details={details} />}
      </div>
    </div>
  );
}

function Cards({ details }: DetailsProps) {
  const { totalTimeSpent, attemptNumber, isRetake, rewards, paper, pending, annulled } = details;
  const cards = TEXT.cards;
  // An ungraded score would read as 0, and an annulled score as valid.
  const isWaiting = pending > 0;
  const score = isWaiting || annulled ? undefined : details.score;
  return (
    <dl className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile
        label={cards.score}
        icon={<Trophy />}
        value={score ? formatPercent(score.percentage) : '–'}
        hint={
          score
            ? cards.correct(score.correctAnswers, score.totalQuestions)
            : isWaiting
              ? TEXT.status.waiting
              : annulled
                ? TEXT.status.annulled
                : cards.noScore
        }
      />
      <StatTile
        label={cards.duration}
        icon={<Clock />}
        value={formatDuration(totalTimeSpent)}
        hint={cards.seconds(Math.round(totalTimeSpent))}
      />
      <StatTile
        label={cards.attempt}
        icon={<RotateCcw />}
        value={cards.number(attemptNumber)}
        hint={isRetake ? cards.retake : cards.first}
      />
      <StatTile
        label={cards.points}
        icon={<Star />}
        value={score ? formatNumber(rewards?.points ?? score.totalScore) : '–'}
        hint={cards.base(
          score ? formatNumber(score.totalScore) : '–',
          formatNumber(details.score?.totalPossibleScore ?? paper.totalPoints),
        )}
      />
    </dl>
  );
}

function Times({ details }: DetailsProps) {
  const { startedAt, completedAt, extraTime, quiz, late } = details;
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-4 sm:px-5">
      <Facts
        facts={[
          { term: TEXT.started, value: formatDateTime(startedAt) },
          { term: TEXT.completed, value: completedAt ? formatDateTime(completedAt) : TEXT.inProgress },
          ...(late ? [{ term: TEXT.arrived, value: formatDateTime(late.receivedAt) }] : []),
          ...(late?.held
            ? [{ term: TEXT.heldByEnd, value: TEXT.held(late.held.answered, late.held.percentage) }]
            : []),
          { term: TEXT.version, value: formatNumber(quiz.version) },
          ...(extraTime ? [{ term: TEXT.extraTime, value: TEXT.extra(extraTime) }] : []),
        ]}
      />
    </div>
  );
}
