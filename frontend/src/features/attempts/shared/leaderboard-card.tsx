/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   WebKit takes the roles of a table away when its `display` changes */
import type { Leaderboard } from '@quizhall/shared/model/results/leaderboard';
import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { cx } from '@/components/ui/cx.ts';
import { formatDuration, formatNumber, formatPercent } from '@/lib/format.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { leaderboardQuery } from './leaderboard-queries.ts';
import { leaderboard as text } from '../overview/leaderboard-messages.ts';
import { upcoming } from '../overview/upcoming.ts';

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
      {entries.length === 0 ? <p className="mt-2 text-muted">{noEntries(data)}</p> : <Rows entries={shown} />}
      {isBelow && (
        <p className="tabular mt-3 rounded-control bg-accent-soft px-3 py-2 text-sm font-medium text-ink">
          {text.yours({ rank: formatNumber(me.rank), isAbout: me.isAbout === true })} ·{' '}
          {formatPercent(me.score)} · {formatDuration(me.timeSeconds)}
        </p>
      )}
      {shown.length < entries.length && (
        <Button variant="secondary" className="mt-4" onClick={() => setWhole(true)}>
          {text.all({ count: entries.length })}
        </Button>
      )}
    </Card>
  );
}

function noEntries({ awaitsPrize }: Leaderboard): string {
  if (!awaitsPrize) return text.empty;
  const when = upcoming(awaitsPrize.decidedAt);
  return when === undefined ? text.awaitsPrize : text.awaitsPrizeOn({ when });
}

/** Where four columns find no room, as with text twice as large on a phone, each row is a stack beside its rank. */
function Rows({ entries }: { entries: readonly Entry[] }) {
  return (
    <div className="@container mt-3">
      <table
        role="table"
        aria-labelledby="leaderboard"
        className="tabular w-full text-left text-sm @max-[18rem]:block"
      >
        <thead role="rowgroup" className="text-muted @max-[18rem]:sr-only">
          <tr role="row">
            {COLUMNS.map(({ header, figures }) => (
              <th
                key={header}
                role="columnheader"
                scope="col"
                className={cx('py-1 pr-3 font-normal last:pr-1', figures && 'text-right')}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="divide-y divide-line @max-[18rem]:block">
          {entries.map((entry, index) => (
            // Equals have nothing of their own but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are replaced as a whole
            <Row key={index} entry={entry} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const COLUMNS = [
  { header: text.rank, figures: false },
  { header: text.name, figures: false },
  { header: text.score, figures: true },
  { header: text.time, figures: true },
];

const FIGURE =
  'py-2 text-right whitespace-nowrap @max-[18rem]:py-0 @max-[18rem]:text-left @max-[18rem]:whitespace-normal';

function Row({ entry: { rank, name, score, timeSeconds, isMe } }: { entry: Entry }) {
  return (
    <tr
      role="row"
      className={cx(
        'align-top @max-[18rem]:grid @max-[18rem]:grid-cols-[auto_minmax(0,1fr)] @max-[18rem]:py-2',
        isMe && 'bg-accent-soft font-medium',
      )}
    >
      <td role="cell" className="py-2 pr-3 pl-1 text-ink @max-[18rem]:row-span-3 @max-[18rem]:py-0">
        {formatNumber(rank)}
      </td>
      <th
        role="rowheader"
        scope="row"
        className={cx(
          'py-2 pr-3 wrap-anywhere text-ink @max-[18rem]:py-0',
          isMe ? 'font-medium' : 'font-normal',
        )}
      >
        {name}
        {isMe && <span className="ml-2 text-xs text-accent-ink">{text.you}</span>}
      </th>
      <td role="cell" className={cx(FIGURE, 'pr-3 text-ink')}>
        {formatPercent(score)}
      </td>
      <td role="cell" className={cx(FIGURE, 'pr-1 text-muted')}>
        {formatDuration(timeSeconds)}
      </td>
    </tr>
  );
}
