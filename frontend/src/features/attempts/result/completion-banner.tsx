import type { AttemptResult, Score } from '@quizhall/shared/model/attempts/attempt-result';
import { CircleCheck, CircleX, Hourglass, Mail } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { ScoreRing } from '@/components/ui/score-ring.tsx';
import { formatDateTime, formatPercent, timeValues } from '@/lib/format.ts';
import { upcoming } from '../overview/upcoming.ts';
import { result as text } from './result-messages.ts';
import { GradeBand } from './grade-band.tsx';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '@/lib/motion.ts';

const RISING_MS = 800;
const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Runs from 0 up to `value` when it appears; stands at `value` at once where it should not move. */
function useRisingScore(value: number, active: boolean): number {
  const [part, setPart] = useState(() => (active && !prefersReducedMotion() ? 0 : 1));
  useEffect(() => {
    if (!active || prefersReducedMotion()) return undefined;
    let frame = 0;
    let begin: number | undefined;
    const step = (now: number) => {
      begin ??= now;
      const next = Math.min(1, (now - begin) / RISING_MS);
      setPart(next);
      if (next < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [active]);
  return part === 1 ? value : Math.round(value * easeOut(part));
}

/** What the server calls a guest who gave no name. */
const NAMELESS = 'Guest';

/** The participant's name; empty for a guest who gave none. */
const knownName = (participantName: string): string => (participantName === NAMELESS ? '' : participantName);

const MS = 900;
const COLOURS = ['bg-accent', 'bg-success-ink', 'bg-warning', 'bg-accent-ink'] as const;
const SHAPES = ['size-2 rounded-full', 'h-2.5 w-1.5', 'h-1.5 w-3'] as const;
const PIECES = Array.from({ length: 28 }, (_, index) => index);

/** End position of a piece: on a circle, so that it looks thrown and stays deterministic. */
function flightOf(index: number): { x: number; y: number; turn: number } {
  const angle = (index * 137.5 * Math.PI) / 180;
  const reach = 90 + ((index * 53) % 110);
  return { x: Math.cos(angle) * reach * 1.6, y: Math.sin(angle) * reach, turn: 180 + ((index * 97) % 360) };
}

/** Under a second of joy about a pass, out of the middle of whatever it stands in. Nothing for those who want none. */
function Celebration() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    for (const [index, piece] of [...(root.current?.children ?? [])].entries()) {
      const { x, y, turn } = flightOf(index);
      const frames = [
        { opacity: 1, transform: 'translate(0, 0)' },
        {
          opacity: 1,
          transform: `translate(${x * 0.8}px, ${y * 0.8}px) rotate(${turn * 0.7}deg)`,
          offset: 0.75,
        },
        { opacity: 0, transform: `translate(${x}px, ${y + 60}px) rotate(${turn}deg)` },
      ];
      piece.animate(frames, { duration: MS, easing: 'cubic-bezier(0.2, 0.6, 0.4, 1)' });
    }
  }, []);
  return (
    <div
      ref={root}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 grid place-items-center overflow-hidden"
    >
      {PIECES.map((index) => (
        <span
          key={index}
          className={cx(
            'col-start-1 row-start-1 opacity-0',
            COLOURS[index % COLOURS.length],
            SHAPES[index % SHAPES.length],
          )}
        />
      ))}
    </div>
  );
}

function titleOf({ status }: AttemptResult): string {
  if (status === 'timed_out') return text.timedOut;
  return status === 'pending_review' ? text.pending : text.completed;
}

interface CompletionBannerProps {
  result: AttemptResult;
  /** The attempt ended a moment ago: the score counts up. */
  fresh: boolean;
}

