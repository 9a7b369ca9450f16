import type { Certificate } from '@quizhall/shared/model/certificates/certificate';
import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { formatCertificateCode } from '@quizhall/shared/rules/certificates/certificate-code';
import encodeQR from 'qr';
import { CERTIFICATE_MESSAGES, type CertificateTexts } from '../../platform/messages/certificate.ts';
import { type Look, LOOKS, SHEET } from './certificate-styles.ts';
import { Pen } from './pdf-writer.ts';

/** The colour of the organization that issues it, along the lower edge, in points. */
const BAND = 7;
/** How much nearer to a name of several lines what follows it may come, in points. */
const CLOSER = 8;
/** What a title of two lines needs more than one, in parts of its size. */
const SECOND_LINE = 0.62;

/**
 * A certificate on paper: one tagged page (PDF/UA) with its fonts inside. The same certificate gives the same bytes.
 * @param page address at which anybody can check it
 * @param logo of the organization that issues it, as `printableLogo` answers it; its name stands among the facts
 */
export async function certificatePdf(
  certificate: Certificate,
  page: string,
  language: SiteLanguage,
  logo?: Buffer,
): Promise<Buffer> {
  const texts = CERTIFICATE_MESSAGES[language];
  const { name = texts.nameless, quizTitle, completedAt, issuer, template } = certificate;
  const look = LOOKS[template];
  const day = new Date(completedAt);
  const pen = new Pen({
    title: texts.title(name, quizTitle),
    author: issuer,
    at: day,
    lang: language,
    size: SHEET,
  });
  pen.decorate(look.paint);
  const { brand } = certificate;
  if (brand) pen.decorate((doc) => doc.rect(0, SHEET.height - BAND, SHEET.width, BAND).fill(brand.color));
  if (logo) {
    const { x, y, width, height, ...align } = look.logo;
    pen.decorate((doc) => doc.image(logo, x, y, { fit: [width, height], valign: 'center', ...align }));
  }
  writeWords(pen, look, texts, { name, quizTitle });
  writeFacts(pen, look, [
    [texts.score, texts.percent(certificate.score)],
    [texts.completed, texts.day(day.getTime())],
    [texts.issuer, issuer],
  ]);
  writeCheck(pen, look, texts, { code: certificate.code, page });
  return pen.bytes();
}

function writeWords(
  pen: Pen,
  look: Look,
  texts: CertificateTexts,
  { name, quizTitle }: { name: string; quizTitle: string },
): void {
  const { align, x, width, heading, lead, wordsEnd } = look;
  const at = (y: number, lines: number, bottom = wordsEnd) => ({ x, y, width, align, lines, bottom });
  const below = look.title.y - look.name.y - CLOSER;
  pen.write('H1', texts.heading, heading, at(heading.y, 1));
  pen.write('P', texts.awarded, lead, at(look.name.y - look.name.size - 14, 1));
  const end = pen.write(
    'H2',
    name,
    look.name,
    at(look.name.y, 3, wordsEnd - below - look.title.size * SECOND_LINE),
  );
  const { rule } = look;
  if (rule)
    pen.decorate((doc) =>
      doc
        .lineWidth(1)
        .rect(x + width / 2 - rule.width / 2, end + 24, rule.width, 1)
        .fill(rule.color),
    );
  // A name of several lines moves what follows, as far as there is room.
  const moved = Math.max(0, end - look.name.y - CLOSER);
  pen.write('P', texts.for, lead, at(look.title.y - look.title.size - 10 + moved, 1));
  pen.write('H3', quizTitle, look.title, at(look.title.y + moved, 2));
}

function writeFacts(pen: Pen, look: Look, facts: readonly (readonly [string, string])[]): void {
  const { xs, width, y, align } = look.facts;
  for (const [i, [label, value]] of facts.entries()) {
    const box = { x: xs[i] ?? 0, width, align };
    pen.write('P', label, look.label, { ...box, y: y - look.value.size - 8, lines: 1 });
    pen.write('P', value, look.value, { ...box, y, lines: 2 });
  }
}

function writeCheck(
  pen: Pen,
  look: Look,
  texts: CertificateTexts,
  { code, page }: { code: string; page: string },
): void {
  const { x, y, size, color } = look.qr;
  const modules = encodeQR(page, 'raw', { ecc: 'medium', border: 1 });
  pen.figure(texts.qr(page), (doc) => {
    const side = size / modules.length;
    for (const [row, line] of modules.entries())
      for (const [column, dark] of line.entries())
        if (dark) doc.rect(x + column * side, y + row * side, side, side);
    doc.fill(color);
  });
  const small = { ...look.label, size: 9.5 };
  const box = { ...look.check, lines: 1 };
  if (pen.incomplete) pen.write('P', texts.incomplete, small, { ...box, y: box.y - 14 });
  pen.write('P', `${texts.code} ${formatCertificateCode(code)}`, small, box);
  pen.link(`${texts.check} ${page}`, page, small, { ...box, y: box.y + 13 });
}
