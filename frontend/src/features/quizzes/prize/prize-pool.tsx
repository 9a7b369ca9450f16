import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { useField, usePrizeForm, usePrizeTools } from '../editor/editor-context.tsx';
import { fundingOf } from './funding.ts';
import { prizeMessages as TEXT } from './prize-messages.ts';
import { FieldSlot } from '../editor/field-slot.tsx';
import { DollarField } from './dollar-field.tsx';
import { Funding } from './funding.tsx';
import { PlacesEditor } from './places-editor.tsx';
import { placesProblem } from '@quizhall/shared/rules/payments/prizes';
import { formatMoney, formatPercent } from '@/lib/format.ts';
import { placeAmounts, shownPlaces } from './prize-places.ts';

const SHOWN = 10;

/** Preview of each place's amount, to the cent. */
function PlacePreview() {
  const prize = usePrizeForm();
  const places = shownPlaces(prize);
  const amounts = placeAmounts(prize);
  // A distribution that does not add up to 100 has no valid shares to show.
  if (prize.totalAmount <= 0 || placesProblem(prize)) return null;
  return (
    <section aria-labelledby="prize-places">
      <h3 id="prize-places" className="text-sm font-display text-ink">
        {TEXT.preview}
      </h3>
      <ol className="mt-2 divide-y divide-line rounded-control border border-line text-sm">
        {amounts.slice(0, SHOWN).map((cents, index) => {
          const place = places[index];
          return (
            // The index identifies the place.
            <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2">
              <span className="text-muted">
                {TEXT.place(index + 1)}
                {place && 'percent' in place && (
                  <span className="tabular ml-2 text-faint">{formatPercent(place.percent)}</span>
                )}
              </span>
              <span className="tabular font-medium text-ink">{formatMoney(cents / 100)}</span>
            </li>
          );
        })}
        {amounts.length > SHOWN && (
          <li className="px-4 py-2 text-muted">{TEXT.more(amounts.length - SHOWN)}</li>
        )}
      </ol>
    </section>
  );
}

/** Prize of the quiz: amount, distribution and payment. Requires an end date. */
export function PrizePool() {
  const enabled = useField('prizePool.enabled');
  const { value: isScheduled } = useField('schedule.isScheduled');
  const { value: endDate } = useField('schedule.endDate');
  const prize = usePrizeTools();
  const [refused, setRefused] = useState(false);
  const hasEnd = isScheduled && endDate !== '';
  const isOff = prize.standing.site?.prizePools === false;
  const [asking, setAsking] = useState(false);
  const { version, paid } = prize.standing;
  const off = { ...usePrizeForm(), enabled: false };
  const { spare, isBroken } = fundingOf(off, prize.standing, prize.pool.data);
  const change = (next: boolean) => {
    setRefused(next && !hasEnd);
    // Withdrawing a published prize needs a confirmation. If it is not allowed, the page states the reason.
    if (!next && version > 0 && paid > 0 && !isBroken) setAsking(true);
    else if (!next || hasEnd) enabled.set(next);
  };
  const hint = isOff ? TEXT.off : hasEnd ? TEXT.onHint : TEXT.endAbove;
  return (
    <div className="mt-6 grid grid-cols-1 gap-5 border-t border-line pt-6">
      <FieldSlot path="prizePool.enabled">
        <Switch
          label={TEXT.on}
          hint={hint}
          checked={enabled.value}
          onCheckedChange={change}
          error={enabled.error}
          disabled={isOff && !enabled.value}
        />
      </FieldSlot>
      {refused && !hasEnd && <Alert tone="warning">{TEXT.endFirst}</Alert>}
      {enabled.value ? <Details /> : <WhatGoesBack />}
      <ConfirmDialog
        open={asking}
        type="warning"
        title={TEXT.withdraw}
        message={TEXT.withdrawText(paid, spare)}
        confirmLabel={TEXT.withdrawConfirm}
        onConfirm={() => {
          setAsking(false);
          enabled.set(false);
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** Effect of disabling a paid prize on the payment. */
function WhatGoesBack() {
  const prize = usePrizeTools();
  const { paid, spare, lines, isBroken } = fundingOf(usePrizeForm(), prize.standing, prize.pool.data);
  if (paid === 0 || spare === 0) return null;
  return (
    <Alert tone={isBroken ? 'danger' : 'warning'}>
      {lines
        .filter((line) => line !== TEXT.nothing)
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
    </Alert>
  );
}

function Details() {
  const note = useField('prizePool.distribution');
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <DollarField
          path="prizePool.totalAmount"
          label={TEXT.amount}
          hint={TEXT.amountHint}
          placeholder={TEXT.amountPlaceholder}
        />
        <FieldSlot path="prizePool.distribution">
          <TextField
            label={TEXT.note}
            hint={TEXT.noteHint}
            maxLength={500}
            value={note.value}
            error={note.error}
            onChange={(event) => note.set(event.target.value)}
          />
        </FieldSlot>
      </div>
      <PlacesEditor />
      <PlacePreview />
      <Funding />
    </>
  );
}
