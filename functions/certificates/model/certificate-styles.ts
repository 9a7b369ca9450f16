import type { Certificate } from '@quizhall/shared/model/certificates/certificate';
import type { Box, TextStyle } from './pdf-writer.ts';

/** A4 across, in points. */
export const SHEET = { width: 842, height: 595 } as const;

/** One template: what lies beneath the words, and where and how each stands. */
export interface Look {
  paint: (doc: PDFKit.PDFDocument) => void;
  align: Box['align'];
  x: number;
  width: number;
  /** Baselines and styles from the top. */
  heading: TextStyle & { y: number };
  lead: TextStyle;
  name: TextStyle & { y: number };
  /** A line below the name. */
  rule?: { width: number; color: string };
  title: TextStyle & { y: number };
  /** Baseline below which neither name nor title may come, however long they are. */
  wordsEnd: number;
  /** Score, date and issuer: left edges, and the baseline of the values. */
  facts: { xs: readonly [number, number, number]; width: number; y: number; align: Box['align'] };
  label: TextStyle;
  value: TextStyle;
  qr: { x: number; y: number; size: number; color: string };
  /** Code and address. */
  check: { x: number; y: number; width: number; align: Box['align'] };
  /** The logo of the organization that issues it, where there is one. */
  logo: { x: number; y: number; width: number; height: number; align?: 'center' | 'right' };
}

const INK = '#1d1b2e';
const MUTED = '#57546b';
const VIOLET = '#6d28d9';
const GOLD = '#9a7434';
const NAVY = '#17233f';

const { width: W, height: H } = SHEET;

/** A star of many blunt points, as on a seal. */
function rosette(doc: PDFKit.PDFDocument, x: number, y: number, radius: number): void {
  const points = Array.from({ length: 48 }, (_, i) => {
    const angle = (i * Math.PI) / 24;
    const r = i % 2 === 0 ? radius : radius * 0.9;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as [number, number];
  });
  doc.polygon(...points).fill(VIOLET);
  doc
    .lineWidth(1.2)
    .circle(x, y, radius * 0.74)
    .stroke('#ffffff');
  const s = radius * 0.36;
  doc
    .lineWidth(3.4)
    .lineCap('round')
    .lineJoin('round')
    .moveTo(x - s, y)
    .lineTo(x - s * 0.2, y + s * 0.75)
    .lineTo(x + s, y - s * 0.7)
    .stroke('#ffffff');
}

/** A line around the sheet, as far from its edges on every side. */
function frame(doc: PDFKit.PDFDocument, inset: number, width: number, color: string): void {
  doc
    .lineWidth(width)
    .rect(inset, inset, W - 2 * inset, H - 2 * inset)
    .stroke(color);
}

function level(
  doc: PDFKit.PDFDocument,
  [from, to]: readonly [number, number],
  y: number,
  color: string,
): void {
  doc.lineWidth(0.8).moveTo(from, y).lineTo(to, y).stroke(color);
}

function classicPaper(doc: PDFKit.PDFDocument): void {
  doc.rect(0, 0, W, H).fill('#ffffff');
  frame(doc, 24, 7, VIOLET);
  frame(doc, 35, 1, '#c4b5fd');
  rosette(doc, W / 2, 88, 29);
}

function corporatePaper(doc: PDFKit.PDFDocument): void {
  doc.rect(0, 0, W, H).fill('#ffffff');
  doc.rect(0, 0, 58, H).fill(NAVY);
  doc.rect(58, 0, 5, H).fill(VIOLET);
  doc.rect(112, 118, 54, 4).fill(VIOLET);
  level(doc, [112, W - 60], 432, '#c9cede');
}

function modernPaper(doc: PDFKit.PDFDocument): void {
  doc.rect(0, 0, W, H).fill('#f5f2ff');
  doc.circle(W - 20, 20, 250).fill('#ddd6fe');
  doc.circle(W + 8, -8, 180).fill('#a78bfa');
  doc.circle(W + 30, -30, 110).fill(VIOLET);
  doc.rect(0, 0, 14, H).fill(VIOLET);
  for (const x of [60, 246, 432]) doc.roundedRect(x, 440, 172, 96, 14).fill('#ffffff');
  doc.roundedRect(W - 218, 350, 160, 186, 14).fill('#ffffff');
}

