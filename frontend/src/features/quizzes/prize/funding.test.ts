import { describe, expect, it } from 'vitest';
import { fundingOf } from './funding.ts';

const prize = (totalAmount: number, enabled = true) => ({
  enabled,
  totalAmount,
  distribution: '',
  places: [],
});
const money = (amount: number) => ({ amount, fee: amount / 10, total: amount * 1.1 });
const pool = (paid: number, more: object = {}) => ({
  status: 'unfunded' as const,
  funded: money(paid),
  due: money(0),
  spare: money(0),
  isTaken: false,
  places: [],
  ledger: [],
  ...more,
});

const unpaid = 'The prize pool must be paid before the quiz can be published';
it.each([
  ['no amount', prize(0), 0, pool(0), 'unfunded', ['Enter an amount to see what is to pay.']],
  ['nothing is paid', prize(10), 0, pool(0), 'unfunded', ['$11.00 to pay, fee included.', unpaid]],
  ['all is paid', prize(10), 0, pool(1_000), 'funded', ['$10.00 is paid for the winners.']],
  [
    'a draft wants less',
    prize(4),
    0,
    pool(1_000),
    'funded',
    [
      '$10.00 is paid for the winners.',
      '$6.60 more than needed is paid, fee included. It goes back when you publish.',
    ],
  ],
  [
    'a published quiz wants less',
    prize(4),
    1,
    pool(1_000),
    'funded',
    ['$10.00 is paid for the winners.', '$6.60 goes back with the next save, fee included.'],
  ],
  [
    'a published quiz wants more',
    prize(15),
    1,
    pool(1_000),
    'unfunded',
    [
      '$10.00 is paid for the winners.',
      '$5.50 to pay, fee included.',
      'Participants see $10.00 until the rest is paid.',
    ],
  ],
  [
    'a published quiz gets a prize',
    prize(10),
    1,
    pool(0),
    'unfunded',
    ['$11.00 to pay, fee included.', 'Participants see the prize once it is paid.'],
  ],
  [
    'a payment runs',
    prize(10),
    0,
    pool(0, { status: 'processing' as const }),
    'processing',
    ['A payment is being processed.'],
  ],
] as const)('tells how it stands where %s', (_case, written, version, answered, status, lines) => {
  const funding = fundingOf(
    { ...written, places: [] },
    { version, paid: 0 },
    { ...answered, places: [], ledger: [] },
  );
  expect([funding.status, funding.lines]).toEqual([status, lines]);
});

it('goes by what the quiz tells where the payments are not for these eyes', () => {
  expect(fundingOf(prize(10), { version: 1, paid: 1_000 }, undefined)).toMatchObject({
    status: 'funded',
    due: { amount: 0 },
  });
});

describe('a published quiz that somebody has taken', () => {
  const schedule = { isScheduled: true, endDate: '2099-06-01T10:00:00.000Z' };
  const promised = { prizePool: prize(10), schedule };
  const kept = 'Somebody has taken this quiz already: no place can get less than it was promised';
  const standing = (isTaken: boolean) => ({ version: 1, paid: 1_000, promised, isTaken });

  it.each([
    ['less', prize(4)],
    ['none', prize(10, false)],
  ])('cannot promise %s, so nothing is said to go back', (_case, written) => {
    const { lines, isBroken } = fundingOf(written, standing(true), pool(1_000));
    expect([isBroken, lines.at(-1)]).toEqual([true, kept]);
    expect(lines.join(' ')).not.toContain('goes back');
    expect(fundingOf(written, standing(false), pool(1_000)).lines.at(-1)).toMatch(
      /goes back with the next save/,
    );
  });
});
