import { LIMITS } from '@quizhall/shared/model/limits';
import { readPairs, writePair } from '@quizhall/shared/rules/imports/cell-answers';
import { CellProblem } from '@quizhall/shared/rules/imports/cell-text';
import type { QuestionType } from '@quizhall/shared/model/enums';
import { emptyItem, emptyOption, emptyPair, newId, type QuestionForm } from '../editor/quiz-form.ts';
import { tableMessages } from './table-messages.ts';

/** Reads and writes the option cells of a question. */
interface OptionCells {
  read: (question: QuestionForm) => string[];
  /** @throws CellProblem */
  write: (question: QuestionForm, cells: readonly string[]) => QuestionForm;
}

interface TextRow {
  key: string;
  text: string;
}

/** Writes texts into rows by index. Missing rows are added. */
const intoRows = <Row extends TextRow>(
  rows: readonly Row[],
  cells: readonly string[],
  make: (key: string) => Row,
) =>
  Array.from({ length: Math.max(rows.length, cells.length) }, (_, index) => ({
    ...(rows[index] ?? make(newId())),
    text: cells[index] ?? '',
  }));

const texts = (rows: readonly TextRow[]) => rows.map(({ text }) => text);

const choice: OptionCells = {
  read: ({ options }) => texts(options),
  write: (question, cells) => ({ ...question, options: intoRows(question.options, cells, emptyOption) }),
};

const items: OptionCells = {
  read: (question) => texts(question.items),
  write: (question, cells) => ({ ...question, items: intoRows(question.items, cells, emptyItem) }),
};

const truth: OptionCells = {
  read: (question) => texts(question.truth),
  write(question, cells) {
    const now = texts(question.truth);
    const same = cells.every((cell, index) => cell.toLowerCase() === (now[index] ?? '').toLowerCase());
    if (!same) throw new CellProblem(tableMessages.fixedOptions);
    return question;
  },
};

/** Pairs first, then distractors. Incomplete pairs are allowed. */
const pairs: OptionCells = {
  read: ({ pairs: rows, distractors }) => [
    ...rows.map((pair) => (pair.left || pair.right ? writePair(pair) : '')),
    ...distractors.map((right) => writePair({ left: '', right })),
  ],
  write(question, cells) {
    const read = cells.map((cell) =>
      cell ? readPairs([cell]) : { pairs: [{ left: '', right: '' }], distractors: [] },
    );
    const found = read.flatMap(({ pairs: [pair] }) => pair ?? []);
    while (found.length > LIMITS.pairsMin && !found.at(-1)?.left && !found.at(-1)?.right) found.pop();
    const count = Math.max(LIMITS.pairsMin, found.length);
    return {
      ...question,
      pairs: Array.from({ length: count }, (_, index) => ({
        ...(question.pairs[index] ?? emptyPair(newId())),
        ...(found[index] ?? { left: '', right: '' }),
      })),
      distractors: read.flatMap(({ distractors }) => distractors),
    };
  },
};

/** Format of question tables: docs/formats.md. Types without options have none of these cells. */
export const OPTION_CELLS: Partial<Record<QuestionType, OptionCells>> = {
  one_choice: choice,
  multiple_choice: choice,
  true_false: truth,
  matching: pairs,
  ordering: items,
};

/** Returns the option texts of a question by column. */
export const optionTexts = (question: QuestionForm): string[] =>
  OPTION_CELLS[question.type]?.read(question) ?? [];
