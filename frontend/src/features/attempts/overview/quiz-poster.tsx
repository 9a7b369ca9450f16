import { isUnlimited } from '@quizhall/shared/rules/attempts/deadline';
import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { Clock, Eye, Gauge, ListChecks, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { CATEGORY_LABELS, DIFFICULTY_LABELS } from '@/entities/quiz/labels.ts';
import { Alert } from '@/components/ui/alert.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Cover } from '@/components/ui/cover.tsx';
import { MarkdownText } from '@/components/ui/markdown-text.tsx';
import { LazyLeaderboard } from '../shared/lazy-leaderboard.tsx';
import { PrizeBanner } from './prize-banner.tsx';
import { RewardsBanner } from './rewards-banner.tsx';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatDuration, formatMoney, formatPercent } from '@/lib/format.ts';
import { overview, pointsText, questionTimeText } from './overview-messages.ts';

/** Up to two hours in minutes, as people say it. */
function durationOf(minutes: number): string {
  if (isUnlimited(minutes)) return overview.unlimited;
  return minutes <= 120 ? overview.minutes({ minutes }) : formatDuration(minutes * 60);
}

interface QuizPosterProps {
  predata: Predata;
  /** Where the result of the last finished attempt stands, if there is one that may be looked at here. */
  resultPath: string | undefined;
}

/** What the quiz is. */
export function QuizPoster({ predata, resultPath }: QuizPosterProps) {
  if (predata.concealed) return <ConcealedPoster predata={predata} />;
  const { id, title, description, category, difficulty, coverImage, organization, instructions } = predata;
  const { questionTime, rewards, language } = predata;
  const { timeLimit, passingScore, isPaid, price, practice } = predata.settingsSummary;
  return (
    <article className="@container min-w-0">
      <div className="aspect-[5/2] max-h-72 w-full overflow-hidden rounded-card border border-line">
        <Cover seed={id} picture={coverImage} place="poster" className="h-full" />
      </div>
      <div className="mt-6 flex flex-wrap gap-2">
        <Badge tone="accent">{CATEGORY_LABELS[category]}</Badge>
        <Badge>{DIFFICULTY_LABELS[difficulty]}</Badge>
        {isPaid && <Badge tone="warning">{overview.price({ amount: formatMoney(price) })}</Badge>}
      </div>
      <h1 lang={language} className="mt-3 text-3xl font-display tracking-tight text-ink sm:text-4xl">
        {title}
      </h1>
      {organization && <By organization={organization} />}
      {description && (
        <div lang={language}>
          <MarkdownText text={description} className="mt-4 max-w-prose text-base text-muted sm:text-lg" />
        </div>
      )}
      <dl className="mt-8 grid gap-3 @min-[16.5rem]:grid-cols-2 @min-[34rem]:grid-cols-4">
        <StatTile
          icon={<ListChecks />}
          label={overview.questions}
          value={predata.totalQuestions}
          hint={pointsText(predata.totalPoints, predata.leastPoints)}
        />
        <StatTile
          icon={<Clock />}
          label={overview.duration}
          value={practice ? overview.unlimited : durationOf(timeLimit)}
        />
        <StatTile
          icon={<Gauge />}
          label={overview.difficulty}
          value={DIFFICULTY_LABELS[difficulty]}
          hint={passingScore > 0 ? overview.passing({ percent: formatPercent(passingScore) }) : undefined}
        />
        <StatTile
          icon={<Repeat />}
          label={overview.attempts}
          value={<MostAttempts max={predata.attempts.max} />}
          hint={<UsedAttempts predata={predata} resultPath={resultPath} />}
        />
      </dl>
      {practice && (
        <Alert tone="accent" live={false} title={overview.practice} className="mt-6">
          {overview.practiceText({ counts: practice.counts })}
        </Alert>
      )}
      {instructions && (
        <Section title={overview.instructions}>
          <div lang={language}>
            <MarkdownText text={instructions} className="text-muted" />
          </div>
        </Section>
      )}
      <Monitoring predata={predata} />
      {predata.prizePool && <PrizeBanner prize={predata.prizePool} />}
      {rewards && practice?.counts !== false && <RewardsBanner rewards={rewards} />}
      {rewards?.leaderboard && practice?.counts !== false && <LazyLeaderboard quizId={id} />}
      <Section title={overview.goodToKnow}>
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted">
          {!practice && !isUnlimited(timeLimit) && <li>{overview.notes.timer({ minutes: timeLimit })}</li>}
          {predata.drawnFrom !== undefined && (
            <li>{overview.notes.drawn({ asked: predata.totalQuestions, all: predata.drawnFrom })}</li>
          )}
          {questionTime && <li>{questionTimeText(questionTime, predata)}</li>}
          <li>{overview.notes.saved}</li>
          {!predata.settingsSummary.allowBackNavigation && <li>{overview.notes.forward}</li>}
        </ul>
      </Section>
    </article>
  );
}

