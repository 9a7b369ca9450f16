import { countBlanks, readNumbers } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { Pair } from '@quizhall/shared/model/question';
import { type Reading, same, splitCell } from './csv-cells.ts';
import type { Row } from './csv-columns.ts';
import { type KeyStyle, readKey } from './csv-key.ts';
import { excerptOf, ItemProblem } from './item.ts';

export type Options = { text: string; isCorrect: boolean; explanation?: string }[];

const TRUE = /^(?:t|true|yes|y|1|right|correct)$/i;
const FALSE = /^(?:f|false|no|n|0|wrong|incorrect)$/i;

function truthOf(text: string): boolean | undefined {
  if (TRUE.test(text)) return true;
  return FALSE.test(text) ? false : undefined;
}

/** Whether the statement is true: by the option that is meant, or by the word itself. */
function keyOfTruth(row: Row, style?: KeyStyle): boolean {
  const { correct } = row;
  const word = truthOf(correct);
  const hasOptions = row.options.some(Boolean);
  const isNamed = hasOptions && (word === undefined || namesOption(row, style));
  const meant = isNamed ? truthOf(readKey(correct, row, style)[0] ?? '') : word;
  if (meant === undefined) {
    throw new ItemProblem(`The correct answer “${excerptOf(correct)}” is neither true nor false`);
  }
  if (word !== undefined && word !== meant && style !== 'number') {
    throw new ItemProblem(`The correct answer “${excerptOf(correct)}” can mean True or False`);
  }
  return meant;
}

function namesOption(row: Row, style?: KeyStyle): boolean {
  try {
    return readKey(row.correct, row, style).length > 0;
  } catch (error) {
    if (error instanceof ItemProblem) return false;
    throw error;
  }
}

export function trueFalseOptions(row: Row, style?: KeyStyle): Reading<Options> {
  const { options, feedback } = row;
  const isTrue = keyOfTruth(row, style);
  const others = options.filter((text) => text && !['true', 'false'].some((word) => same(text, word)));
  return {
    value: [true, false].map((truth) => {
      const explanation = feedback[options.findIndex((text) => truthOf(text) === truth)];
      return {
        text: truth ? 'True' : 'False',
        isCorrect: isTrue === truth,
        ...(explanation && { explanation }),
      };
    }),
    ...(others.length > 0 && {
      change: `The options are True and False instead of “${excerptOf(others.join('”, “'))}”`,
    }),
  };
}

export function choiceOptions(row: Row, style?: KeyStyle): Reading<Options> {
  const { options, feedback, correct } = row;
  const filled = options.filter(Boolean);
  const texts = [...new Set(filled)];
  const correctOnes = new Set(readKey(correct, row, style));
  return {
    value: texts.map((text) => {
      const explanation = feedback[options.indexOf(text)];
      return { text, isCorrect: correctOnes.has(text), ...(explanation && { explanation }) };
    }),
    ...(texts.length < filled.length && { change: 'A repeated option was removed' }),
  };
}

/**
 * `|` separates alternatives; `;` too, unless it has to separate the blanks. Some platforms keep them in the columns of
 * the options, where the key, if there is one, says which of them are right.
 */
export function acceptedAnswers(row: Row, type: QuestionType, style?: KeyStyle): Reading<string[]> {
  const { question, options, correct } = row;
  const filled = [...new Set(options.filter(Boolean))];
  if (filled.length === 0) {
    const severalBlanks = type === 'fill_blank' && countBlanks(question) > 1;
    return { value: splitCell(correct, severalBlanks ? ';' : ';|') };
  }
  const value = correct ? readKey(correct, row, style) : filled;
  return {
    value,
    ...(value.length < filled.length && { change: 'Options that are not right were left out' }),
  };
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

/** Decimals may follow a point or a comma; what could be a thousand as well is not taken. */
function toleranceIn(part: string): number | undefined {
  const [, number = ''] = /^tolerance\s{0,9}[:=]?\s{0,9}(\S{1,60})$/i.exec(part) ?? [];
  const [tolerance, ...others] = readNumbers(number);
  return tolerance === undefined || others.length > 0 || tolerance < 0 ? undefined : tolerance;
}

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
