import type { WonPrize } from '@quizhall/shared/model/payments/prize';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PrizeBadge } from '@/entities/prize/prize-badge.tsx';
import { quizKeys } from '@/entities/quiz/quiz-keys.ts';
import { serverMessage } from '@/lib/api/errors.ts';
import { formatDuration, formatMoney, formatPercent } from '@/lib/format.ts';
import { releasePrize } from './prize-queries.ts';
import { messages as TEXT } from './prize-messages.ts';
import { HoldDialog } from './hold-dialog.tsx';

interface PrizeWinnersProps {
  quizId: string;
  prizes: readonly WonPrize[];
}

/** Winners with their payout status and the owner's actions. */
export function PrizeWinners({ quizId, prizes }: PrizeWinnersProps) {
  const client = useQueryClient();
  const [openedAt] = useState(() => Date.now());
  const list = useRef<HTMLDivElement>(null);
  const [holding, setHolding] = useState<WonPrize>();
  const mutationKey = ['release', quizId];
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: (prizeId: string) => releasePrize(quizId, prizeId),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: quizKeys.prizes(quizId) });
      // The pressed button is unmounted.
      list.current?.focus();
    },
  });
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <h3 className="text-sm font-medium text-ink">{TEXT.winners}</h3>
      <ul className="mt-1 divide-y divide-line">
        {prizes.map((prize) => (
          <li key={prize.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
            <div className="min-w-44 flex-1">
              <p className="font-medium wrap-anywhere text-ink">
                {TEXT.place(prize.place)}: {prize.name}
              </p>
              <p className="text-muted">
                {TEXT.facts(formatPercent(prize.percentage), formatDuration(prize.seconds))}
              </p>
              <p className="text-muted">{newsOf(prize)}</p>
            </div>
            <span className="font-medium text-ink tabular-nums">{formatMoney(prize.cents / 100)}</span>
            <PrizeBadge status={prize.status} />
            {prize.status === 'claimable' && Date.parse(prize.holdableUntil) > openedAt && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={TEXT.holdOf(prize.name)}
                onClick={() => setHolding(prize)}
              >
                {TEXT.hold}
              </Button>
            )}
            {prize.status === 'held' && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={TEXT.releaseOf(prize.name)}
                disabled={isPending}
                onClick={() => client.isMutating({ mutationKey }) === 0 && mutate(prize.id)}
              >
                {TEXT.release}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && <Alert tone="danger">{serverMessage(error, TEXT.releaseFailed)}</Alert>}
      {holding && <HoldDialog quizId={quizId} prize={holding} onClose={() => setHolding(undefined)} />}
    </div>
  );
}

function newsOf({ status, claimBy, heldUntil, holdReason = '', paidAt, returnedAt }: WonPrize): string {
  if (status === 'held' && heldUntil) return TEXT.heldUntil(heldUntil, holdReason);
  if (paidAt) return TEXT.paidOn(paidAt);
  if (returnedAt) return TEXT.returnedOn(returnedAt);
  return status === 'claimable' ? TEXT.claimBy(claimBy) : '';
}
