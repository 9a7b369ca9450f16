import { expect, it } from 'vitest';
import { erasedFrom, ORGANIZATION_UNSETTLED, organizationUnsettled } from './deleted-organization.ts';

const { plan, payment, pool, prizePayment } = ORGANIZATION_UNSETTLED;
const settled = { plan: { renews: false, paying: false }, escrows: [0, 0], payingPrize: false };

it.each([
  [settled, []],
  [{ ...settled, plan: { renews: true, paying: false } }, [plan]],
  [{ ...settled, plan: { renews: false, paying: true } }, [payment]],
  [{ ...settled, escrows: [0, 500] }, [pool]],
  [{ ...settled, payingPrize: true }, [prizePayment]],
  [
    { plan: { renews: true, paying: true }, escrows: [1], payingPrize: true },
    [plan, payment, pool, prizePayment],
  ],
])('says what is in the way: %o', (facts, reasons) => {
  expect(organizationUnsettled(facts)).toEqual(reasons);
});

it('leaves thirty days', () => {
  expect(new Date(erasedFrom('2026-03-01T12:00:00.000Z')).toISOString()).toBe('2026-03-31T12:00:00.000Z');
});
