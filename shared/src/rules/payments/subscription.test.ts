import { describe, expect, it } from 'vitest';
import * as fc from '../../testing/properties.ts';
import {
  BILLING_CYCLES,
  cancelledOf,
  type Choice,
  declinedOf,
  dutyOf,
  GRACE_MS,
  monthsAfter,
  nextDutyAt,
  offerOf,
  priceOf,
  renewalOf,
  renewsItself,
  retryAt,
  type Terms,
  trialOf,
  unusedOf,
} from './subscription.ts';

const DAY = 86_400_000;
const at = (text: string) => Date.parse(`${text}Z`);
const iso = (time: number) => new Date(time).toISOString().slice(0, 16);

const PRO: Choice = { plan: 'pro', cycle: 'monthly' };
const PRO_YEAR: Choice = { plan: 'pro', cycle: 'yearly' };
const NOON = at('2030-01-31T12:00:00');

/** What somebody has who bought it then. */
function bought(choice: Choice, now = NOON, list: 'personal' | 'standard' = 'personal'): Terms {
  const offer = offerOf(list, undefined, choice, now);
  if (offer?.kind !== 'now') throw new Error('Nothing to buy');
  return offer.terms;
}

function renewed(terms: Terms, list: 'personal' | 'standard' = 'personal'): Terms {
  const renewal = renewalOf(list, terms);
  if (!renewal) throw new Error('Nothing to renew');
  return renewal.terms;
}

describe('prices', () => {
  it.each([
    ['personal', 'pro', 'monthly', 2_900],
    ['personal', 'pro', 'yearly', 27_800],
    ['personal', 'free', 'monthly', undefined],
    ['personal', 'enterprise', 'monthly', undefined],
    ['personal', 'basic', 'monthly', undefined],
    ['standard', 'basic', 'yearly', 27_800],
    ['standard', 'professional', 'monthly', 9_900],
    ['standard', 'enterprise', 'yearly', 287_000],
    ['create3', 'professional', 'monthly', 2_900],
    ['create3', 'enterprise', 'monthly', undefined],
  ] as const)('%s: %s, %s', (list, plan, cycle, cents) => {
    expect(priceOf(list, { plan, cycle })).toBe(cents);
  });
});

describe('months', () => {
  it.each([
    ['2030-01-31T12:00', 1, '2030-02-28T12:00'],
    ['2032-01-31T12:00', 1, '2032-02-29T12:00'],
    ['2030-01-31T12:00', 2, '2030-03-31T12:00'],
    ['2030-01-31T23:59', 3, '2030-04-30T23:59'],
    ['2030-12-15T00:00', 1, '2031-01-15T00:00'],
    ['2032-02-29T08:30', 12, '2033-02-28T08:30'],
    ['2032-02-29T08:30', 48, '2036-02-29T08:30'],
  ])('%s and %d months: %s', (anchor, months, expected) => {
    expect(iso(monthsAfter(at(`${anchor}:00`), months))).toBe(expected);
  });

  it('keep the day on which the first of them began', () => {
    const ends: string[] = [];
    for (let terms = bought(PRO), n = 0; n < 4; n++, terms = renewed(terms)) ends.push(iso(terms.period.end));
    expect(ends).toEqual(['2030-02-28T12:00', '2030-03-31T12:00', '2030-04-30T12:00', '2030-05-31T12:00']);
  });
});

