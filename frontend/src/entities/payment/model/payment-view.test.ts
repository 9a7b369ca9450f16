import { CHARGE_STATUSES } from '@quizhall/shared/model/payments/payment';
import { describe, expect, it } from 'vitest';
import { comingBack, nextLookMs, ownPath, viewOf } from './payment-view.ts';

describe('viewOf', () => {
  it.each([
    ['begun', 'processing'],
    ['waiting', 'challenge'],
    ['processing', 'processing'],
    ['succeeded', 'success'],
    ['declined', 'form'],
    ['refunding', 'givenBack'],
    ['refunded', 'givenBack'],
  ] as const)('%s shows %s', (status, view) =>
    expect(viewOf({ status, next: { kind: 'challenge' } })).toBe(view),
  );

  it('knows what to show in every state, and the form without a payment', () => {
    for (const status of CHARGE_STATUSES) expect(viewOf({ status })).toBeTruthy();
    expect(viewOf(undefined)).toBe('form');
  });
});

it('looks again after ever longer waits, up to a limit', () => {
  const waits = Array.from({ length: 30 }, (_, looks) => nextLookMs(looks));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits.at(-1)).toBe(8_000);
});

it('comes back to the same page with the payment in its address', () => {
  expect(comingBack({ pathname: '/quiz/q1', search: '?tab=a&payment=old', hash: '#prize' }, 'new')).toBe(
    '/quiz/q1?tab=a&payment=new#prize',
  );
});

it.each([
  ['/quiz/q1?payment=a', '/quiz/q1?payment=a'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [null, '/'],
])('leads from %j to %j', (to, path) => expect(ownPath(to)).toBe(path));
