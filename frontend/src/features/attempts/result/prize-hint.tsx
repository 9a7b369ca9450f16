import type { PaidPrize } from '@quizhall/shared/model/quizzes/quiz';
import { expectedDecision } from '@quizhall/shared/rules/payments/settlement';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { formatDateTime, formatMoney } from '@/lib/format.ts';
import { prize as text } from './prize-messages.ts';

/** What this result may win, and when that is decided: the same whatever the score is. */
export function PrizeHint({ total, places, endsAt }: PaidPrize) {
  const [openedAt] = useState(() => Date.now());
  const decided = expectedDecision({ endsAt });
  return (
    <Card as="section" aria-labelledby="prize" className="flex gap-4">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink"
      >
        <Trophy className="size-5.5" />
      </span>
      <div className="min-w-0">
        <h2 id="prize" className="text-base font-display tracking-tight text-ink">
          {text.title({ amount: formatMoney(total / 100) })}
        </h2>
        <p className="mt-1 text-sm text-muted">
          {openedAt < decided
            ? text.ahead({ places, when: formatDateTime(new Date(decided).toISOString()) })
            : text.over}{' '}
          {text.told}
        </p>
      </div>
    </Card>
  );
}
