import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';
import { useEffect, useRef, useState } from 'react';
import { isScored } from '@/entities/quiz/is-scored.ts';
import { cx } from '@/components/ui/cx.ts';
import { formatNumber, formatPercent, formatTime } from '@/lib/format.ts';
import { dashboard } from './dashboard-messages.ts';
import type { Live } from './use-live.ts';

const TEXT = dashboard.live;

const LOOKS: Record<Live['state'], string> = {
  live: 'bg-success motion-safe:animate-pulse',
  hidden: 'bg-edge',
  lost: 'bg-warning',
};

/** Status of the live updates and the time of the last change. */
export function LiveMark({ live: { state, since } }: { live: Live }) {
  return (
    <p className="flex min-w-0 items-center gap-2 text-sm text-muted">
      <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', LOOKS[state])} />
      <span>
        <span className="font-medium text-ink">{TEXT[state].word}</span>{' '}
        {since !== undefined && TEXT[state].since(formatTime(since))}
      </span>
    </p>
  );
}

/** Minimum interval between announcements, in milliseconds. */
const QUIET_MS = 30_000;

/** Announces new numbers to screen readers, at most once per interval. */
export function LiveNews({ stats }: { stats: QuizOverview['stats'] }) {
  const { totalAttempts, completedAttempts, averageScore } = stats;
  const score = isScored(stats) ? formatPercent(averageScore) : undefined;
  const text = TEXT.news(totalAttempts, completedAttempts, formatNumber, score);
  const last = useRef({ text, at: 0 });
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === last.current.text) return undefined;
    const say = () => {
      last.current = { text, at: Date.now() };
      setSaid(text);
    };
    const timer = setTimeout(say, Math.max(0, last.current.at + QUIET_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