describe('choosing a plan', () => {
  it('is paid at once by whoever has none', () => {
    expect(offerOf('personal', undefined, PRO, NOON)).toMatchObject({
      kind: 'now',
      amount: 2_900,
      credit: 0,
    });
    expect(offerOf('personal', undefined, { plan: 'enterprise', cycle: 'monthly' }, NOON)).toBeUndefined();
    expect(offerOf('personal', undefined, { plan: 'free', cycle: 'monthly' }, NOON)).toBeUndefined();
  });

  it('within a trial is paid at once, and the paid time begins where the trial ends', () => {
    const offer = offerOf('personal', trialOf(PRO, NOON), PRO, NOON + DAY);
    expect(offer).toMatchObject({
      amount: 2_900,
      terms: { state: 'active', period: { start: NOON + 14 * DAY, end: monthsAfter(NOON + 14 * DAY, 1) } },
    });
  });

  it('within a trial that is paid already is less all that was paid, and begins where the trial ends', () => {
    const end = NOON + 14 * DAY;
    const paid = offerOf('personal', trialOf(PRO, NOON), PRO, NOON + DAY);
    const before = paid?.kind === 'now' ? paid.terms : undefined;
    expect(offerOf('personal', before, PRO_YEAR, NOON + 2 * DAY)).toMatchObject({
      amount: 27_800 - 2_900,
      terms: { period: { start: end, end: monthsAfter(end, 12) } },
    });
  });

  it.each([
    ['basic', 'monthly', 'professional', 'monthly', 'now'],
    ['basic', 'monthly', 'basic', 'yearly', 'now'],
    ['basic', 'monthly', 'enterprise', 'yearly', 'now'],
    ['basic', 'monthly', 'basic', 'monthly', 'current'],
    ['professional', 'monthly', 'basic', 'monthly', 'later'],
    ['professional', 'monthly', 'basic', 'yearly', 'later'],
    ['basic', 'yearly', 'basic', 'monthly', 'later'],
    ['basic', 'yearly', 'enterprise', 'monthly', 'later'],
  ] as const)('%s %s to %s %s: %s', (plan, cycle, to, toCycle, kind) => {
    const before = bought({ plan, cycle }, NOON, 'standard');
    const offer = offerOf('standard', before, { plan: to, cycle: toCycle }, NOON + DAY);
    expect(offer?.kind).toBe(kind);
    if (offer?.kind === 'later')
      expect(offer).toMatchObject({
        at: before.period.end,
        terms: { plan, next: { plan: to, cycle: toCycle } },
      });
  });

  it('takes what is not used off the price, to the cent', () => {
    const before = bought(PRO, at('2030-04-01T00:00:00'));
    const half = at('2030-04-16T00:00:00');
    expect(offerOf('personal', before, PRO_YEAR, half)).toMatchObject({
      kind: 'now',
      amount: 27_800 - 1_450,
      credit: 1_450,
      terms: { price: 27_800, anchor: half, period: { start: half, end: at('2031-04-16T00:00:00') } },
    });
  });

  it('takes back a choice for later', () => {
    const before = { ...bought(PRO), next: 'free' as const };
    expect(offerOf('personal', before, PRO, NOON + DAY)).toMatchObject({
      kind: 'keep',
      terms: { next: undefined },
    });
  });

  it('that was declined goes on without a gap', () => {
    const before = declinedOf(bought(PRO));
    const offer = offerOf('personal', before, PRO_YEAR, before.period.end + 4 * DAY);
    expect(offer).toMatchObject({
      kind: 'now',
      amount: 27_800,
      terms: { state: 'active', period: { start: before.period.end, end: at('2031-02-28T12:00:00') } },
    });
  });
});

describe('what is due', () => {
  const END = bought(PRO).period.end;
  it('of a trial is a reminder three days before its end, and its end', () => {
    const trial = trialOf(PRO, NOON);
    const end = NOON + 14 * DAY;
    expect([11, 14].map((days) => dutyOf(trial, NOON + days * DAY - 1))).toEqual([undefined, 'remind']);
    expect([11, 14].map((days) => dutyOf(trial, NOON + days * DAY))).toEqual(['remind', 'end']);
    expect([nextDutyAt(trial, NOON), nextDutyAt(trial, NOON + 11 * DAY)]).toEqual([end - 3 * DAY, end]);
    expect(dutyOf({ ...trial, next: 'free' }, end - DAY)).toBeUndefined();
  });

  it.each([
    ['a trial', trialOf(PRO, NOON), false],
    ['a plan that is paid', { ...trialOf(PRO, NOON), state: 'active' as const }, true],
    ['one that was declined', { ...trialOf(PRO, NOON), state: 'pastDue' as const }, true],
    [
      'one that was cancelled',
      { ...trialOf(PRO, NOON), state: 'active' as const, next: 'free' as const },
      false,
    ],
  ])('of %s is a payment by itself: %#', (_, terms, renews) => {
    expect(renewsItself(terms)).toBe(renews);
  });

  it('of a paid plan is its renewal, or its end where it was cancelled', () => {
    const terms = bought(PRO);
    expect([dutyOf(terms, END - 1), dutyOf(terms, END)]).toEqual([undefined, 'renew']);
    expect(dutyOf({ ...terms, next: 'free' }, END)).toBe('end');
    expect(dutyOf({ ...terms, next: PRO_YEAR }, END)).toBe('renew');
    expect(renewalOf('personal', { ...terms, next: PRO_YEAR })).toMatchObject({
      amount: 27_800,
      terms: { plan: 'pro', cycle: 'yearly', state: 'active' },
    });
    expect(renewed({ ...terms, next: PRO_YEAR }).next).toBeUndefined();
    expect(nextDutyAt(terms, NOON)).toBe(END);
  });

  it('after a renewal was declined is to try again on days 1, 3 and 5, and to end on day 7', () => {
    let terms = bought(PRO);
    const days: number[] = [];
    for (let now = END; dutyOf(terms, now) !== 'end'; now = nextDutyAt(terms, now)) {
      expect(dutyOf(terms, now)).toBe('renew');
      days.push((now - END) / DAY);
      terms = declinedOf(terms);
    }
    expect([days, retryAt(terms), nextDutyAt(terms, END)]).toEqual([[0, 1, 3, 5], undefined, END + GRACE_MS]);
    expect(dutyOf(terms, END + GRACE_MS - 1)).toBeUndefined();
  });

  it('is nothing more once what is paid was cancelled, at once where nothing is', () => {
    expect(cancelledOf(bought(PRO))).toMatchObject({ next: 'free', state: 'active' });
    expect(cancelledOf(declinedOf(bought(PRO)))).toBeUndefined();
  });
});

