import type { CardsToPrint } from '@quizhall/shared/model/organizations/pupil';
import { printedClassCode } from '@quizhall/shared/model/organizations/pupil-account';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { A4, Pen, type TextStyle } from '../../certificates/model/pdf-writer.ts';

const MARGIN = 36;
const GAP = 12;
const COLUMNS = 2;
const ROWS = 5;
const CARD = {
  width: (A4.width - 2 * MARGIN - GAP) / COLUMNS,
  height: (A4.height - 2 * MARGIN - (ROWS - 1) * GAP) / ROWS,
} as const;
const PADDING = 14;
const LABEL_WIDTH = 72;
const LINE = 21;

const INK = '#1d1b2e';
const MUTED = '#57546b';
const EDGE = '#8b87a0';
const style = (face: TextStyle['face'], size: number, color = INK): TextStyle => ({ face, size, color });
const STYLES = {
  name: style('sansBold', 13),
  place: style('sans', 9, MUTED),
  label: style('sans', 9.5, MUTED),
  value: style('sansBold', 12),
} as const;

interface Cards extends CardsToPrint {
  organization: string;
  /** Address of the site. */
  site: string;
  at: Date;
}

/** Cards to cut out, ten a page (PDF/UA): where and how each pupil signs in. */
export async function pupilCards({ organization, title, cards, site, at }: Cards): Promise<Buffer> {
  const pen = new Pen({ title: [organization, title, 'sign-in cards'].filter(Boolean).join(', '), at });
  const signIn = `${site.replace(/^https?:\/\//, '')}${SITE_PATHS.login}`;
  const place = [organization, title].filter(Boolean).join(' · ');
  for (const [index, card] of cards.entries()) {
    const spot = index % (COLUMNS * ROWS);
    if (index > 0 && spot === 0) pen.doc.addPage();
    const x = MARGIN + (spot % COLUMNS) * (CARD.width + GAP);
    const y = MARGIN + Math.floor(spot / COLUMNS) * (CARD.height + GAP);
    pen.decorate((doc) =>
      doc.roundedRect(x, y, CARD.width, CARD.height, 6).dash(3, { space: 3 }).stroke(EDGE).undash(),
    );
    const inner = { x: x + PADDING, width: CARD.width - 2 * PADDING, align: 'left' as const };
    pen.write('H1', card.name, STYLES.name, { ...inner, y: y + 24, lines: 1 });
    pen.write('P', place, STYLES.place, { ...inner, y: y + 38, lines: 1 });
    const rows = [
      ['Sign in at', signIn],
      ['Class code', printedClassCode(card.classCode)],
      ['User name', card.userName],
      ['Password', card.password],
    ] as const;
    for (const [line, [label, value]] of rows.entries()) {
      const baseline = y + 62 + line * LINE;
      pen.write('P', label, STYLES.label, { ...inner, y: baseline, width: LABEL_WIDTH, lines: 1 });
      pen.write('P', value, line === 0 ? STYLES.label : STYLES.value, {
        ...inner,
        x: inner.x + LABEL_WIDTH,
        width: inner.width - LABEL_WIDTH,
        y: baseline,
        lines: 1,
      });
    }
  }
  return pen.bytes();
}
