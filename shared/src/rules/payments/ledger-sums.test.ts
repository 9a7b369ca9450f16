import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { balanceOf, type Leg, POSTINGS } from './ledger.ts';
import { mergeLedgerSums, SUMMED, sumLegs, summedAs } from './ledger-sums.ts';

const money = { amount: 1_000, fee: 100 };

describe('an account', () => {
  it.each([
    ['cash', 'cash'],
    ['fees', 'fees'],
    ['refunds', 'refunds'],
    ['revenue:plans', 'revenue:plans'],
    ['revenue:q_1', 'revenue:entries'],
    ['escrow:q_1', undefined],
    ['payable:p_1', undefined],
  ] as const)('%s is summed as %s', (account, name) => {
    expect(summedAs(account)).toBe(name);
  });
});

it.each([
  [
    'a funded pool',
    POSTINGS.poolFunded('q', money),
    { cash: { in: 1_100, out: 0 }, fees: { in: 100, out: 0 } },
  ],
  [
    'one given back',
    POSTINGS.poolRefunded('q', money),
    { fees: { in: 0, out: 100 }, refunds: { in: 1_100, out: 0 } },
  ],
  ['a refund that was sent', POSTINGS.refundSent(5), { refunds: { in: 0, out: 5 }, cash: { in: 0, out: 5 } }],
  [
    'an entry',
    POSTINGS.entryPaid('q_1', 5),
    { cash: { in: 5, out: 0 }, 'revenue:entries': { in: 5, out: 0 } },
  ],
  ['a prize', POSTINGS.prizeAwarded('q', 'p', 5), {}],
])('%s comes to what moved', (_, { legs }, sums) => {
  expect(sumLegs(legs)).toEqual(sums);
});

it('adds up to the balances, in whatever parts it was summed', () => {
  const account = fc.constantFrom<Leg['account']>('cash', 'fees', 'refunds', 'revenue:plans', 'escrow:q');
  const legs = fc.array(fc.record({ account, amount: fc.integer({ min: -1_000_000, max: 1_000_000 }) }));
  fc.assert(
    fc.property(fc.array(legs), (parts) => {
      const sums = mergeLedgerSums(parts.map(sumLegs));
      expect(sums).toEqual(sumLegs(parts.flat()));
      for (const name of SUMMED)
        if (name !== 'revenue:entries')
          expect((sums[name]?.in ?? 0) - (sums[name]?.out ?? 0)).toBe(balanceOf(name, parts.flat()));
    }),
  );
});
