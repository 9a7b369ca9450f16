import { countBlanks } from '@quizhall/shared/grading';
import { QUESTION_DIFFICULTIES, QUESTION_TYPES, type QuestionType } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { QuestionInput } from '@quizhall/shared/model/question';
import {
  acceptedAnswers,
  choiceOptions,
  correctTexts,
  type Reading,
  readGrading,
  readPairs,
  same,
  splitCell,
  trueFalseOptions,
} from './csv-answers.ts';
import { readHeader, type Row } from './csv-columns.ts';
import { readRecords, type TableRecord } from './csv-records.ts';
import { excerptOf, type ImportItem, ItemProblem, type Made, makeItems, toItem } from './item.ts';

const TYPES: Record<QuestionType, string[]> = {
  one_choice: ['onechoice', 'single', 'singlechoice', 'singleanswer', 'oneanswer', 'mcq', 'mc', 'radio'],
  multiple_choice: [
    'multiplechoice',
    'multiple',
    'multi',
    'multipleanswers',
    'multianswer',
    'checkbox',
    'checkboxes',
  ],
  true_false: ['truefalse', 'tf', 'boolean', 'trueorfalse', 'yesno'],
  short_answer: ['shortanswer', 'short', 'text', 'open'],
  essay: ['essay', 'longanswer', 'freetext', 'paragraph'],
  fill_blank: ['fillblank', 'fillintheblank', 'fillintheblanks', 'fillin', 'blank', 'cloze', 'gap'],
  matching: ['matching', 'match', 'pairs'],
  ordering: ['ordering', 'order', 'sequence', 'sorting'],
};

function readType({ type, question, options: cells, correct }: Row): QuestionType {
  if (type) {
    const wanted = type.toLowerCase().replace(/[^a-z]/g, '');
    const known = QUESTION_TYPES.find((name) => TYPES[name].includes(wanted));
    if (!known) throw new ItemProblem(`Questions of the type “${excerptOf(type)}” cannot be imported`);
    return known;
  }
  const options = cells.filter(Boolean);
  if (options.length === 0) return countBlanks(question) > 0 ? 'fill_blank' : 'short_answer';
  if (
    options.length === 2 &&
    ['true', 'false'].every((text) => options.some((option) => same(option, text)))
  ) {
    return 'true_false';
  }
  return correctTexts(correct, options).length > 1 ? 'multiple_choice' : 'one_choice';
}

function readNumber(
  cell: string,
  [least, most]: readonly [number, number],
  fallback: number,
  name: string,
): Reading<number> {
  if (!cell) return { value: fallback };
  const value = Number(cell);
  if (Number.isInteger(value) && value >= least && value <= most) return { value };
  return { value: fallback, change: `${name} “${excerptOf(cell)}” was replaced by ${fallback}` };
}

function readDifficulty(cell: string): Reading<QuestionInput['difficulty']> {
  const known = QUESTION_DIFFICULTIES.find((difficulty) => same(difficulty, cell));
  if (known || !cell) return { value: known ?? 'medium' };
  return { value: 'medium', change: `Difficulty “${excerptOf(cell)}” was replaced by medium` };
}

function readTags(cell: string): Reading<string[]> {
  const all = [...new Set(splitCell(cell, ';|,'))];
  const value = all.filter((tag) => tag.length <= LIMITS.tagLength).slice(0, LIMITS.tags);
  return {
    value,
    ...(value.length < all.length && { change: 'Tags that are too long or too many were removed' }),
  };
}

/** What a type has beside the columns that all have. */
type Own = (row: Row) => Reading<object>;

const withKey =
  (read: Own): Own =>
  (row) => {
    if (!row.correct) throw new ItemProblem('There is no correct answer');
    return read(row);
  };

const choice = withKey((row) => {
  const { value, change } = choiceOptions(row);
  return { value: { options: value }, ...(change && { change }) };
});

const writtenAs = (type: QuestionType): Own =>
  withKey((row) => ({ value: { correctAnswers: acceptedAnswers(row, type) } }));

const OWN: Record<QuestionType, Own> = {
  one_choice: choice,
  multiple_choice: choice,
  true_false: withKey((row) => ({ value: { options: trueFalseOptions(row) } })),
  short_answer: writtenAs('short_answer'),
  fill_blank: writtenAs('fill_blank'),
  essay: () => ({ value: {} }),
  matching: ({ options }) => ({ value: readPairs(options.filter(Boolean)) }),
  ordering: ({ options }) => ({ value: { items: options.filter(Boolean) } }),
};

function readRow(row: Row): Made {
  if (!row.question) throw new ItemProblem('There is no question text');
  const type = readType(row);
  const own = OWN[type](row);
  const points = readNumber(row.points, [1, 100], 10, 'Points');
  const timeLimit = readNumber(row.timeLimit, [0, 86_400], 0, 'Time limit');
  const difficulty = readDifficulty(row.difficulty);
  const tags = readTags(row.tags);
  const { grading, ...unknown } = readGrading(row.grading);
  const question = {
    type,
    question: row.question,
    description: row.description,
    explanation: row.explanation,
    ...own.value,
    ...(Object.keys(grading).length > 0 && { grading }),
    points: points.value,
    timeLimit: timeLimit.value,
    difficulty: difficulty.value,
    tags: tags.value,
    // Each type's own fields come from the table above; the schema checks them like any other question.
  } as QuestionInput;
  return {
    question,
    changes: [own, points, timeLimit, difficulty, tags, unknown].flatMap(({ change }) => change ?? []),
  };
}

/** Spreadsheets must not take a text for a formula: a quotation mark before its sign keeps it a text. */
const withoutGuard = (cell: string): string => cell.replace(/^'(?='*[=+\-@])/, '');

const clean = (cell: string): string => withoutGuard(cell.replace(/\r\n?/g, '\n').trim());

function readRecord(
  { line, cells, changes = [], problem }: TableRecord,
  toRow: (cells: readonly string[]) => Row,
): ImportItem {
  if (problem) return { line, excerpt: excerptOf(cells.join(' ')), changes: [], problem };
  const row = toRow(cells.map(clean));
  return toItem({ line, excerpt: excerptOf(row.question || cells.join(' ')) }, () => {
    const made = readRow(row);
    return { ...made, changes: [...changes, ...made.changes] };
  });
}

/** The rows of a table whose first row names its columns. */
export function readTable([header, ...records]: readonly TableRecord[]): ImportItem[] {
  if (!header) return [];
  const toRow = readHeader(header.cells);
  if (!toRow) {
    const problem = 'The first line has to name the columns, one of them “question”';
    return [{ line: header.line, excerpt: excerptOf(header.cells.join(' ')), changes: [], problem }];
  }
  return makeItems(records, (record) => readRecord(record, toRow));
}

/**
 * Reads a table with a header line: question, type, option1 …, correct, points, timeLimit, explanation, difficulty,
 * tags, grading, in any order and under common other names. `correct` names options by text, letter or number, several
 * of them separated by `;`; for written answers `|` separates what is accepted and `;` the blanks.
 */
export const readCsv = (text: string): ImportItem[] => readTable(readRecords(text));
