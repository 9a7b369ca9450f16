import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Panel } from '@/components/ui/panel.tsx';
import { PrizeBadge } from '@/entities/prize/prize-badge.tsx';
import { ownPrizesQuery } from '@/entities/prize/prize-calls.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { rewards } from '../rewards-messages.ts';

const TEXT = rewards.prizes;

/** What the person has won; nothing where there is nothing. */
export function OwnPrizes() {
  const { data } = useQuery(ownPrizesQuery);
  if (!data || data.prizes.length === 0) return null;
  return (
    <Panel title={TEXT.title} padded={false}>
      <ul className="divide-y divide-line pb-2">
        {data.prizes.map(({ id, quizTitle, place, cents, status, wonAt }) => (
          <li
            key={id}
            className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3.5 hover:bg-well has-[a:focus-visible]:bg-well sm:px-6"
          >
            <div className="min-w-0 flex-1">
              <Link
                to={sitePath(SITE_PATHS.prize, { id })}
                className='font-medium wrap-anywhere text-ink before:absolute before:inset-0 before:content-[""]'
              >
                {TEXT.won({ amount: formatMoney(cents / 100), quiz: quizTitle })}
              </Link>
              <p className="text-sm text-muted">{TEXT.place({ place, at: formatDate(wonAt) })}</p>
            </div>
            <PrizeBadge status={status} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
