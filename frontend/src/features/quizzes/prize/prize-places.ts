import type { PrizePlace } from '@quizhall/shared/model/quizzes/quiz';
import { toCents } from '@quizhall/shared/rules/money';
import { distributionOf, splitByWeight } from '@quizhall/shared/rules/payments/prizes';
import type { PrizeForm } from '../editor/quiz-form.ts';

export const PRESETS = ['single', 'three', 'equal', 'percent', 'cents'] as const;
export type Preset = (typeof PRESETS)[number];

const HUNDRED = 10_000;
const percents = (shares: readonly number[]): PrizePlace[] =>
  shares.map((share) => ({ percent: share / 100 }));

/** Returns `count` equal shares, in hundredths of a percent. The first places receive the remainder. */
export const equalPlaces = (count: number): PrizePlace[] =>
  percents(
    splitByWeight(
      HUNDRED,
      Array.from({ length: count }, () => 1),
    ),
  );

const SINGLE: PrizePlace[] = [{ percent: 100 }];
const THREE: PrizePlace[] = [{ percent: 50 }, { percent: 30 }, { percent: 20 }];

/** Returns the places to edit: the stored ones, otherwise those derived from the note. */
export function shownPlaces(prize: PrizeForm): PrizePlace[] {
  if (prize.places.length > 0) return prize.places;
  const { form, shares } = distributionOf(prize);
  return form === 'fixed' ? shares.map((share) => ({ cents: share })) : percents(shares);
}

const isSame = (a: readonly PrizePlace[], b: readonly PrizePlace[]) =>
  JSON.stringify(a) === JSON.stringify(b);

/** Returns the preset that matches the places. */
export function presetOf(places: readonly PrizePlace[]): Preset {
  if (isSame(places, SINGLE)) return 'single';
  if (isSame(places, THREE)) return 'three';
  if (places.length > 1 && isSame(places, equalPlaces(places.length))) return 'equal';
  return places.some((place) => 'cents' in place) ? 'cents' : 'percent';
}

const weightsOf = (places: readonly PrizePlace[]) =>
  places.map((place) => ('cents' in place ? place.cents : toCents(place.percent)));

/** Returns the places of a preset. Custom places start from the current ones. */
export function placesFor(preset: Preset, prize: PrizeForm): PrizePlace[] {
  const places = shownPlaces(prize);
  const MAKES: Record<Preset, () => PrizePlace[]> = {
    single: () => SINGLE,
    three: () => THREE,
    equal: () => equalPlaces(Math.max(2, places.length)),
    percent: () => percents(splitByWeight(HUNDRED, weightsOf(places))),
    cents: () =>
      splitByWeight(toCents(prize.totalAmount), weightsOf(places)).map((share) => ({ cents: share })),
  };
  return MAKES[preset]();
}

/** Returns the amount of each place, in cents. */
export const placeAmounts = (prize: PrizeForm): number[] =>
  splitByWeight(toCents(prize.totalAmount), weightsOf(shownPlaces(prize)));
