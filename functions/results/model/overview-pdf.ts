import type { QuizNumbers } from '@quizhall/shared/model/results/quiz-numbers';
import { reliabilityWord } from '@quizhall/shared/rules/results/item-analysis';
import { excerptOf } from '@quizhall/shared/rules/imports/cell-text';
import { A4, type Box, Pen, type TextStyle } from '../../certificates/model/pdf-writer.ts';
import { messages as TEXT } from './overview-messages.ts';
import type { Reliability } from './reliability.ts';

const MARGIN = 48;
const WIDTH = A4.width - 2 * MARGIN;
const BOTTOM = A4.height - 64;

const INK = '#1d1b2e';
const MUTED = '#57546b';
const VIOLET = '#6d28d9';
const WELL = '#f4f2fa';
const LINE = '#e3e0ee';
/** From 70 % green, from 40 % yellow, below red, as on the screen. */
const BANDS = [
  [70, '#15803d'],
  [40, '#d97706'],
  [0, '#b91c1c'],
] as const;
const colorOf = (percent: number): string => BANDS.find(([least]) => percent >= least)?.[1] ?? VIOLET;

const style = (face: TextStyle['face'], size: number, color = INK): TextStyle => ({ face, size, color });
const STYLES = {
  title: style('sansBold', 24),
  lead: style('sans', 10.5, MUTED),
  heading: style('sansBold', 14),
  label: style('sans', 9.5, MUTED),
  value: style('sansBold', 19),
  text: style('sans', 10.5),
  strong: style('sansBold', 10.5),
} as const;

export interface OverviewOnPaper {
  title: string;
  code: string;
  at: Date;
  numbers: QuizNumbers;
  reliability: Reliability;
  /** Texts of the questions without marks, by their ids. */
  texts: ReadonlyMap<string, string>;
}

const box = (x: number, y: number, width: number, lines = 1, align: Box['align'] = 'left'): Box => ({
  x,
  y,
  width,
  align,
  lines,
});

/** The overview of a quiz as tagged pages (PDF/UA): six numbers, how scores are spread, how each question went. */
export async function overviewPdf(overview: OverviewOnPaper): Promise<Buffer> {
  const { title, at, numbers } = overview;
  const pen = new Pen({ title: TEXT.title(title || TEXT.untitled), at });
  let y = writeHead(pen, overview);
  y = writeTiles(pen, numbers, y);
  y = writeDistribution(pen, numbers, y);
  y = writeQuestions(pen, overview, y);
  if (pen.incomplete) pen.write('P', TEXT.incomplete, STYLES.label, box(MARGIN, y, WIDTH, 2));
  pen.numberPages(TEXT.page, STYLES.label, box(MARGIN, A4.height - 30, WIDTH, 1, 'right'));
  return pen.bytes();
}

function writeHead(pen: Pen, { title, code, at }: OverviewOnPaper): number {
  pen.decorate((doc) => doc.rect(0, 0, A4.width, 8).fill(VIOLET));
  const end = pen.write('H1', TEXT.title(title || TEXT.untitled), STYLES.title, box(MARGIN, 66, WIDTH, 2));
  pen.write('P', TEXT.asOf(at, code), STYLES.lead, box(MARGIN, end + 22, WIDTH));
  return end + 44;
}

const TILE = { columns: 3, height: 58, gap: 10 };

function tilesOf({ stats }: QuizNumbers): [label: string, value: string][] {
  const { completedAttempts, waitingAttempts } = stats;
  const scored = completedAttempts > waitingAttempts;
  return [
    [TEXT.tiles.participants, TEXT.number(stats.uniqueParticipants)],
    [TEXT.tiles.attempts, TEXT.number(stats.totalAttempts)],
    [TEXT.tiles.averageScore, scored ? TEXT.percent(stats.averageScore) : TEXT.none],
    [TEXT.tiles.averageTime, completedAttempts > 0 ? TEXT.duration(stats.averageSeconds) : TEXT.none],
    [TEXT.tiles.passRate, scored ? TEXT.percent(stats.passRate) : TEXT.none],
    [TEXT.tiles.completed, TEXT.number(completedAttempts)],
  ];
}

