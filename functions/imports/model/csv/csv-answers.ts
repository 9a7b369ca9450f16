import type { QuestionType } from '@quizhall/shared/model/enums';
import { readAccepted, truthOf } from '@quizhall/shared/rules/imports/cell-answers';
import type { Row } from '@quizhall/shared/rules/imports/cell-columns';
import { type KeyStyle, readKey } from '@quizhall/shared/rules/imports/cell-key';
import { type Reading, same } from '@quizhall/shared/rules/imports/cell-text';
import { excerptOf, ItemProblem } from '../item.ts';

export type Options = { text: string; isCorrect: boolean; explanation?: string }[];

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
  if (filled.length === 0) return { value: readAccepted(correct, { type, question }) };
  const value = correct ? readKey(correct, row, style) : filled;
  return {
    value,
    ...(value.length < filled.length && { change: 'Options that are not right were left out' }),
  };
}
