import { describe, expect, it } from 'vitest';
import { equalPlaces, placeAmounts, placesFor, presetOf, shownPlaces } from './prize-places.ts';
import type { PrizeForm } from '../editor/quiz-form.ts';

const prize = (more: Partial<PrizeForm> = {}): PrizeForm => ({
  enabled: true,
  totalAmount: 100,
  distribution: '',
  places: [],
  ...more,
});

it.each([1, 2, 3, 7, 100])('divides equally among %d places, to the last hundredth', (count) => {
  const places = equalPlaces(count);
  const sum = places.reduce((total, place) => total + ('percent' in place ? place.percent * 100 : 0), 0);
  expect([places.length, Math.round(sum)]).toEqual([count, 10_000]);
  expect(presetOf(places)).toBe(count === 1 ? 'single' : 'equal');
});

describe('the places that are edited', () => {
  it.each([
    ['nothing', prize(), [{ percent: 100 }], 'single', [10_000]],
    ['the note', prize({ distribution: '50/30/20' }), undefined, 'three', [5_000, 3_000, 2_000]],
    ['amounts of the note', prize({ distribution: '$70/$30' }), undefined, 'cents', [7_000, 3_000]],
    [
      'what was written',
      prize({ places: [{ percent: 61 }, { percent: 39 }] }),
      undefined,
      'percent',
      [6_100, 3_900],
    ],
    [
      'equal halves',
      prize({ places: [{ percent: 50 }, { percent: 50 }] }),
      undefined,
      'equal',
      [5_000, 5_000],
    ],
  ])('come from %s', (_case, written, places, preset, amounts) => {
    if (places) expect(shownPlaces(written)).toEqual(places);
    expect([presetOf(shownPlaces(written)), placeAmounts(written)]).toEqual([preset, amounts]);
  });

  it('begin with what there was when they become own ones, and go back', () => {
    const three = prize({ places: placesFor('three', prize()) });
    const amounts = placesFor('cents', three);
    expect(amounts).toEqual([{ cents: 5_000 }, { cents: 3_000 }, { cents: 2_000 }]);
    expect(placesFor('percent', prize({ places: amounts }))).toEqual(three.places);
    expect(placesFor('equal', three)).toEqual(equalPlaces(3));
    expect(placesFor('equal', prize())).toEqual(equalPlaces(2));
    expect(placesFor('single', three)).toEqual([{ percent: 100 }]);
  });
});
