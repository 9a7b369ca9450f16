import type { QuestionType } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { CellProblem } from '@quizhall/shared/rules/imports/cell-text';
import { readType } from '@quizhall/shared/rules/imports/cell-type';
import { QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import { optionsForType } from '../questions/question-edit.ts';
import type { QuestionForm } from '../editor/quiz-form.ts';
import { type ColumnId, columnName, optionIndexOf, PLAIN_CELLS, readSeconds } from './columns.ts';
import { OPTION_CELLS, optionTexts } from './option-cells.ts';
import { tableMessages } from './table-messages.ts';

const TEXT = tableMessages;

/**
 * Returns the text of a question's cell; undefined if its type does not have it. `seconds` is the effective time
 * limit.
 */
export function readCell(question: QuestionForm, column: ColumnId, seconds: number): string | undefined {
  if (column === 'type') return question.type;
  if (column === 'timeLimit') return seconds > 0 ? String(seconds) : '';
  const option = optionIndexOf(column);
  if (option === undefined) return PLAIN_CELLS[column as keyof typeof PLAIN_CELLS].read(question);
  return OPTION_CELLS[question.type] && (optionTexts(question)[option] ?? '');
}

/** Texts for cells of one question. */
export type CellTexts = ReadonlyMap<ColumnId, string>;

/** Rejected cell text and the reason. */
export interface Refused {
  text: string;
  message: string;
}

type Refusals = Map<ColumnId, Refused>;

export interface Written {
  question: QuestionForm;
  refused: Refusals;
}

interface Writing {
  cells: CellTexts;
  refused: Refusals;
  isNew: boolean;
}

type Step = (question: QuestionForm, writing: Writing) => QuestionForm;

/**
 * Writes texts into cells of a question. Rejected texts are returned with the reason; the other cells are written.
 * @param isNew derives the type from the cells if none is given
 */
export function writeCells(before: QuestionForm, cells: CellTexts, isNew = false): Written {
  const writing: Writing = { cells, refused: new Map(), isNew };
  return {
    question: STEPS.reduce((question, step) => step(question, writing), before),
    refused: writing.refused,
  };
}

/** Applies `write`; on an error returns the question unchanged and records the reason. */
function attempt(
  question: QuestionForm,
  { refused }: Writing,
  [column, text]: [ColumnId, string],
  write: () => QuestionForm,
): QuestionForm {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error;
    refused.set(column, { text, message: error.message });
    return question;
  }
}

const named = ({ type }: QuestionForm, column: ColumnId) =>
  TEXT.notOfType(QUESTION_TYPE_LABELS[type], columnName(column));

const writeType: Step = (question, writing) => {
  const type = typeText(question, writing);
  if (type === undefined) return question;
  return attempt(question, writing, ['type', type], () => {
    const next = typeIn(question, writing.cells, type);
    return { ...question, type: next, options: optionsForType(question.options, next) };
  });
};

/**
 * Returns the text that determines the type; undefined to keep it. For a new row, other cells can determine the type.
 */
function typeText({ type }: QuestionForm, { cells, isNew }: Writing): string | undefined {
  const text = cells.get('type');
  if (text) return text === type ? undefined : text;
  const shows = ([column, cell]: [ColumnId, string]) =>
    cell !== '' && (column === 'correct' || optionIndexOf(column) !== undefined);
  return isNew && [...cells].some(shows) ? '' : undefined;
}

const TYPES_BY_LABEL = new Map(
  (Object.entries(QUESTION_TYPE_LABELS) as [QuestionType, string][]).map(([type, label]) => [label, type]),
);

function typeIn(question: QuestionForm, cells: CellTexts, type: string): QuestionType {
  const options = merged(optionTexts(question), optionsIn(cells));
  return (
    TYPES_BY_LABEL.get(type) ??
    readType({
      type,
      question: cells.get('question') ?? question.question,
      correct: cells.get('correct') ?? '',
      options,
      numbers: options.map((_, index) => index + 1),
    })
  );
}

interface OptionText {
  column: ColumnId;
  index: number;
  text: string;
}

const optionsIn = (cells: CellTexts): OptionText[] =>
  [...cells].flatMap(([column, text]) => {
    const index = optionIndexOf(column);
    return index === undefined ? [] : [{ column, index, text }];
  });

function merged(texts: readonly string[], given: readonly OptionText[]): string[] {
  const all = [...texts];
  for (const { index, text } of given) all[index] = text;
  return Array.from(all, (text = '') => text);
}

/** Writes options together, because the index of a pair depends on those before it. */
const writeOptions: Step = (question, writing) => {
  const own = OPTION_CELLS[question.type];
  const texts = optionTexts(question);
  const taken = optionsIn(writing.cells).filter(({ column, index, text }) => {
    if (text === '') return index < texts.length;
    const refused = writing.refused.size;
    attempt(question, writing, [column, text], () => checkOption(question, index, text));
    return writing.refused.size === refused;
  });
  return own && taken.length > 0 ? own.write(question, merged(texts, taken)) : question;
};

/** Checks one option, so that an error does not affect the others. @throws CellProblem */
function checkOption(question: QuestionForm, index: number, text: string): QuestionForm {
  const own = OPTION_CELLS[question.type];
  if (!own) throw new CellProblem(named(question, `option${index + 1}`));
  const isPair = question.type === 'matching';
  if (!isPair && index >= LIMITS.optionsMax) throw new CellProblem(TEXT.options(LIMITS.optionsMax));
  const most = isPair ? 2 * LIMITS.optionText : LIMITS.optionText;
  if (text.length > most) throw new CellProblem(TEXT.tooLong(LIMITS.optionText));
  return own.write(question, merged(optionTexts(question), [{ column: 'question', index, text }]));
}

const writePlain =
  (column: keyof typeof PLAIN_CELLS): Step =>
  (question, writing) => {
    const text = writing.cells.get(column);
    const { read, write, always } = PLAIN_CELLS[column];
    if (text === undefined || (text === '' && always)) return question;
    return attempt(question, writing, [column, text], () => {
      if (read(question) !== undefined) return write(question, text);
      if (text === '') return question;
      throw new CellProblem(named(question, column));
    });
  };

const writeSeconds: Step = (question, writing) => {
  const text = writing.cells.get('timeLimit');
  if (text === undefined) return question;
  return attempt(question, writing, ['timeLimit', text], () => ({
    ...question,
    timeLimit: readSeconds(text),
  }));
};

const { question: _, ...others } = PLAIN_CELLS;

/** Ordered by dependency between the cells. */
const STEPS: readonly Step[] = [
  writeType,
  writePlain('question'),
  writeOptions,
  ...(Object.keys(others) as (keyof typeof others)[]).map(writePlain),
  writeSeconds,
];
