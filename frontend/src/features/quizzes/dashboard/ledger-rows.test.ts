import { expect, it } from 'vitest';
import { ledgerRows } from './ledger-rows.ts';

const line = (posting: string, account: string, amount: number) => ({
  id: `${posting}#${account}`,
  account,
  amount,
  at: '2026-05-01T20:00:00.000Z',
  reason: 'poolFunded',
});

it('makes one row of each entry, the newest first', () => {
  const rows = ledgerRows([
    line('A', 'cash', 110),
    line('A', 'escrow:q_1', -100),
    line('A', 'fees', -10),
    line('B', 'escrow:q_1', 100),
    line('B', 'payable:p', -100),
  ]);
  expect(rows.map(({ id, amount, legs }) => [id, amount, legs.map(({ account }) => account)])).toEqual([
    ['B', 100, ['escrow', 'payable']],
    ['A', 110, ['cash', 'escrow', 'fees']],
  ]);
});
