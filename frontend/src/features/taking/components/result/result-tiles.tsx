import type { AttemptResult } from '@quizhall/shared/model/attempt-result';
import { Clock, ListChecks, Repeat, Target, Trophy } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { StatTile } from '@/components/ui/stat-tile.tsx';
import { formatDuration, formatNumber } from '@/lib/format.ts';
import { result as text } from '../../result-messages.ts';

export function ResultTiles({ result: { score, submissionData } }: { result: AttemptResult }) {
  const outOf = (part: number, whole: number) => text.outOf(formatNumber(part), formatNumber(whole));
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
