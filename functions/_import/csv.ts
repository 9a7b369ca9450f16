import { countBlanks } from '@quizhall/shared/grading';
import { QUESTION_DIFFICULTIES, type QuestionType } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import type { QuestionInput } from '@quizhall/shared/model/question';
import { readHeader, type Row } from './csv-columns.ts';
import { type CsvRecord, readRecords } from './csv-records.ts';
import { excerptOf, type ImportItem, tidy } from './item.ts';

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
  fill_blank: ['fillblank', 'fillintheblank', 'fillintheblanks', 'fillin', 'blank', 'cloze', 'gap'],
};

/** A value that was made out of a cell, and what had to be changed for it. */
interface Reading<T> {
  value: T;
  change?: string;
}

type Options = { text: string; isCorrect: boolean }[];

/** Why a row is no question. */
class RowProblem extends Error {}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const split = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** The options meant by one entry of the `correct` column: by text, else by letter or number. */
function optionsMeant(entry: string, texts: readonly string[]): string[] {
  const byText = texts.filter((text) => same(text, entry));
  if (byText.length > 0) return byText;
  const letter = /^[a-z]$/i.test(entry)
    ? entry.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)
    : Number(entry) - 1;
  return texts[letter] === undefined ? [] : [texts[letter]];
}

/** All correct options: the whole cell as one text first, because texts may contain the separators. */
function correctTexts(correct: string, texts: readonly string[]): string[] {
  const whole = optionsMeant(correct, texts);
  if (whole.length > 0) return whole;
  return split(correct, /[;|,]/).flatMap((entry) => {
    const meant = optionsMeant(entry, texts);
    if (meant.length === 0)
      throw new RowProblem(`The correct answer “${excerptOf(entry)}” is none of the options`);
    return meant;
  });
}

function readType({ type, question, options, correct }: Row): QuestionType {
  if (type) {
    const wanted = type.toLowerCase().replace(/[^a-z]/g, '');
    const known = (Object.keys(TYPES) as QuestionType[]).find((name) => TYPES[name].includes(wanted));
    if (!known) throw new RowProblem(`Questions of the type “${excerptOf(type)}” cannot be imported`);
    return known;
  }
  if (options.length === 0) return countBlanks(question) > 0 ? 'fill_blank' : 'short_answer';
  if (
    options.length === 2 &&
    ['true', 'false'].every((text) => options.some((option) => same(option, text)))
  ) {
    return 'true_false';
  }
  return correctTexts(correct, options).length > 1 ? 'multiple_choice' : 'one_choice';
}

const TRUE = /^(?:t|true|yes|y|1|right|correct)$/i;
const FALSE = /^(?:f|false|no|n|0|wrong|incorrect)$/i;

function trueFalseOptions({ options, correct }: Row): Options {
  const [meant = correct] = options.length > 0 ? correctTexts(correct, options) : [];
  if (!TRUE.test(meant) && !FALSE.test(meant)) {
    throw new RowProblem(`The correct answer “${excerptOf(correct)}” is neither true nor false`);
  }
  return ['True', 'False'].map((text) => ({ text, isCorrect: TRUE.test(meant) === (text === 'True') }));
}

function choiceOptions({ options, correct }: Row): Reading<Options> {
  const texts = [...new Set(options)];
  const correctOnes = new Set(correctTexts(correct, texts));
  return {
    value: texts.map((text) => ({ text, isCorrect: correctOnes.has(text) })),
    ...(texts.length < options.length && { change: 'A repeated option was removed' }),
  };
}

/** `|` separates alternatives; `;` too, unless it has to separate the blanks. */
function acceptedAnswers({ question, correct }: Row, type: QuestionType): string[] {
  const severalBlanks = type === 'fill_blank' && countBlanks(question) > 1;
  return split(correct, severalBlanks ? /;/ : /[;|]/);
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
  const all = [...new Set(split(cell, /[;|,]/))];
  const value = all.filter((tag) => tag.length <= LIMITS.tagLength).slice(0, LIMITS.tags);
  return {
    value,
    ...(value.length < all.length && { change: 'Tags that are too long or too many were removed' }),
  };
}

function readKey(row: Row, type: QuestionType): Reading<Pick<QuestionInput, 'options' | 'correctAnswers'>> {
  if (!row.correct) throw new RowProblem('There is no correct answer');
  if (type === 'short_answer' || type === 'fill_blank')
    return { value: { correctAnswers: acceptedAnswers(row, type) } };
  if (type === 'true_false') return { value: { options: trueFalseOptions(row) } };
  const { value, change } = choiceOptions(row);
  return { value: { options: value }, ...(change && { change }) };
}

function readRow(row: Row): { question: QuestionInput; changes: string[] } {
  if (!row.question) throw new RowProblem('There is no question text');
  const type = readType(row);
  const key = readKey(row, type);
  const points = readNumber(row.points, [1, 100], 10, 'Points');
  const timeLimit = readNumber(row.timeLimit, [0, 86_400], 0, 'Time limit');
  const difficulty = readDifficulty(row.difficulty);
  const tags = readTags(row.tags);
  return {
    question: {
      type,
      question: row.question,
      description: row.description,
      explanation: row.explanation,
      ...key.value,
      points: points.value,
      timeLimit: timeLimit.value,
      difficulty: difficulty.value,
      tags: tags.value,
    },
    changes: [key, points, timeLimit, difficulty, tags].flatMap(({ change }) => change ?? []),
  };
}

function toItem({ line, cells, problem }: CsvRecord, toRow: (cells: readonly string[]) => Row): ImportItem {
  if (problem) return { line, excerpt: excerptOf(cells.join(' ')), changes: [], problem };
  const raw = toRow(cells.map(tidy));
  const row = { ...raw, options: raw.options.filter(Boolean) };
  const base = { line, excerpt: excerptOf(row.question || cells.join(' ')) };
  try {
    return { ...base, ...readRow(row) };
  } catch (error) {
    if (!(error instanceof RowProblem)) throw error;
    return { ...base, changes: [], problem: error.message };
  }
}

/**
 * Reads a table with a header line: question, type, option1 …, correct, points, timeLimit, explanation, difficulty,
 * tags, in any order and under common other names. `correct` names options by text, letter or number, several of them
 * separated by `;`; for written answers `|` separates what is accepted and `;` the blanks.
 */
export function readCsv(text: string): ImportItem[] {
  const [header, ...records] = readRecords(text);
  if (!header) return [];
  const toRow = readHeader(header.cells);
  if (!toRow) {
    const problem = 'The first line has to name the columns, one of them “question”';
    return [{ line: header.line, excerpt: excerptOf(header.cells.join(' ')), changes: [], problem }];
  }
  return records.map((record) => toItem(record, toRow));
}
