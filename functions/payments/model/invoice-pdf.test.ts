import { expect, it } from 'vitest';
import { readPdf } from '../../testing/read-pdf.ts';
import { type InvoiceSheet, invoicePdf } from './invoice-pdf.ts';

const sheet: InvoiceSheet = {
  kind: 'receipt',
  number: 'R-2026-1A2B3C4D',
  date: new Date('2026-11-22T12:00:00Z'),
  seller: { name: 'Quizhall', lines: ['quizhall.example'] },
  buyer: { name: 'Ada Lovelace', lines: ['ada@example.org'] },
  lines: [
    { text: 'Prize pool of “Städte 東京”', cents: 100_000 },
    { text: 'Processing fee (10%)', cents: 10_000 },
  ],
  payment: 'Paid by card',
};

it('says all of it on one tagged page, in the order in which it is read', async () => {
  const { pages, marks, info, tags, text } = await readPdf(await invoicePdf(sheet));
  expect([pages, marks?.Marked, info.Language, info.Title]).toEqual([
    1,
    true,
    'en',
    'Receipt R-2026-1A2B3C4D',
  ]);
  expect(tags.flatMap(({ role }) => role ?? [])).toEqual(expect.arrayContaining(['H1', 'H2', 'P']));
  const said = [
    'Receipt',
    'R-2026-1A2B3C4D',
    'November 22, 2026',
    'Ada Lovelace',
    '$1,000.00',
    '$100.00',
    'Subtotal',
    'Tax',
    '$0.00',
    'Total',
  ];
  const places = said.map((words) => text.indexOf(words));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('tells credits, what went back, and what else there is to say', async () => {
  const lines = [...sheet.lines, { text: 'Credit', cents: -500 }];
  const { text } = await readPdf(
    await invoicePdf({ ...sheet, kind: 'invoice', lines, refunded: 250, notes: ['Thank you.'] }),
  );
  for (const words of ['Invoice', '-$5.00', '$1,095.00', '-$2.50', 'Thank you.'])
    expect(text).toContain(words);
});

it('goes on where a page ends', async () => {
  const lines = Array.from({ length: 25 }, (_, i) => ({ text: `Line ${i}`, cents: 100 }));
  expect((await readPdf(await invoicePdf({ ...sheet, lines }))).pages).toBe(2);
});

it('is the same in every byte for the same sheet', async () => {
  expect((await invoicePdf(sheet)).equals(await invoicePdf(sheet))).toBe(true);
});
