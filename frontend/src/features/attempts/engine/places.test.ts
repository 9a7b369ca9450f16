import { expect, it } from 'vitest';
import { chosenPlaces, chosenTexts, orderPlaces, orderTexts } from './places.ts';

const LEFTS = ['France', 'Italy'];
const RIGHTS = ['Rome', 'Lyon', 'Paris'];

it.each([
  [
    ['Paris', ''],
    [2, undefined],
  ],
  [
    ['', 'Paris'],
    [undefined, 2],
  ],
  [
    ['Paris', 'Paris'],
    [2, 2],
  ],
  [null, [undefined, undefined]],
])('the answer %j is chosen as %j', (answer, chosen) => {
  expect(chosenPlaces(LEFTS, RIGHTS, answer)).toEqual(chosen);
  expect(chosenTexts(RIGHTS, chosen)).toEqual(answer);
});

it('does not take what it does not know for a choice', () => {
  expect(chosenPlaces(LEFTS, RIGHTS, ['Oslo'])).toEqual([undefined, undefined]);
  expect(chosenPlaces(LEFTS, RIGHTS, 'Paris')).toEqual([undefined, undefined]);
});

it.each([[[2, 0, 1]], [[0, 1, 2]]])('the order %j comes back as it went', (order) => {
  expect(orderPlaces(RIGHTS, orderTexts(RIGHTS, order))).toEqual(order);
});

it.each([[null], ['Rome'], [['Rome']], [['Rome', 'Rome', 'Lyon']], [['Rome', 'Lyon', 'Oslo']]])(
  '%j is no order',
  (answer) => {
    expect(orderPlaces(RIGHTS, answer)).toBeUndefined();
  },
);