/** One step of a life: time passes, then somebody chooses, cancels, or a renewal is declined. */
const step = fc.record({
  days: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 40 })),
  milliseconds: fc.integer({ min: 0, max: DAY - 1 }),
  does: fc.constantFrom('choose', 'cancel', 'nothing', 'nothing'),
  plan: fc.constantFrom('basic', 'professional', 'enterprise'),
  cycle: fc.constantFrom(...BILLING_CYCLES),
  declines: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer Of> ? Of : never;

/** A life with its payments; what of each paid period was had, in cents. */
function live(begin: number, steps: readonly Step[]) {
  let now = begin;
  let terms: Terms | undefined = steps[0]?.declines ? trialOf(PRO, now) : undefined;
  let paid = 0;
  let had = 0;
  let cuts = 0;
  const amounts: number[] = [];
  const periods: { start: number; end: number }[] = [];
  const pay = (amount: number, after: Terms) => {
    paid += amount;
    amounts.push(amount);
    periods.push(after.period);
    terms = after;
  };
  const passTo = (until: number) => {
    while (terms && nextDutyAt(terms, now) <= until) {
      now = Math.max(now, nextDutyAt(terms, now));
      const duty = dutyOf(terms, now);
      const isDeclined: boolean = steps[periods.length % steps.length]?.declines ?? false;
      const renewal = renewalOf('standard', terms);
      if (duty === 'end') {
        if (terms.state === 'active') had += terms.price;
        terms = undefined;
      } else if (duty === 'renew' && !isDeclined && renewal) {
        if (terms.state === 'active') had += terms.price;
        pay(renewal.amount, renewal.terms);
      } else if (duty === 'renew') {
        if (terms.state === 'active') had += terms.price;
        terms = declinedOf(terms);
      }
    }
    now = until;
  };
  for (const { days, milliseconds, does, plan, cycle } of steps) {
    passTo(now + days * DAY + milliseconds);
    const offer = does === 'choose' ? offerOf('standard', terms, { plan, cycle }, now) : undefined;
    if (offer?.kind === 'now') {
      if (terms?.state === 'active') {
        cuts += 1;
        had += terms.price - offer.credit;
        const last = periods.at(-1);
        if (last) last.end = offer.terms.period.start;
      }
      pay(offer.amount, offer.terms);
    } else if (offer && offer.kind !== 'current') terms = offer.terms;
    if (does === 'cancel' && terms) terms = cancelledOf(terms);
  }
  const rest = terms?.state === 'active' ? unusedOf(terms, now) : 0;
  if (terms?.state === 'active') had += terms.price - rest;
  return { paid, had, rest, cuts, amounts, periods };
}

describe('whatever somebody does for years', () => {
  const begin = fc.integer({ min: at('2029-01-01T00:00:00'), max: at('2032-12-31T00:00:00') });
  const lives = fc.tuple(begin, fc.array(step, { minLength: 1, maxLength: 40 }));

  it('charges are whole cents above zero, and pay for what was had and what is left', () => {
    fc.assert(
      fc.property(lives, ([start, steps]) => {
        const { paid, had, rest, amounts } = live(start, steps);
        for (const amount of amounts) expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
        expect(paid).toBe(had + rest);
      }),
    );
  });

  it('no two paid times overlap', () => {
    fc.assert(
      fc.property(lives, ([start, steps]) => {
        const { periods } = live(start, steps);
        for (const [n, { start: from, end }] of periods.entries()) {
          expect(end).toBeGreaterThanOrEqual(from);
          const before = periods[n - 1];
          if (before) expect(from).toBeGreaterThanOrEqual(before.end);
        }
      }),
    );
  });

  it('a part of a period costs its share, within a cent', () => {
    fc.assert(
      fc.property(
        begin,
        fc.constantFrom(...BILLING_CYCLES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (start, cycle, share) => {
          const terms = bought({ plan: 'professional', cycle }, start, 'standard');
          const length = terms.period.end - start;
          const now = start + Math.floor(length * share);
          const used = terms.price - unusedOf(terms, now);
          expect(Math.abs(used - (terms.price * (now - start)) / length)).toBeLessThan(1);
        },
      ),
    );
  });
});
