import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { balanceOf, POSTINGS, posting } from './ledger.ts';

const cents = fc.integer({ min: 1, max: 100_000_000 });
const fee = fc.integer({ min: 0, max: 10_000_000 });

describe('a posting', () => {
  it('sums to zero, whatever moves', () => {
    fc.assert(
      fc.property(cents, fee, (amount, charged) => {
        const money = { amount, fee: charged };
        const all = [
          POSTINGS.poolFunded('q', money),
          POSTINGS.poolRefunded('q', money),
          POSTINGS.prizeAwarded('q', 'p', amount),
          POSTINGS.prizePaid('p', amount),
          POSTINGS.prizeReturned('q', 'p', amount),
          POSTINGS.entryPaid('q', amount),
          POSTINGS.entryRefunded('q', amount),
          POSTINGS.planPaid(amount),
          POSTINGS.paidForNothing(amount),
          POSTINGS.refundSent(amount),
        ];
        for (const { legs } of all) expect(legs.reduce((sum, leg) => sum + leg.amount, 0)).toBe(0);
      }),
    );
  });

  it.each([
    ['one-sided', [{ account: 'cash' as const, amount: 5 }]],
    [
      'nothing',
      [
        { account: 'cash' as const, amount: 0 },
        { account: 'fees' as const, amount: 0 },
      ],
    ],
    [
      'half a cent',
      [
        { account: 'cash' as const, amount: 0.5 },
        { account: 'fees' as const, amount: -0.5 },
      ],
    ],
  ])('refuses %s', (_, legs) => {
    expect(() => posting('refundSent', legs)).toThrow(RangeError);
  });
});

it('a pool that is funded and given back leaves nothing anywhere', () => {
  const money = { amount: 100_000, fee: 10_000 };
  const legs = [
    POSTINGS.poolFunded('q', money),
    POSTINGS.poolRefunded('q', money),
    POSTINGS.refundSent(110_000),
  ].flatMap((one) => one.legs);
  expect(
    (['cash', 'fees', 'refunds', 'escrow:q'] as const).map((account) => balanceOf(account, legs)),
  ).toEqual([0, 0, 0, 0]);
  expect(balanceOf('escrow:q', POSTINGS.poolFunded('q', money).legs)).toBe(100_000);
  expect(balanceOf('cash', POSTINGS.poolFunded('q', money).legs)).toBe(110_000);
});
