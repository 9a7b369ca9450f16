import type { SubmissionDetails } from '@quizhall/shared/model/results/submission-details';
import { formulaAsText } from '@quizhall/shared/rules/text/formula-lookup';
import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { Pages } from '../../certificates/model/pdf-pages.ts';
import type { TextStyle } from '../../certificates/model/pdf-writer.ts';
import { answerLines, messages } from './submission-sheet-texts.ts';

const INK = '#1c1826';
const MUTED = '#5d5670';
const LINE = '#d9d5e3';
const ACCENT = '#5b2bd0';
const SOFT = '#f6f4fb';

const TITLE: TextStyle = { face: 'sansBold', size: 20, color: INK };
const HEADING: TextStyle = { face: 'sansBold', size: 14, color: ACCENT };
const SMALL_HEADING: TextStyle = { face: 'sansBold', size: 10.5, color: INK };
const BODY: TextStyle = { face: 'sans', size: 10.5, color: INK };
const SMALL: TextStyle = { face: 'sans', size: 9, color: MUTED };
const VALUE: TextStyle = { face: 'sansBold', size: 16, color: INK };

const CARD = { height: 66, gap: 10 };

/** What a person reads of a submission in one row of cards. */
function writeCards(sheet: Pages, cards: readonly (readonly [label: string, value: string, hint: string])[]) {
  const width = (sheet.width - CARD.gap * (cards.length - 1)) / cards.length;
  const top = sheet.y + 14;
  for (const [place, [label, value, hint]] of cards.entries()) {
    const x = sheet.margin + place * (width + CARD.gap);
    sheet.pen.decorate((doc) =>
      doc.roundedRect(x, top, width, CARD.height, 8).lineWidth(0.75).fillAndStroke(SOFT, LINE),
    );
    const box = { x: x + 10, width: width - 20, align: 'left', lines: 1 } as const;
    sheet.pen.write('P', label, SMALL, { ...box, y: top + 17 });
    sheet.pen.write('P', value, VALUE, { ...box, y: top + 38 });
    sheet.pen.write('P', hint, SMALL, { ...box, y: top + 56 });
  }
  sheet.y = top + CARD.height;
}

type Answer = SubmissionDetails['answers'][number];

/** Formulas as words: paper knows nothing of their layout. */
const asLine = (text: string, formulas: Answer['formulas']): string =>
  plainText(text, { formula: (source) => formulaAsText(source, formulas) });

function writeAnswer(sheet: Pages, answer: Answer, index: number, formulas: Answer['formulas']): void {
  const known = { ...formulas, ...answer.formulas };
  sheet.need(70);
  sheet.text('H3', messages.question(index + 1, answer), SMALL_HEADING, { above: 14 });
  sheet.text('P', asLine(answer.questionText, known), BODY);
  if (answer.media) sheet.text('P', messages.file(answer.media.alt), SMALL);
  for (const line of answerLines(answer)) {
    const style = line.strong ? { ...BODY, face: 'sansBold' as const } : BODY;
    sheet.text('P', asLine(line.text, known), line.quiet ? SMALL : style, { above: 2, indent: 14 });
  }
  if (answer.comment) sheet.text('P', messages.comment(answer.comment), BODY, { above: 3, indent: 14 });
  if (answer.gradedBy !== undefined)
    sheet.text('P', messages.gradedBy(answer.gradedBy), SMALL, { above: 2, indent: 14 });
}

/** A submission on paper: tagged pages (PDF/UA) with their fonts inside. Times are in UTC, as it says. */
export async function submissionPdf(details: SubmissionDetails): Promise<Buffer> {
  const { participantName, participant, guestInfo, quiz, paper } = details;
  const written = new Date(details.completedAt ?? details.startedAt);
  const sheet = new Pages({ title: messages.documentTitle(participantName, quiz.title), at: written });
  sheet.text('P', messages.title, { ...SMALL, color: ACCENT }, { above: 0 });
  sheet.text('H1', quiz.title, TITLE);
  sheet.text('P', participantName, { ...BODY, size: 12 }, { above: 8 });
  sheet.text('P', guestInfo?.email || participant.email || messages.noEmail, SMALL, { above: 1 });
  for (const [key, value] of Object.entries(guestInfo?.additionalInfo ?? {}))
    sheet.text('P', `${key}: ${value}`, SMALL, { above: 1 });
  writeCards(sheet, messages.cards(details));
  sheet.text('P', messages.facts(details).join('\n'), BODY, { above: 12 });
  sheet.text('H2', messages.questions, HEADING, { above: 20 });
  for (const [index, answer] of details.answers.entries())
    writeAnswer(sheet, answer, index, paper.questions[index]?.formulas);
  sheet.need(80);
  sheet.text('H2', messages.behavior, HEADING, { above: 20 });
  sheet.text('P', messages.counts(details).join('\n'), BODY);
  if (sheet.pen.incomplete) sheet.text('P', messages.incomplete, SMALL, { above: 14 });
  return sheet.bytes((page) => `${messages.title} · ${page}`, SMALL);
}