/** Shows a members-only quiz to somebody who is not a member: only whose it is. */
function ConcealedPoster({ predata: { id, organization } }: { predata: Predata }) {
  return (
    <article className="min-w-0">
      <div className="aspect-[5/2] max-h-72 w-full overflow-hidden rounded-card border border-line">
        <Cover seed={id} place="poster" className="h-full" />
      </div>
      <h1 className="mt-6 text-3xl font-display tracking-tight text-ink sm:text-4xl">
        {overview.membersQuiz}
      </h1>
      {organization && <By organization={organization} />}
    </article>
  );
}

function By({
  organization: { name, color, logoUrl },
}: {
  organization: NonNullable<Predata['organization']>;
}) {
  return (
    <p className="mt-2 flex items-center gap-2.5 text-muted">
      {logoUrl && (
        <img src={logoUrl} alt="" className="h-9 max-w-32 rounded-inner bg-white object-contain p-0.5" />
      )}
      <span className="min-w-0 border-b-2 wrap-anywhere" style={{ borderColor: color }}>
        {overview.by({ organization: name })}
      </span>
    </p>
  );
}

function MostAttempts({ max }: { max: number }) {
  if (max > 0) return <>{max}</>;
  return (
    <>
      <span aria-hidden="true">∞</span>
      <span className="sr-only">{overview.unlimited}</span>
    </>
  );
}

function UsedAttempts({ predata, resultPath }: QuizPosterProps) {
  const { used } = predata.attempts;
  const isDone = predata.blocked?.code === 'ATTEMPTS_DONE';
  return (
    <>
      {used > 0 && (
        <span className="block">{isDone ? overview.usedAndDone({ used }) : overview.used({ used })}</span>
      )}
      {resultPath && (
        <TextLink to={resultPath} className="mt-1 inline-block">
          {overview.seeResult}
        </TextLink>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 max-w-prose">
      <h2 className="mb-2 text-lg font-display tracking-tight text-ink">{title}</h2>
      {children}
    </section>
  );
}

/** What is watched, said before anybody starts; and what else the door asks for. */
function Monitoring({ predata: { security, accessHints } }: { predata: Predata }) {
  const { disableCopyPaste, disableRightClick, fullScreenMode } = security.preventCheating;
  const rules = [
    disableCopyPaste && overview.monitoring.disableCopyPaste,
    disableRightClick && overview.monitoring.disableRightClick,
    fullScreenMode && overview.monitoring.fullScreenMode,
    security.extraSecure && overview.monitoring.oneDevice,
  ].filter((rule) => rule !== false);
  const { requiresIdentityVerification, maxParticipants, retentionMonths } = accessHints;
  return (
    <div className="mt-8 flex max-w-prose flex-col gap-3 empty:hidden">
      {rules.length > 0 && (
        <Alert tone="warning" live={false} title={overview.monitored}>
          <ul className="flex flex-col gap-1">
            {rules.map((rule) => (
              <li key={rule} className="flex gap-2">
                <Eye aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
                {rule}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {requiresIdentityVerification && (
        <Alert tone="neutral" live={false}>
          {overview.identity}
        </Alert>
      )}
      {maxParticipants !== null && (
        <Alert tone="neutral" live={false}>
          {overview.participantLimit({ count: maxParticipants })}
        </Alert>
      )}
      {retentionMonths && (
        <p className="text-sm text-muted">{overview.retention({ months: retentionMonths })}</p>
      )}
    </div>
  );
}
