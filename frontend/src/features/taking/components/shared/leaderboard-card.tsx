import type { Leaderboard } from '@quizhall/shared/model/leaderboard';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { cx } from '@/components/ui/cx.ts';
import { formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { leaderboardQuery } from '../../api/leaderboard-queries.ts';
import { leaderboard as text } from '../../leaderboard-messages.ts';

type Entry = Leaderboard['entries'][number];

/** So many are shown at first. */
const FIRST = 10;

interface LeaderboardCardProps {
  quizId: string;
  /** Whose own rank is told; before the start, of whoever is signed in. */
  submissionId?: string | undefined;
}

/** Who did best: the own row is marked, and the own rank stands below a list that does not show it. */
export function LeaderboardCard({ quizId, submissionId }: LeaderboardCardProps) {
  const { status } = useSession();
  const { data } = useQuery({ ...leaderboardQuery(quizId, submissionId), enabled: status !== 'loading' });
  const [isWhole, setWhole] = useState(false);
  // The page stands without it.
  if (!data) return null;
  const { entries, me } = data;
  const shown = isWhole ? entries : entries.slice(0, FIRST);
  const isBelow = me && !shown.some(({ isMe }) => isMe);
  return (
    <Card as="section" aria-labelledby="leaderboard" className="mt-6 first:mt-0">
      <h2 id="leaderboard" className="flex items-center gap-2 text-lg font-display tracking-tight text-ink">
        <Trophy aria-hidden="true" className="size-4.5 text-accent-ink" />
        {text.title}
      </h2>
      {entries.length === 0 ? <p className="mt-2 text-muted">{text.empty}</p> : <Rows entries={shown} />}
      {isBelow && (
        <p className="tabular mt-3 rounded-control bg-accent-soft px-3 py-2 text-sm font-medium text-ink">
          {text.yours(formatNumber(me.rank), me.isAbout === true)} · {formatPercent(me.score)} ·{' '}
          {formatDuration(me.timeSeconds)}
        </p>
      )}
      {shown.length < entries.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setWhole(true)}>
          {text.all(entries.length)}
        </Button>
      )}
    </Card>
  );
}

function Rows({ entries }: { entries: readonly Entry[] }) {
  return (
    <table className="tabular mt-3 w-full text-left text-sm">
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-1 pr-3 font-normal">
            {text.rank}
          </th>
          <th scope="col" className="py-1 pr-3 font-normal">
            {text.name}
          </th>
          <th scope="col" className="py-1 pr-3 text-right font-normal">
            {text.score}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {text.time}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {entries.map((entry, index) => (
          // Equals have nothing of their own but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are replaced as a whole
          <tr key={index} className={cx(entry.isMe && 'bg-accent-soft font-medium')}>
            <td className="py-2 pr-3 pl-1 align-top text-ink">{formatNumber(entry.rank)}</td>
            <th scope="row" className="py-2 pr-3 align-top font-[inherit] wrap-anywhere text-ink">
              {entry.name}
              {entry.isMe && <span className="ml-2 text-xs text-accent-ink">{text.you}</span>}
            </th>
            <td className="py-2 pr-3 text-right align-top whitespace-nowrap text-ink">
              {formatPercent(entry.score)}
            </td>
            <td className="py-2 pr-1 text-right align-top text-muted">{formatDuration(entry.timeSeconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
