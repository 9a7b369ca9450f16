import type { PoolStatus } from '@quizhall/shared/rules/payments/prize-pool';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { PaymentDialog } from '@/entities/payment/components/payment-dialog.tsx';
import { SummaryRows } from '@/entities/payment/components/summary-rows.tsx';
import { usePaymentInAddress } from '@/entities/payment/return-address.ts';
import { refreshQuiz } from '@/entities/quiz/quiz-keys.ts';
import { ApiError, hasCode, serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { payPrizePool, returnPrizePool } from './prize-calls.ts';
import { prizePoolQuery } from '../editor/queries.ts';
import { useEditor, usePrizeForm, usePrizeTools } from '../editor/editor-context.tsx';
import { fundingOf } from './funding.ts';
import { prizeMessages as TEXT } from './prize-messages.ts';
import { FieldSlot } from '../editor/field-slot.tsx';

const TONES: Record<PoolStatus, Tone> = {
  unfunded: 'warning',
  processing: 'accent',
  funded: 'success',
  settled: 'success',
  refunded: 'neutral',
};

/** Cost and payment state of the prize, with the payment action. */
export function Funding() {
  const prizePool = usePrizeForm();
  const prize = usePrizeTools();
  const { problems } = useEditor();
  const { pool, mayFund, standing } = prize;
  const funding = fundingOf(prizePool, standing, pool.data);
  return (
    <FieldSlot path="prizePool" isTyped={false} className="grid grid-cols-1 gap-4">
      <section aria-labelledby="prize-bill" className="grid grid-cols-1 gap-3">
        <h3 id="prize-bill" className="text-sm font-display text-ink">
          {TEXT.bill}
        </h3>
        <SummaryRows
          rows={[
            { label: TEXT.prize, cents: funding.charge.pool },
            { label: TEXT.fee, cents: funding.charge.fee },
            ...(funding.isPartly
              ? [
                  {
                    label: TEXT.alreadyPaid,
                    cents: funding.due.amount + funding.due.fee - funding.charge.total,
                  },
                ]
              : []),
          ]}
          total={funding.isPartly ? funding.due.amount + funding.due.fee : funding.charge.total}
          totalLabel={funding.isPartly ? TEXT.stillToPay : TEXT.total}
        />
        <p className="text-sm text-muted">
          {TEXT.escrow} {TEXT.decided} {TEXT.keyHidden}
        </p>
      </section>
      <section aria-labelledby="prize-funding" className="rounded-control border border-line p-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="prize-funding" className="text-sm font-display text-ink">
            {TEXT.funding}
          </h3>
          <span role="status">
            <Badge tone={TONES[funding.status]}>
              {funding.isPartly ? TEXT.partly : TEXT.states[funding.status]}
            </Badge>
          </span>
        </div>
        {problems['prizePool'] && (
          <p role="alert" className="mt-2 text-sm text-danger-ink">
            {problems['prizePool']}
          </p>
        )}
        {pool.error && !pool.data ? (
          <ErrorState
            as="h3"
            title={TEXT.failed}
            message={serverMessage(pool.error, API_MESSAGES.unexpected)}
            retrying={pool.isFetching}
            onRetry={() => void pool.refetch()}
          />
        ) : (
          <>
            <ul className="mt-2 grid gap-1 text-sm text-muted">
              {funding.lines
                .filter((line) => line !== problems['prizePool'])
                .map((line) => (
                  <li key={line}>{line}</li>
                ))}
              {!mayFund && <li>{TEXT.notYours}</li>}
            </ul>
            {mayFund && <Paying funding={funding} />}
          </>
        )}
      </section>
    </FieldSlot>
  );
}

function Paying({ funding }: { funding: ReturnType<typeof fundingOf> }) {
  const prize = usePrizeTools();
  const { beforePaying } = prize;
  const { returned, clear } = usePaymentInAddress();
  const [paying, setPaying] = useState(returned === undefined ? undefined : prize.quizId);
  const [busy, setBusy] = useState(false);
  const client = useQueryClient();
  const id = paying ?? prize.quizId;
  const { isPublished, isRunning, due, spare, running } = funding;
  const begin = async () => {
    setBusy(true);
    try {
      setPaying(await beforePaying());
    } finally {
      setBusy(false);
    }
  };
  const refresh = () => {
    if (id === undefined) return;
    void client.invalidateQueries({ queryKey: prizePoolQuery(id).queryKey });
    void refreshQuiz(client, id);
  };
  const close = () => {
    setPaying(undefined);
    if (returned !== undefined) clear();
    refresh();
  };
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
        {running !== undefined && (
          <Button variant="secondary" onClick={() => setPaying(prize.quizId)}>
            {TEXT.show}
          </Button>
        )}
        {!isRunning && due.amount > 0 && (
          <Button loading={busy} onClick={() => void begin()}>
            {TEXT.pay}
          </Button>
        )}
        {spare > 0 && !isPublished && id !== undefined && <GetBack id={id} onDone={refresh} />}
      </div>
      {id !== undefined && (
        <PaymentDialog
          open={paying !== undefined}
          onClose={close}
          title={TEXT.dialogTitle}
          note={`${TEXT.escrowInDialog} ${TEXT.decided}`}
          rows={[
            { label: funding.paid > 0 ? TEXT.difference : TEXT.prize, cents: due.amount },
            { label: TEXT.fee, cents: due.fee },
          ]}
          subject={`prizePool#${id}`}
          begin={async (input, key) => {
            try {
              return await payPrizePool(id, { ...input, shownPrice: due.amount + due.fee }, key);
            } catch (error) {
              // The price has changed on the server: loads and displays the current one.
              if (hasCode(error, 'PRICE_CHANGED')) refresh();
              throw error;
            }
          }}
          running={running ?? returned}
          paidText={isPublished ? TEXT.isRaised : TEXT.canPublish}
          onPaid={() => {
            refresh();
            toast.success(isPublished ? TEXT.isRaised : TEXT.canPublish);
          }}
        />
      )}
    </>
  );
}

/** Refund of a paid prize that the draft no longer has. */
function GetBack({ id, onDone }: { id: string; onDone: () => void }) {
  const { beforePaying } = usePrizeTools();
  const mutation = useMutation({
    mutationFn: async () => {
      if ((await beforePaying()) !== undefined) return returnPrizePool(id);
      return undefined;
    },
    onSettled: onDone,
    onError: (error) =>
      toast.error(error instanceof ApiError ? serverMessage(error, TEXT.backFailed) : TEXT.backFailed),
  });
  return (
    <Button variant="secondary" loading={mutation.isPending} onClick={() => mutation.mutate()}>
      {TEXT.getBack}
    </Button>
  );
}
