import { countBlanks, readNumbers } from '../grading/index.ts';
import type { QuestionType } from '../../model/enums.ts';
import type { Pair, QuestionOf } from '../../model/quizzes/question.ts';
import { foldWord } from './cell-headings.ts';
import { CellProblem, escapePart, excerptOf, splitCell } from './cell-text.ts';

/** What cells of a table of questions hold beside texts: as import and export of tables write them (docs/formats.md). */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** As `foldWord` writes them, in English, German, French and Spanish. */
const TRUTHS = words('true wahr vrai verdadero');
const LIES = words('false falsch faux falso');
const TRUE = words(
  't yes y 1 right correct w r richtig ja j korrekt v oui juste correcte o cierto si s correcto correcta',
);
const FALSE = words('f no n 0 wrong incorrect unwahr nein inkorrekt non incorrecte incorrecto incorrecta');

/** What a word says of a statement. */
export function truthOf(text: string): boolean | undefined {
  const word = /^[\p{L}\p{N}\p{M}]+$/u.test(text) ? foldWord(text) : '';
  if (TRUTHS.has(word) || TRUE.has(word)) return true;
  return LIES.has(word) || FALSE.has(word) ? false : undefined;
}

/** A word that is said of statements only: `true`, `faux`. */
export const isTruthWord = (text: string): boolean => TRUTHS.has(foldWord(text)) || LIES.has(foldWord(text));

type Written = Pick<QuestionOf<'short_answer' | 'fill_blank'>, 'question' | 'correctAnswers'> & {
  type: QuestionType;
};

const hasSeveralBlanks = ({ type, question }: Pick<Written, 'type' | 'question'>): boolean =>
  type === 'fill_blank' && countBlanks(question) > 1;

/** Accepted answers: `|` separates alternatives; `;` too, unless it has to separate the blanks. */
export const readAccepted = (cell: string, written: Pick<Written, 'type' | 'question'>): string[] =>
  splitCell(cell, hasSeveralBlanks(written) ? ';' : ';|');

export function writeAccepted(written: Written): string {
  const { correctAnswers } = written;
  if (hasSeveralBlanks(written)) return correctAnswers.map((text) => escapePart(text, ';')).join(' ; ');
  return correctAnswers
    .filter(Boolean)
    .map((text) => escapePart(text, ';|'))
    .join(' | ');
}

export const readTags = (cell: string): string[] => [...new Set(splitCell(cell, ';|,'))];

export const writeTags = (tags: readonly string[]): string =>
  tags.map((tag) => escapePart(tag, ';|,')).join(' ; ');

export const PAIR_SIGN = '=>';

/** Option cells of a matching question: `left => right`, or `=> right` for a right side that only distracts. */
export function readPairs(cells: readonly string[]): { pairs: Pair[]; distractors: string[] } {
  const sides = cells.map((cell) => {
    const at = cell.indexOf(PAIR_SIGN);
    if (at < 0)
      throw new CellProblem(`“${excerptOf(cell)}” is matched with nothing, “left => right” is needed`);
    return { left: cell.slice(0, at).trim(), right: cell.slice(at + PAIR_SIGN.length).trim() };
  });
  return {
    pairs: sides.filter(({ left }) => left),
    distractors: sides.filter(({ left }) => !left).map(({ right }) => right),
  };
}

export interface Grading {
  partialCredit?: boolean;
  match?: 'text' | 'number' | 'pattern';
  tolerance?: number;
  foldAccents?: boolean;
}

const GRADING_WORDS: Record<string, Grading> = {
  partialcredit: { partialCredit: true },
  partial: { partialCredit: true },
  allornothing: { partialCredit: false },
  text: { match: 'text' },
  number: { match: 'number' },
  pattern: { match: 'pattern' },
  ignoreaccents: { foldAccents: true },
  foldaccents: { foldAccents: true },
  countaccents: { foldAccents: false },
};

/** Decimals may follow a point or a comma; what could be a thousand as well is not taken. */
function toleranceIn(part: string): number | undefined {
  const [, number = ''] = /^tolerance\s{0,9}[:=]?\s{0,9}(\S{1,60})$/i.exec(part) ?? [];
  const [tolerance, ...others] = readNumbers(number);
  return tolerance === undefined || others.length > 0 || tolerance < 0 ? undefined : tolerance;
}

export const writePair = ({ left, right }: Pair): string => `${left} ${PAIR_SIGN} ${right}`.trimStart();

/** `partial credit; number; tolerance 0.5; ignore accents` */
export function readGrading(cell: string): { grading: Grading; change?: string } {
  const grading: Grading = {};
  const unknown: string[] = [];
  for (const part of splitCell(cell, ';')) {
    const tolerance = toleranceIn(part);
    const word = part.toLowerCase().replace(/[^a-z]/g, '');
    if (tolerance !== undefined) grading.tolerance = tolerance;
    else if (Object.hasOwn(GRADING_WORDS, word)) Object.assign(grading, GRADING_WORDS[word]);
    else unknown.push(part);
  }
  return {
    grading,
    ...(unknown.length > 0 && { change: `Grading “${excerptOf(unknown.join('; '))}” is not known` }),
  };
}

export function writeGrading({ partialCredit, match, tolerance, foldAccents }: Grading): string {
  return [
    partialCredit === undefined ? '' : partialCredit ? 'partial credit' : 'all or nothing',
    match ?? '',
    tolerance === undefined ? '' : `tolerance ${tolerance}`,
    foldAccents === undefined ? '' : foldAccents ? 'ignore accents' : 'count accents',
  ]
    .filter(Boolean)
    .join('; ');
}
