import {
  COLUMN_HEADINGS,
  feedbackNumberOf,
  foldWord,
  isWrongOptionHeading,
  optionNumberOf,
  ROW_NUMBER_HEADINGS,
  type SingleColumn,
} from './cell-headings.ts';
import type { KeyStyle } from './cell-key.ts';

/** What a row of an imported table is. */
export interface Row {
  question: string;
  type: string;
  /** By column; a column without a text in this row is empty. */
  options: string[];
  /** The number that the heading of each option has. */
  numbers: readonly number[];
  /** To each of the options. */
  feedback: string[];
  /** Options whose heading says that they are wrong. */
  wrong: string[];
  correct: string;
  points: string;
  timeLimit: string;
  explanation: string;
  difficulty: string;
  tags: string;
  description: string;
  grading: string;
  pool: string;
  /** Headings of filled cells that no field is known for. */
  unknown: string[];
}

const LONGEST_HEADING = 200;

/** `Answer 3 - max 75 characters`, `Time Limit (sec)` and `Question #` without what explains them. */
const plain = (heading: string): string =>
  foldWord(
    heading
      .slice(0, LONGEST_HEADING)
      .replaceAll(/\((?:s|n|en|es)\)/gi, (plural) => plural.slice(1, -1))
      .replace(/\([^()]*\)/g, ' ')
      .replace(/\s[-–—]\s[^]*$/, '')
      .replaceAll('#', 'number'),
  );

/** Platforms whose headings say how a key names its options. */
const KEYS_BY_HEADING: {
  style: KeyStyle;
  fits: (headings: readonly string[], plains: readonly string[]) => boolean;
}[] = [
  // Kahoot! and Blooket
  {
    style: 'number',
    fits: (headings) =>
      headings.some((heading) => /^correct answer\(s\)\s.*(?:choose at least one|answer #)/is.test(heading)),
  },
  // Quizizz
  {
    style: 'number',
    fits: (_, plains) =>
      ['questiontext', 'questiontype', 'option1', 'correctanswer', 'timeinseconds'].every((name) =>
        plains.includes(name),
      ),
  },
];

/** More options than any question can have; a row costs no more than this however wide the table is. */
const MOST_COLUMNS = 40;
/** Unknown columns that a report names. */
const MOST_NAMED = 10;

interface Columns {
  single: Map<SingleColumn, { column: number; rank: number }>;
  options: Map<number, number>;
  feedback: Map<number, number>;
  wrong: number[];
  unknown: number[];
}

function sortColumns(plains: readonly string[]): Columns {
  const columns: Columns = {
    single: new Map(),
    options: new Map(),
    feedback: new Map(),
    wrong: [],
    unknown: [],
  };
  for (const [column, heading] of plains.entries()) {
    const known = COLUMN_HEADINGS.get(heading);
    const number = known ? undefined : optionNumberOf(heading);
    const feedback = feedbackNumberOf(heading);
    const earlier = known && columns.single.get(known.field);
    if (known && (!earlier || known.rank < earlier.rank)) {
      columns.single.set(known.field, { column, rank: known.rank });
      if (earlier) columns.unknown.push(earlier.column);
    } else if (number !== undefined && !columns.options.has(number)) columns.options.set(number, column);
    else if (feedback !== undefined && !columns.feedback.has(feedback))
      columns.feedback.set(feedback, column);
    else if (isWrongOptionHeading(heading)) columns.wrong.push(column);
    else if (heading === '' || !ROW_NUMBER_HEADINGS.includes(heading)) columns.unknown.push(column);
  }
  return columns;
}

/** How the columns of a table are used. */
export interface Header {
  /** Headings that are known; more fit better. */
  fit: number;
  /** Whether it names the right answers. */
  hasKey: boolean;
  width: number;
  keyStyle?: KeyStyle;
  toRow: (cells: readonly string[]) => Row;
}

const WHOLE_NUMBER = /^\d*$/;
const tidyHeading = (heading: string): string => heading.replace(/\s+/g, ' ').trim();

/** Which column holds what; undefined when no column holds the question. */
export function readHeader(headings: readonly string[]): Header | undefined {
  const plains = headings.map(plain);
  const { single, options, feedback, wrong, unknown } = sortColumns(plains);
  if (!single.has('question')) return undefined;
  const ordered = [...options].toSorted(([a], [b]) => a - b).slice(0, MOST_COLUMNS);
  const numbers = ordered.map(([number]) => number);
  const named = unknown.slice(0, MOST_COLUMNS);
  const wrongs = wrong.slice(0, MOST_COLUMNS);
  const unknownIn = (cells: readonly string[]) =>
    [
      ...named,
      ...cells
        .slice(headings.length, headings.length + MOST_COLUMNS)
        .keys()
        .map((at) => headings.length + at),
    ]
      .filter((column) => {
        const cell = cells[column] ?? '';
        // A column without a heading mostly numbers the rows.
        return !headings[column]?.trim() ? !WHOLE_NUMBER.test(cell) : cell !== '';
      })
      .slice(0, MOST_NAMED)
      .map((column) => tidyHeading(headings[column] ?? '') || `column ${column + 1}`);
  const keyStyle = KEYS_BY_HEADING.find(({ fits }) => fits(headings.map(tidyHeading), plains))?.style;
  return {
    fit: single.size + options.size + wrong.length,
    hasKey: single.has('correct'),
    width: headings.length,
    ...(keyStyle && { keyStyle }),
    toRow(cells) {
      const cell = (field: SingleColumn) => cells[single.get(field)?.column ?? -1] ?? '';
      return {
        question: cell('question'),
        type: cell('type'),
        options: ordered.map(([, column]) => cells[column] ?? ''),
        numbers,
        feedback: numbers.map((number) => cells[feedback.get(number) ?? -1] ?? ''),
        wrong: wrongs.map((column) => cells[column] ?? '').filter(Boolean),
        correct: cell('correct'),
        points: cell('points'),
        timeLimit: cell('timeLimit'),
        explanation: cell('explanation'),
        difficulty: cell('difficulty'),
        tags: cell('tags'),
        description: cell('description'),
        grading: cell('grading'),
        pool: cell('pool'),
        unknown: unknownIn(cells),
      };
    },
  };
}

/** Titles and instructions may stand above the headings. */
export const ROWS_LOOKED_AT = 20;
const LEAST_BELOW = 3;

/** The row that names the columns: among the first ones the one with most known headings, the first of several. */
export function findHeader<Record extends { cells: readonly string[] }>(
  records: readonly Record[],
): { at: number; header: Header } | undefined {
  const found = records.slice(0, ROWS_LOOKED_AT).flatMap(({ cells }, at) => {
    const header = readHeader(cells);
    // Further down a row of a few words may be a question about them.
    return header && (at === 0 || (header.fit >= LEAST_BELOW && header.hasKey)) ? [{ at, header }] : [];
  });
  return found.reduce<(typeof found)[number] | undefined>(
    (best, next) => (best && best.header.fit >= next.header.fit ? best : next),
    undefined,
  );
}
