import { A4, type Box, Pen, type TextStyle } from '../../certificates/model/pdf-writer.ts';
import { INVOICE_MESSAGES as TEXT } from './invoice-messages.ts';

const MARGIN = 56;
const WIDTH = A4.width - 2 * MARGIN;
const BOTTOM = A4.height - 90;
const AMOUNT = 110;

const INK = '#1d1b2e';
const MUTED = '#57546b';
const VIOLET = '#6d28d9';
const LINE = '#e3e0ee';

const style = (face: TextStyle['face'], size: number, color = INK): TextStyle => ({ face, size, color });
const STYLES = {
  brand: style('sansBold', 13, VIOLET),
  title: style('sansBold', 26),
  label: style('sans', 9.5, MUTED),
  text: style('sans', 10.5),
  strong: style('sansBold', 10.5),
  total: style('sansBold', 13),
};

/** Whoever sells, or buys. */
export interface Party {
  name: string;
  /** Address, e-mail, whatever else is known. */
  lines: readonly string[];
}

/** A receipt or an invoice. Amounts in US cents. */
export interface InvoiceSheet {
  kind: 'receipt' | 'invoice';
  number: string;
  /** When it was issued; of a receipt, when it was paid. */
  date: Date;
  seller: Party;
  buyer: Party;
  /** Credits are negative. */
  lines: readonly { text: string; cents: number }[];
  /** How it was paid, or until when it is due. */
  payment: string;
  /** What went back of it. */
  refunded?: number | undefined;
  notes?: readonly string[] | undefined;
}

const box = (x: number, y: number, width: number, align: Box['align'] = 'left', lines = 1): Box => ({
  x,
  y,
  width,
  align,
  lines,
});

/** A receipt or an invoice on paper: a tagged page (PDF/UA) with its fonts inside; the same for the same sheet. */
export async function invoicePdf(sheet: InvoiceSheet): Promise<Buffer> {
  const pen = new Pen({ title: TEXT.documentTitle(sheet.kind, sheet.number), at: sheet.date });
  let y = writeHead(pen, sheet);
  y = writeParties(pen, sheet, y);
  y = writeLines(pen, sheet, y);
  y = writeSums(pen, sheet, y);
  writeNotes(pen, sheet, y);
  return pen.bytes();
}

const rule = (pen: Pen, y: number, color = LINE) =>
  pen.decorate((doc) => doc.rect(MARGIN, y, WIDTH, 0.75).fill(color));

function writeHead(pen: Pen, { kind, number, date, payment }: InvoiceSheet): number {
  pen.decorate((doc) => doc.rect(0, 0, A4.width, 8).fill(VIOLET));
  pen.write('P', TEXT.brand, STYLES.brand, box(MARGIN, 60, WIDTH));
  pen.write('H1', TEXT.titles[kind], STYLES.title, box(MARGIN, 100, WIDTH));
  const facts = [
    [TEXT.number, number],
    [TEXT.date, TEXT.day(date)],
    [TEXT.payment, payment],
  ] as const;
  let y = 128;
  for (const [label, value] of facts) {
    pen.write('P', label, STYLES.label, box(MARGIN, y, 110));
    pen.write('P', value, STYLES.text, box(MARGIN + 116, y, WIDTH - 116));
    y += 17;
  }
  return y + 20;
}

/** Side by side, as high as the higher one. */
function writeParties(pen: Pen, { seller, buyer }: InvoiceSheet, top: number): number {
  const width = WIDTH / 2 - 12;
  const ends = (
    [
      [TEXT.from, seller, MARGIN],
      [TEXT.to, buyer, MARGIN + WIDTH / 2 + 12],
    ] as const
  ).map(([label, { name, lines }, x]) => {
    pen.write('H2', label, STYLES.label, box(x, top, width));
    let y = pen.write('P', name, STYLES.strong, box(x, top + 18, width, 'left', 2));
    for (const line of lines) y = pen.write('P', line, STYLES.text, box(x, y + 15, width, 'left', 2));
    return y;
  });
  return Math.max(...ends) + 40;
}

function writeRow(pen: Pen, text: string, cents: number, y: number, look: TextStyle): number {
  const end = pen.write('P', text, look, box(MARGIN, y, WIDTH - AMOUNT - 12, 'left', 3));
  pen.write('P', TEXT.money(cents), look, box(MARGIN + WIDTH - AMOUNT, y, AMOUNT, 'right'));
  return end;
}

function writeLines(pen: Pen, { lines }: InvoiceSheet, top: number): number {
  pen.write('H2', TEXT.description, STYLES.label, box(MARGIN, top, WIDTH - AMOUNT));
  pen.note(TEXT.amount, STYLES.label, box(MARGIN + WIDTH - AMOUNT, top, AMOUNT, 'right'));
  rule(pen, top + 8, INK);
  let y = top + 28;
  for (const { text, cents } of lines) {
    if (y > BOTTOM) {
      pen.doc.addPage();
      y = MARGIN;
    }
    const end = writeRow(pen, text, cents, y, STYLES.text);
    rule(pen, end + 10);
    y = end + 28;
  }
  return y;
}

function writeSums(pen: Pen, { lines, refunded = 0 }: InvoiceSheet, top: number): number {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  const rows: [text: string, cents: number, look: TextStyle][] = [
    [TEXT.subtotal, total, STYLES.text],
    [TEXT.tax, 0, STYLES.text],
    [TEXT.total, total, STYLES.total],
    ...(refunded > 0 ? ([[TEXT.refunded, -refunded, STYLES.text]] as [string, number, TextStyle][]) : []),
  ];
  let y = top;
  if (y + rows.length * 22 > BOTTOM) {
    pen.doc.addPage();
    y = MARGIN;
  }
  for (const [text, cents, look] of rows) y = writeRow(pen, text, cents, y, look) + 22;
  return y;
}

function writeNotes(pen: Pen, { notes = [] }: InvoiceSheet, top: number): void {
  let y = top + 16;
  for (const note of [...notes, ...(pen.incomplete ? [TEXT.incomplete] : [])])
    y = pen.write('P', note, STYLES.label, box(MARGIN, y, WIDTH, 'left', 3)) + 16;
}
