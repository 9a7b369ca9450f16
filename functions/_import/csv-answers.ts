import { countBlanks } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { Pair } from '@quizhall/shared/model/question';
import type { Row } from './csv-columns.ts';
import { excerptOf, ItemProblem } from './item.ts';

/** A value that was made out of a cell, and what had to be changed for it. */
export interface Reading<T> {
  value: T;
  change?: string;
}

export type Options = { text: string; isCorrect: boolean; explanation?: string }[];

export const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The parts of a cell between separators. A backslash takes the meaning from a separator. */
export function splitCell(cell: string, separators: string): string[] {
  const parts: string[] = [''];
  for (let index = 0; index < cell.length; index += 1) {
    const char = cell[index] ?? '';
    const next = cell[index + 1] ?? '';
    if (char === '\\' && next && separators.includes(next)) {
      parts.push(`${parts.pop() ?? ''}${next}`);
      index += 1;
    } else if (separators.includes(char)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${char}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const CODE_OF_A = 'a'.charCodeAt(0);

/** The options meant by one entry of the `correct` column: by text, else by letter or number. */
function optionsMeant(entry: string, texts: readonly string[]): string[] {
  const exactly = texts.filter((text) => text === entry);
  const byText = exactly.length > 0 ? exactly : texts.filter((text) => same(text, entry));
  if (byText.length > 0) return byText;
  const place = /^[a-z]$/i.test(entry)
    ? entry.toLowerCase().charCodeAt(0) - CODE_OF_A
    : Number(entry.replace(/^#/, '')) - 1;
  return texts[place] === undefined ? [] : [texts[place]];
}

/** All correct options: the whole cell as one text first, because texts may contain the separators. */
export function correctTexts(correct: string, texts: readonly string[]): string[] {
  const whole = optionsMeant(correct, texts);
  if (whole.length > 0) return whole;
  return splitCell(correct, ';|,').flatMap((entry) => {
    const meant = optionsMeant(entry, texts);
    if (meant.length === 0)
      throw new ItemProblem(`The correct answer “${excerptOf(entry)}” is none of the options`);
    return meant;
  });
}

const TRUE = /^(?:t|true|yes|y|1|right|correct)$/i;
const FALSE = /^(?:f|false|no|n|0|wrong|incorrect)$/i;

export function trueFalseOptions({ options, feedback, correct }: Row): Options {
  const filled = options.filter(Boolean);
  const [meant = correct] = filled.length > 0 ? correctTexts(correct, filled) : [];
  if (!TRUE.test(meant) && !FALSE.test(meant)) {
    throw new ItemProblem(`The correct answer “${excerptOf(correct)}” is neither true nor false`);
  }
  return ['True', 'False'].map((text) => {
    const explanation = feedback[options.findIndex((option) => same(option, text))];
    return { text, isCorrect: TRUE.test(meant) === (text === 'True'), ...(explanation && { explanation }) };
  });
}

export function choiceOptions({ options, feedback, correct }: Row): Reading<Options> {
  const filled = options.filter(Boolean);
  const texts = [...new Set(filled)];
  const correctOnes = new Set(correctTexts(correct, texts));
  return {
    value: texts.map((text) => {
      const explanation = feedback[options.indexOf(text)];
      return { text, isCorrect: correctOnes.has(text), ...(explanation && { explanation }) };
    }),
    ...(texts.length < filled.length && { change: 'A repeated option was removed' }),
  };
}

/** `|` separates alternatives; `;` too, unless it has to separate the blanks. */
export function acceptedAnswers({ question, correct }: Row, type: QuestionType): string[] {
  const severalBlanks = type === 'fill_blank' && countBlanks(question) > 1;
  return splitCell(correct, severalBlanks ? ';' : ';|');
}

export const PAIR_SIGN = '=>';

/** Option cells of a matching question: `left => right`, or `=> right` for a right side that only distracts. */
export function readPairs(cells: readonly string[]): { pairs: Pair[]; distractors: string[] } {
  const sides = cells.map((cell) => {
    const at = cell.indexOf(PAIR_SIGN);
    if (at < 0)
      throw new ItemProblem(`“${excerptOf(cell)}” is matched with nothing, “left => right” is needed`);
    return { left: cell.slice(0, at).trim(), right: cell.slice(at + PAIR_SIGN.length).trim() };
  });
  return {
    pairs: sides.filter(({ left }) => left),
    distractors: sides.filter(({ left }) => !left).map(({ right }) => right),
  };
}

interface Grading {
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

const TOLERANCE = /^tolerance\s*[:=]?\s*(\d{1,20}(?:\.\d{0,20})?(?:e[+-]?\d{1,3})?)$/i;

/** `partial credit; number; tolerance 0.5; ignore accents` */
export function readGrading(cell: string): { grading: Grading; change?: string } {
  const grading: Grading = {};
  const unknown: string[] = [];
  for (const part of splitCell(cell, ';')) {
    const tolerance = TOLERANCE.exec(part)?.[1];
    const word = part.toLowerCase().replace(/[^a-z]/g, '');
    if (tolerance) grading.tolerance = Number(tolerance);
    else if (Object.hasOwn(GRADING_WORDS, word)) Object.assign(grading, GRADING_WORDS[word]);
    else unknown.push(part);
  }
  return {
    grading,
    ...(unknown.length > 0 && { change: `Grading “${excerptOf(unknown.join('; '))}” is not known` }),
  };
}