function writeTiles(pen: Pen, numbers: QuizNumbers, top: number): number {
  const { columns, height, gap } = TILE;
  const width = (WIDTH - gap * (columns - 1)) / columns;
  const tiles = tilesOf(numbers);
  for (const [i, [label, value]] of tiles.entries()) {
    const x = MARGIN + (i % columns) * (width + gap);
    const y = top + Math.floor(i / columns) * (height + gap);
    pen.decorate((doc) => doc.roundedRect(x, y, width, height, 8).fill(WELL));
    pen.write('P', label, STYLES.label, box(x + 12, y + 20, width - 24));
    pen.write('P', value, STYLES.value, box(x + 12, y + 45, width - 24));
  }
  const end = top + Math.ceil(tiles.length / columns) * (height + gap);
  const { waitingAttempts } = numbers.stats;
  if (waitingAttempts === 0) return end + 22;
  pen.write('P', TEXT.waiting(waitingAttempts), STYLES.label, box(MARGIN, end + 10, WIDTH));
  return end + 40;
}

const BAR = { height: 12, step: 22, label: 64, count: 110 };

/** A bar of this share beside its words. */
function bar(pen: Pen, { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>, share: number, color: string): void {
  pen.decorate((doc) => {
    doc.roundedRect(x, y, width, BAR.height, 3).fill(WELL);
    if (share > 0) doc.roundedRect(x, y, Math.max(3, width * share), BAR.height, 3).fill(color);
  });
}

function writeDistribution(pen: Pen, { scoreDistribution }: QuizNumbers, top: number): number {
  pen.write('H2', TEXT.distribution, STYLES.heading, box(MARGIN, top, WIDTH));
  const most = Math.max(1, ...scoreDistribution.map(({ count }) => count));
  const width = WIDTH - BAR.label - BAR.count - 20;
  let y = top + 16;
  for (const { range, count } of scoreDistribution) {
    const x = MARGIN + BAR.label;
    pen.write('P', TEXT.range(range), STYLES.text, box(MARGIN, y + 10, BAR.label - 8));
    bar(pen, { x, y, width }, count / most, VIOLET);
    pen.write('P', TEXT.submissions(count), STYLES.text, box(x + width + 12, y + 10, BAR.count));
    y += BAR.step;
  }
  return y + 24;
}

/** Whether scores can be trusted, or why nobody knows. */
function writeReliability(
  pen: Pen,
  { alpha, standardError, reason, attempts }: Reliability,
  top: number,
): number {
  const lines =
    alpha === undefined
      ? [TEXT.unknownReliability[reason ?? 'few_attempts']]
      : [
          TEXT.reliability(alpha, reliabilityWord(alpha), attempts),
          ...(standardError === undefined ? [] : [TEXT.standardError(standardError)]),
        ];
  let y = top;
  for (const line of lines) {
    pen.write('P', line, STYLES.text, box(MARGIN, y, WIDTH));
    y += 16;
  }
  return y + 16;
}

/** Text, bar and numbers of one question. */
const ROW = 50;

function writeQuestions(pen: Pen, { numbers, reliability, texts }: OverviewOnPaper, top: number): number {
  let y = top;
  pen.write('H2', TEXT.questions, STYLES.heading, box(MARGIN, y, WIDTH));
  y += 24;
  const questions = numbers.questions.entries();
  if (numbers.stats.completedAttempts === 0) {
    pen.write('P', TEXT.noQuestions, STYLES.text, box(MARGIN, y, WIDTH));
    return y + 24;
  }
  y = writeReliability(pen, reliability, y);
  for (const [place, question] of questions) {
    if (y + ROW > BOTTOM) {
      pen.doc.addPage();
      y = MARGIN + 10;
    }
    writeQuestion(pen, question, { number: place + 1, text: texts.get(question.id) ?? question.text, y });
    y += ROW;
  }
  return y;
}

function writeQuestion(
  pen: Pen,
  { avgCorrect, avgTimeSeconds, seen, answers, pending }: QuizNumbers['questions'][number],
  { number, text, y }: { number: number; text: string; y: number },
): void {
  const isKnown = seen > pending;
  const facts = [
    TEXT.answered(answers, seen),
    ...(answers > 0 ? [TEXT.onAverage(avgTimeSeconds)] : []),
    ...(pending > 0 ? [TEXT.toGrade(pending)] : []),
  ].join(', ');
  pen.decorate((doc) => doc.rect(MARGIN, y - 14, WIDTH, 0.6).fill(LINE));
  pen.write('H3', `${number}. ${excerptOf(text)}`, STYLES.strong, box(MARGIN, y, WIDTH - 92, 1));
  pen.write('P', isKnown ? TEXT.right(avgCorrect) : TEXT.none, STYLES.strong, {
    ...box(A4.width - MARGIN - 88, y, 88),
    align: 'right',
  });
  bar(pen, { x: MARGIN, y: y + 8, width: 260 }, isKnown ? avgCorrect / 100 : 0, colorOf(avgCorrect));
  pen.write('P', facts, STYLES.label, box(MARGIN + 272, y + 17, WIDTH - 272));
}
