import { decodeEntities } from './entities.ts';
import { numbersOverlap } from './first-match.ts';
import { htmlToText } from './html/html.ts';
import { ItemProblem, type Made } from './item.ts';
import { blanks, fullyRight, type Stem } from './answer-keys.ts';
import { readPoints } from './import-points.ts';
import type { WeightedAnswer } from './weighted-answer.ts';
import type { MoodleTexts } from './moodle/moodle-texts.ts';
import { isWildcard, withoutEscapes } from './wildcards.ts';
import { childOf, type XmlElement } from './xml/xml-tree.ts';

/** Sub-questions of embedded answers: `{2:SHORTANSWER:=Paris#Yes~%50%Lyon}`, with short names of the types. */
const START =
  /\{(\d{0,6}(?:\.\d{1,6})?):(SHORTANSWER_C|SHORTANSWER|SAC|SA|MWC|MW|NUMERICAL|NM|(?:MULTICHOICE|MULTIRESPONSE)(?:_[VHS]{1,2})?|M[CR][VHS]{0,2}):/g;

interface Gap {
  points: number;
  type: string;
  body: string;
}

/** The end of a body: the next `}` that is not escaped. */
function endOfBody(source: string, from: number): number {
  for (let index = from; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source[index] === '}') return index;
  }
  return -1;
}

/** The text around the gaps, one piece more than there are gaps. */
function splitGaps(source: string): { around: string[]; gaps: Gap[] } {
  const around: string[] = [];
  const gaps: Gap[] = [];
  let from = 0;
  for (const match of source.matchAll(START)) {
    if (match.index < from) continue;
    const bodyStart = match.index + match[0].length;
    const end = endOfBody(source, bodyStart);
    if (end < 0) throw new ItemProblem('A brace is not closed');
    around.push(source.slice(from, match.index));
    gaps.push({ points: Number(match[1] || '1'), type: match[2] ?? '', body: source.slice(bodyStart, end) });
    from = end + 1;
  }
  return { around: [...around, source.slice(from)], gaps };
}

const NAMED_WEIGHT = /^%(-?\d{1,3}(?:[.,]\d{0,10})?)%/;

/** A character written by its number, `&#39;`; its `#` begins no feedback. */
const REFERENCE = /&(?:amp;)?#(?:\d{1,7}|x[\da-f]{1,6});/iy;

function referenceAt(text: string, index: number): number {
  REFERENCE.lastIndex = index;
  return REFERENCE.exec(text)?.[0].length ?? 0;
}

/** Splits at a sign that is not escaped. */
function splitAt(text: string, sign: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const reference = text[index] === '&' ? referenceAt(text, index) : 0;
    if (reference > 0) index += reference - 1;
    else if (text[index] === '\\') index += 1;
    else if (text[index] === sign) {
      parts.push(text.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, text.slice(from)];
}

const unescape = (text: string): string => text.replace(/\\([}#~/"\\])/g, '$1');

function toAnswer(entry: string, isHtml: boolean): WeightedAnswer {
  const [answer = '', ...feedback] = splitAt(entry.trim(), '#');
  const named = NAMED_WEIGHT.exec(answer);
  const isFull = answer.startsWith('=');
  const text = unescape(answer.slice(named?.[0].length ?? (isFull ? 1 : 0)));
  return {
    // Moodle decodes characters in answers, whatever the format of the text is.
    text: isHtml ? htmlToText(text).text : decodeEntities(text.trim()),
    weight: named ? Number(named[1]?.replace(',', '.')) : isFull ? 100 : 0,
    feedback: feedback.join('#').trim(),
  };
}

const isNumber = ({ type }: Gap): boolean => type === 'NUMERICAL' || type === 'NM';
const isSelect = ({ type }: Gap): boolean => type.startsWith('MULTICHOICE') || type.startsWith('MC');
const isSeveral = ({ type }: Gap): boolean => type.startsWith('MULTIRESPONSE') || type.startsWith('MR');
const isCaseSensitive = ({ type }: Gap): boolean => ['SHORTANSWER_C', 'SAC', 'MWC'].includes(type);

const exactly = (text: string): string => text.replace(/:0*(?:\.0*)?$/, '');

/** The answers that a gap accepts. */
function readGap(gap: Gap, isHtml: boolean, allNumbers: boolean): { texts: string[]; changes: string[] } {
  if (isSeveral(gap)) throw new ItemProblem('A blank takes one answer, not several ticks');
  const answers = splitAt(gap.body, '~').map((entry) => toAnswer(entry, isHtml));
  const { texts, changes } = fullyRight(
    answers.filter(({ text }) => text !== '*'),
    isNumber(gap) ? numbersOverlap : undefined,
  );
  if (isNumber(gap)) {
    const plain = texts.map((text) => (allNumbers ? exactly(text) : (text.split(':')[0] ?? text)));
    return { texts: plain, changes: allNumbers ? changes : [...changes, 'A tolerance was left out'] };
  }
  if (texts.some(isWildcard)) throw new ItemProblem('A blank cannot accept any characters in place of “*”');
  return {
    texts: texts.map(withoutEscapes),
    changes: [
      ...changes,
      ...(isSelect(gap) ? ['A blank with a list to choose from became a blank to fill in'] : []),
      ...(isCaseSensitive(gap) ? ['Capital and small letters no longer make a difference'] : []),
    ],
  };
}

const BLANK = '___';

/** Points are those of the gaps together, as in Moodle. */
function pointsOf(gaps: readonly Gap[]): { points?: number; changes: string[] } {
  const sum = gaps.reduce((total, { points }) => total + points, 0);
  const equal = gaps.every(({ points }) => points === gaps[0]?.points);
  const { points, changes } = readPoints(String(sum));
  return {
    ...(points && { points }),
    changes: [...changes, ...(equal ? [] : ['The blanks had different points and count the same now'])],
  };
}

/** Embedded answers (“cloze”): a text with blanks. */
export function readCloze(stem: Stem, element: XmlElement, texts: MoodleTexts): Made {
  const questionText = childOf(element, 'questiontext');
  const { source, reduce } = texts.raw(questionText);
  const { around, gaps } = splitGaps(source);
  if (gaps.length === 0) throw new ItemProblem('The text has no blanks');
  const isHtml = !['plain_text', 'markdown'].includes(questionText?.attributes.format ?? 'html');
  const numbers = gaps.every(isNumber);
  const read = gaps.map((gap) => readGap(gap, isHtml, numbers));
  const { points, changes } = pointsOf(gaps);
  const made = blanks(
    { ...stem, question: reduce(around.join(BLANK)), ...(points && { points }) },
    read.map((gap) => gap.texts),
    { numbers, partialCredit: true },
  );
  return { ...made, changes: [...new Set([...read.flatMap((gap) => gap.changes), ...changes])] };
}
