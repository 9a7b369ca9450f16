import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, formatMoney } from '@/lib/format.ts';
import { overview } from './overview-messages.ts';

const { prize: text } = overview;

/** What the best can win, and when that is decided. */
export function PrizeBanner({ prize }: { prize: NonNullable<Predata['prizePool']> }) {
  const [openedAt] = useState(() => Date.now());
  return (
    <section
      aria-labelledby="prize"
      className="mt-6 flex gap-4 rounded-card border border-accent-line bg-accent-soft p-4 sm:p-5 @max-[15rem]:gap-2 @max-[15rem]:p-3"
    >
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-control bg-accent text-on-accent"
      >
        <Trophy className="size-5.5" />
      </span>
      <div className="min-w-0">
        <h2 id="prize" className="text-base font-display tracking-tight text-ink">
          {text.title({ amount: formatMoney(prize.total / 100) })}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {text.places({ places: prize.places })}{' '}
          {(Date.parse(prize.endsAt) <= openedAt ? text.ended : text.ends)({
            when: formatDateTime(prize.endsAt),
          })}
        </p>
      </div>
    </section>
  );
}
