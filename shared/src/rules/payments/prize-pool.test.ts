import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import { poolCharge } from '../money.ts';
import { givenBack, poolBill, prizeSummary, promiseProblems } from './prize-pool.ts';

const prize = (totalAmount: number) => ({ enabled: true, totalAmount });
const sum = (paid: readonly { amount: number; fee: number }[]) => ({
  amount: paid.reduce((total, { amount }) => total + amount, 0),
  fee: paid.reduce((total, { fee }) => total + fee, 0),
});

describe('what is paid', () => {
  it.each([
    ['nothing', [], { due: { amount: 1_000, fee: 100 }, spare: { amount: 0, fee: 0 } }],
    ['a part', [{ amount: 995, fee: 100 }], { due: { amount: 5, fee: 0 }, spare: { amount: 0, fee: 0 } }],
    ['all', [{ amount: 1_000, fee: 100 }], { due: { amount: 0, fee: 0 }, spare: { amount: 0, fee: 0 } }],
    ['more', [{ amount: 3_000, fee: 300 }], { due: { amount: 0 }, spare: { amount: 2_000, fee: 200 } }],
  ])('is %s', (_case, paid, bill) => {
    expect(poolBill(prize(10), paid)).toMatchObject(bill);
  });

  it('is the price of the last prize, however often it was raised and lowered', () => {
    const dollars = fc.integer({ min: 0, max: 5_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(fc.array(dollars, { minLength: 1, maxLength: 8 }), (wishes) => {
        let paid: { amount: number; fee: number }[] = [];
        for (const wish of wishes) {
          const { due } = poolBill(prize(wish), paid);
          const { kept, back } = givenBack(due.amount > 0 ? [...paid, due] : paid, Math.round(wish * 100));
          const before = sum(due.amount > 0 ? [...paid, due] : paid);
          const [stays, goes] = [sum(kept), sum(back)];
          expect([stays.amount + goes.amount, stays.fee + goes.fee]).toEqual([before.amount, before.fee]);
          expect([...kept, ...back].every(({ amount, fee }) => amount > 0 && fee >= 0)).toBe(true);
          expect(stays).toEqual({
            amount: Math.round(wish * 100),
            fee: poolCharge(Math.round(wish * 100)).fee,
          });
          paid = kept;
        }
      }),
    );
  });

  it('goes back from the newest payment on', () => {
    const paid = [
      { chargeId: 'a', amount: 1_000, fee: 100 },
      { chargeId: 'b', amount: 500, fee: 50 },
    ];
    expect(givenBack(paid, 900)).toEqual({
      kept: [{ chargeId: 'a', amount: 900, fee: 90 }],
      back: [
        { chargeId: 'b', amount: 500, fee: 50 },
        { chargeId: 'a', amount: 100, fee: 10 },
      ],
    });
  });
});

describe('the fee of what goes back', () => {
  const first = { amount: 1_000, fee: 100 };
  const second = { amount: 500, fee: 50 };
  it.each([
    ['of a smaller prize', 600, false, { amount: 600, fee: 60 }, { amount: 900, fee: 90 }],
    ['where nobody has won, all of it', 0, false, { amount: 0, fee: 0 }, { amount: 1_500, fee: 150 }],
    ['of what was won and not claimed stays', 600, true, { amount: 600, fee: 150 }, { amount: 900, fee: 0 }],
    ['stays also where no prize was claimed', 0, true, { amount: 0, fee: 150 }, { amount: 1_500, fee: 0 }],
    [
      'is not touched where nothing goes back',
      1_500,
      true,
      { amount: 1_500, fee: 150 },
      { amount: 0, fee: 0 },
    ],
  ])('%s', (_case, keep, isWon, stays, goes) => {
    const { kept, back } = givenBack([first, second], keep, { isWon });
    expect([sum(kept), sum(back)]).toEqual([stays, goes]);
    // What stays can go back later by the same rule, and no fee twice.
    expect(sum(givenBack(kept, 0, { isWon: true }).back)).toEqual({ amount: stays.amount, fee: 0 });
  });
});

const END = '2026-05-01T00:00:00.000Z';
const LATER = '2026-06-01T00:00:00.000Z';
const quiz = (totalAmount: number, endDate: string | undefined, distribution = '60/40') => ({
  prizePool: { enabled: true, totalAmount, distribution },
  schedule: { isScheduled: true, endDate },
});

it('tells of a prize that is paid', () => {
  expect(prizeSummary(quiz(10, END), 900)).toEqual({ total: 900, places: 2, endsAt: END });
  expect(prizeSummary(quiz(10, END), 0)).toBeUndefined();
});

describe('a promise', () => {
  const before = quiz(10, END);
  const fieldsOf = (after: ReturnType<typeof quiz>, isTaken: boolean, at: string) =>
    Object.keys(promiseProblems(before, after, { total: 1_000, isTaken, now: Date.parse(at) }));
  const AMOUNT = 'prizePool.totalAmount';
  const EARLY = '2026-04-01T00:00:00.000Z';
  it.each([
    ['anything before the first attempt', quiz(1, EARLY, ''), false, EARLY, []],
    ['the same', before, true, EARLY, []],
    ['more for everybody', quiz(20, END), true, EARLY, []],
    ['a later end', quiz(10, LATER), true, EARLY, []],
    ['less', quiz(9, END), true, EARLY, [AMOUNT]],
    ['less for the second', quiz(10, END, '70/30'), true, EARLY, [AMOUNT]],
    ['another place', quiz(10, END, '50/30/20'), true, EARLY, [AMOUNT]],
    ['an earlier end', quiz(10, '2026-04-20T00:00:00.000Z'), true, EARLY, ['schedule.endDate']],
    ['no end', quiz(10, undefined), true, EARLY, ['schedule.endDate']],
    ['nothing new after the end', before, true, END, []],
    ['more after the end', quiz(20, END), false, END, [AMOUNT]],
    ['less after the end', quiz(5, END), false, END, [AMOUNT]],
    ['a later end after the end', quiz(10, LATER), false, END, ['schedule.endDate']],
    ['no end after the end', quiz(10, undefined), false, END, ['schedule.endDate']],
  ])('of %s', (_case, after, isTaken, at, fields) => {
    expect(fieldsOf(after, isTaken, at)).toEqual(fields);
  });
});
