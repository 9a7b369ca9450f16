import type { AttemptResult } from '@quizhall/shared/model/attempts/attempt-result';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '@/components/part-boundary.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { formatDate, formatDateTime, formatDuration, formatNumber } from '@/lib/format.ts';
import { result as text } from './result-messages.ts';
import { LazyLeaderboard } from '../shared/lazy-leaderboard.tsx';
import { CompletionBanner } from './completion-banner.tsx';
import { Details } from './details.tsx';
import { FeedbackCard } from './feedback-card.tsx';
import { KeepResult } from './keep-result.tsx';
import { useMediaQuery } from '../shared/use-is-wide.ts';
import { ResultActions } from './result-actions.tsx';
import { TagScores } from './tag-scores.tsx';
import { RewardsCard } from './rewards-card.tsx';
import { lazyPart } from '@/components/lazy-part.tsx';
import { Clock, Download, ListChecks, ReceiptText, Repeat, Target, Trophy } from 'lucide-react';
import type { Receipt as SignedReceipt } from '@quizhall/shared/model/certificates/receipt';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { saveFile } from '@/lib/save-file.ts';

/** Proof that the answers arrived, as a file that anybody can check on a page of its own. */
function Receipt({ receipt: { at, jws }, quizTitle }: { receipt: SignedReceipt; quizTitle: string }) {
  // Behind `#`, so that no server sees or logs it.
  const path = `${SITE_PATHS.verifyReceipt}#${jws}`;
  const save = () =>
    saveFile({ blob: new Blob([jws], { type: 'application/jose' }), fileName: fileNameOf(quizTitle) });
  return (
    <Card as="section" aria-labelledby="receipt" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <ReceiptText aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="receipt" className="text-sm font-semibold text-ink">
          {text.receipt}
        </h2>
        <p className="text-sm text-muted">
          {text.receiptText({ when: formatDateTime(at) })} <TextLink to={path}>{text.receiptCheck}</TextLink>
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap gap-3">
        <CopyButton size="sm" label={text.copyReceipt} text={`${location.origin}${path}`} />
        <Button
          size="sm"
          variant="secondary"
          className={WRAPS}
          icon={<Download aria-hidden="true" />}
          onClick={save}
        >
          {text.saveReceipt}
        </Button>
      </div>
    </Card>
  );
}

/** What no file system takes in a name becomes a blank. */
const fileNameOf = (quizTitle: string) =>
  `${text
    .receiptFile({ quiz: quizTitle })
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .slice(0, 100)
    .trim()}.jws`;

function ResultTiles({ result: { score, submissionData } }: { result: AttemptResult }) {
  const outOf = (part: number, whole: number) =>
    text.outOf({ part: formatNumber(part), whole: formatNumber(whole) });
  return (
    <dl
      className={cx(
        'grid gap-3 @min-[16.5rem]:grid-cols-2',
        score ? '@min-[34rem]:grid-cols-4' : '@min-[34rem]:grid-cols-3',
      )}
    >
      {score ? (
        <>
          <StatTile
            icon={<Target />}
            label={text.correct}
            value={outOf(score.correctAnswers, score.totalQuestions)}
          />
          <StatTile
            icon={<Trophy />}
            label={text.points}
            value={outOf(score.totalScore, score.totalPossibleScore)}
          />
        </>
      ) : (
        <StatTile icon={<ListChecks />} label={text.answered} value={formatNumber(submissionData.answered)} />
      )}
      <StatTile icon={<Clock />} label={text.time} value={formatDuration(submissionData.totalTimeSpent)} />
      <StatTile icon={<Repeat />} label={text.attempt} value={formatNumber(submissionData.attemptNumber)} />
    </dl>
  );
}

/** Its code comes after the page that it stands on. */
const LazyPrizeHint = lazyPart(async () => (await import('./prize-hint.tsx')).PrizeHint);

/** Its code comes after the page that it stands on. */
const LazyCertificate = lazyPart(async () => (await import('./certificate-card.tsx')).CertificateCard);

/** What the attempt that has just ended hands to this page. */
type Arrival = { justFinished?: boolean } | null;

/** Tailwind's `sm`. */
const ROOMY = '(min-width: 40rem)';

/** What came of the attempt, as far as the quiz discloses it. */
export function ResultPage({ result, quizRef }: { result: AttemptResult; quizRef: string }) {
  const { quiz, score, byTag, submissionData, rewards, receipt, certificate, prizePool, deletedAt } = result;
  // As one came here: a later change of the address, such as a link within the page, takes nothing back.
  const { state } = useLocation();
  const [arrival] = useState(state as Arrival);
  const { recordedEvents = 0 } = submissionData;
  const details = score && quiz.allowResultsReview && <Details result={result} />;
  const isRoomy = useMediaQuery(ROOMY);
  return (
    <div className="@container mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <CompletionBanner result={result} fresh={arrival?.justFinished ?? false} />
      <ResultTiles result={result} />
      <ResultActions
        {...{ quizRef, quiz }}
        submissionId={result.submissionId}
        perfect={score?.percentage === 100}
      />
      {recordedEvents > 0 && (
        <Alert tone="warning" live={false}>
          {text.recordedEvents({ count: recordedEvents })}
        </Alert>
      )}
      {submissionData.lateSync && (
        <Alert tone="warning" live={false}>
          {text.lateSync}
        </Alert>
      )}
      {/* A phone shows one card at a time: the review first. */}
      {!isRoomy && details}
      {deletedAt ? (
        <Alert tone="neutral" live={false}>
          {text.deleted({ day: formatDate(deletedAt) })}
        </Alert>
      ) : (
        <>
          <KeepResult submissionId={result.submissionId} />
          <FeedbackCard result={result} />
        </>
      )}
      {byTag && byTag.length > 0 && <TagScores byTag={byTag} />}
      {rewards && <RewardsCard rewards={rewards} />}
      {score && certificate && (
        <PartBoundary>
          <LazyCertificate {...certificate} fresh={arrival?.justFinished ?? false} />
        </PartBoundary>
      )}
      {prizePool && score?.percentage !== 0 && (
        <PartBoundary>
          <LazyPrizeHint {...prizePool} />
        </PartBoundary>
      )}
      {quiz.leaderboard && <LazyLeaderboard quizId={quiz.id} submissionId={result.submissionId} />}
      {isRoomy && details}
      {receipt && <Receipt receipt={receipt} quizTitle={quiz.title} />}
    </div>
  );
}