function elegantPaper(doc: PDFKit.PDFDocument): void {
  doc.rect(0, 0, W, H).fill('#fffdf7');
  frame(doc, 26, 0.8, GOLD);
  frame(doc, 32, 0.8, '#d8c49a');
  for (const [x, y] of [
    [29, 29],
    [W - 29, 29],
    [29, H - 29],
    [W - 29, H - 29],
  ] as const) {
    doc.circle(x, y, 15).fillAndStroke('#fffdf7', GOLD);
    doc.circle(x, y, 5).fill(GOLD);
  }
  const y = 150;
  level(doc, [W / 2 - 130, W / 2 - 14], y, GOLD);
  level(doc, [W / 2 + 14, W / 2 + 130], y, GOLD);
  doc.polygon([W / 2, y - 6], [W / 2 + 6, y], [W / 2, y + 6], [W / 2 - 6, y]).fill(GOLD);
}

const CENTRED = { align: 'center', x: 90, width: W - 180 } as const;

export const LOOKS: Record<Certificate['template'], Look> = {
  default: {
    paint: classicPaper,
    ...CENTRED,
    heading: { face: 'serifBold', size: 34, color: VIOLET, y: 168 },
    lead: { face: 'serif', size: 14, color: MUTED },
    name: { face: 'serifBold', size: 44, color: INK, y: 268 },
    rule: { width: 380, color: '#c4b5fd' },
    title: { face: 'serifBold', size: 24, color: INK, y: 366 },
    wordsEnd: 436,
    facts: { xs: [80, 210, 400], width: 180, y: 484, align: 'left' },
    label: { face: 'serif', size: 11, color: MUTED },
    value: { face: 'serifBold', size: 16, color: INK },
    qr: { x: W - 166, y: 424, size: 86, color: INK },
    check: { x: 80, y: 532, width: W - 160, align: 'center' },
    logo: { x: 60, y: 60, width: 190, height: 56 },
  },
  professional: {
    paint: corporatePaper,
    align: 'left',
    x: 112,
    width: W - 172,
    heading: { face: 'sansBold', size: 17, color: NAVY, spacing: 3.2, upperCase: true, y: 98 },
    lead: { face: 'sans', size: 13, color: MUTED },
    name: { face: 'sansBold', size: 50, color: NAVY, y: 250 },
    title: { face: 'sans', size: 26, color: INK, y: 366 },
    wordsEnd: 420,
    facts: { xs: [112, 242, 432], width: 190, y: 494, align: 'left' },
    label: { face: 'sans', size: 11, color: MUTED },
    value: { face: 'sansBold', size: 16, color: NAVY },
    qr: { x: W - 150, y: 452, size: 90, color: NAVY },
    check: { x: 112, y: 545, width: 560, align: 'left' },
    logo: { x: W - 220, y: 62, width: 160, height: 56, align: 'right' },
  },
  modern: {
    paint: modernPaper,
    align: 'left',
    x: 60,
    width: 560,
    heading: { face: 'sansBold', size: 36, color: VIOLET, y: 108 },
    lead: { face: 'sans', size: 14, color: MUTED },
    name: { face: 'sansBold', size: 52, color: INK, y: 236 },
    title: { face: 'sansBold', size: 25, color: INK, y: 346 },
    wordsEnd: 426,
    facts: { xs: [78, 264, 450], width: 140, y: 506, align: 'left' },
    label: { face: 'sans', size: 12, color: MUTED },
    value: { face: 'sansBold', size: 17, color: INK },
    qr: { x: W - 203, y: 378, size: 130, color: '#3b0f8f' },
    check: { x: 60, y: 562, width: 540, align: 'left' },
    logo: { x: 60, y: 20, width: 190, height: 38 },
  },
  elegant: {
    paint: elegantPaper,
    ...CENTRED,
    heading: { face: 'serif', size: 24, color: INK, spacing: 4.5, upperCase: true, y: 118 },
    lead: { face: 'serifItalic', size: 15, color: MUTED },
    name: { face: 'serifItalic', size: 54, color: '#3d2a66', y: 268 },
    title: { face: 'serifItalic', size: 27, color: INK, y: 366 },
    wordsEnd: 436,
    facts: { xs: [78, 208, 398], width: 180, y: 484, align: 'left' },
    label: { face: 'serifItalic', size: 12, color: MUTED },
    value: { face: 'serif', size: 16, color: INK },
    qr: { x: W - 166, y: 424, size: 84, color: '#3d2a66' },
    check: { x: 80, y: 532, width: W - 160, align: 'center' },
    logo: { x: W / 2 - 95, y: 42, width: 190, height: 36, align: 'center' },
  },
};
