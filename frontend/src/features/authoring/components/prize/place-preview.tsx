import { placesProblem } from '@quizhall/shared/rules/prizes';
import { formatMoney, formatPercent } from '@/lib/format.ts';
import { usePrizeForm } from '../../hooks/editor-context.tsx';
import { placeAmounts, shownPlaces } from '../../model/prize-places.ts';
import { prizeMessages as TEXT } from '../../prize-messages.ts';

const SHOWN = 10;

/** What each place gets of the amount, to the cent. */
export function PlacePreview() {
  const prize = usePrizeForm();
  const places = shownPlaces(prize);
  const amounts = placeAmounts(prize);
  // What does not add up is divided otherwise than it is written.
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
            // A place is its number.
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