/** That it is done, and how it went if the quiz says so now. */
export function CompletionBanner({ result, fresh }: CompletionBannerProps) {
  const { quiz, score, submissionData, status } = result;
  const name = knownName(submissionData.participantName);
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface">
      <div
        className={cx(
          'relative flex flex-col items-center gap-6 px-5 py-8 text-center @max-[15rem]:px-2 @min-[37rem]:flex-row @min-[37rem]:gap-10 @min-[37rem]:px-10 @min-[37rem]:py-10 @min-[37rem]:text-left',
          score && (score.isPassing ? 'bg-success-soft' : 'bg-well'),
        )}
      >
        {fresh && score?.isPassing && <Celebration />}
        {score && <Ring score={score} fresh={fresh} uncounted={result.uncounted} />}
        <div className="min-w-0">
          <h1 className="text-3xl font-display tracking-tight text-ink @min-[37rem]:text-4xl @max-[15rem]:text-2xl">
            {titleOf(result)}
          </h1>
          <p className="mt-2 text-base text-muted">
            {name ? text.hello({ name, quiz: quiz.title }) : quiz.title}
          </p>
          {status === 'timed_out' && <p className="mt-1 text-base text-muted">{text.timedOutText}</p>}
          {score && !result.uncounted && <Verdict score={score} passingScore={quiz.passingScore} />}
          {result.endedByOwner && (
            <p className="mt-1 text-base text-muted">
              {text.endedByOwner(timeValues(submissionData.completedAt))}
            </p>
          )}
          {result.corrected && (
            <p className="mt-3 text-sm text-muted">
              {text.corrected({
                at: formatDateTime(result.corrected.at),
                from: formatPercent(result.corrected.from),
                to: formatPercent(result.corrected.to),
              })}
            </p>
          )}
          {result.annulled && (
            <div className="mt-4 text-sm text-ink">
              <p>
                <Badge tone="danger" className="mr-2">
                  {text.annulled}
                </Badge>
                {text.annulledText({ when: formatDateTime(result.annulled.at) })}
              </p>
              <p className="mt-1 font-medium wrap-anywhere whitespace-pre-wrap">{result.annulled.reason}</p>
            </div>
          )}
          {result.uncounted && !result.annulled && (
            <p className="mt-4 text-sm text-muted">
              <Badge className="mr-2">{text.practice}</Badge>
              {text.uncounted}
            </p>
          )}
        </div>
      </div>
      {!score && (
        <NoScoreYet
          finalAt={result.finalAt}
          awaitsPrize={result.awaitsPrize}
          calledIn={result.endedByOwner === true}
          emailKnown={submissionData.emailKnown}
        />
      )}
    </section>
  );
}

interface RingProps {
  score: Score;
  fresh: boolean;
  uncounted: AttemptResult['uncounted'];
}

/** Nobody fails in practice. */
function Ring({ score: { percentage, isPassing }, fresh, uncounted }: RingProps) {
  const shown = useRisingScore(percentage, fresh);
  return (
    <div className="relative shrink-0 @max-[15rem]:*:size-32">
      <ScoreRing
        size="lg"
        value={shown}
        label={text.score}
        tone={isPassing ? 'success' : uncounted ? 'accent' : 'warning'}
      />
    </div>
  );
}

function Verdict({ score: { isPassing, grade }, passingScore }: { score: Score; passingScore: number }) {
  const Icon = isPassing ? CircleCheck : CircleX;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-center gap-x-5 gap-y-3 @min-[37rem]:justify-start">
      <span
        className={cx(
          'inline-flex h-9 items-center gap-2 rounded-full px-4 text-sm font-semibold',
          isPassing ? 'bg-success text-on-success' : 'border border-edge bg-surface text-ink',
        )}
      >
        <Icon aria-hidden="true" className="size-4.5" />
        {isPassing ? text.passed : text.failed}
      </span>
      <GradeBand grade={grade} passing={isPassing} />
      {passingScore > 0 && (
        <span className="text-sm text-muted">{text.needed({ percent: formatPercent(passingScore) })}</span>
      )}
    </div>
  );
}

interface NoScoreYetProps {
  finalAt: string | undefined;
  awaitsPrize: AttemptResult['awaitsPrize'];
  /** Its owner ended it, and not the time. */
  calledIn: boolean;
  emailKnown: boolean;
}

/** The owner releases the results later, a prize is open, or answers of this attempt are still on their way. */
function NoScoreYet({ finalAt, awaitsPrize, calledIn, emailKnown }: NoScoreYetProps) {
  const isKnown = finalAt !== undefined || awaitsPrize !== undefined;
  const Icon = isKnown || !emailKnown ? Hourglass : Mail;
  const [title, note] = explanation({ finalAt, awaitsPrize, calledIn, emailKnown });
  return (
    <div className="flex gap-4 border-t border-line bg-accent-soft px-5 py-5 @min-[37rem]:px-10">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
      <div>
        <h2 className="text-base font-display tracking-tight text-ink">{title}</h2>
        <p className="mt-1 text-sm text-muted">{note}</p>
        {!isKnown && !emailKnown && (
          <div className="mt-3">
            <CopyButton size="sm" text={window.location.href} label={text.copyLink} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Why there is no score yet: title and text. */
function explanation({ finalAt, awaitsPrize, calledIn, emailKnown }: NoScoreYetProps) {
  if (finalAt) {
    const when = formatDateTime(finalAt);
    return calledIn
      ? [text.calledIn, text.calledInText({ when })]
      : [text.notFinal, text.notFinalText({ when })];
  }
  if (awaitsPrize) {
    const when = upcoming(awaitsPrize.decidedAt);
    return [text.awaitsPrize, when === undefined ? text.awaitsPrizeText : text.awaitsPrizeOn({ when })];
  }
  return [text.underReview, emailKnown ? text.underReviewText : text.underReviewHere];
}
