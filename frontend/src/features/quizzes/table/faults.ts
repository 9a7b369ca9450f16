import type { Problems } from '../editor/problems.ts';
import type { QuestionForm } from '../editor/quiz-form.ts';
import { type ColumnId, PLAIN_CELLS } from './columns.ts';
import { refusalKey, type Refusals } from './table-state.ts';

/** Problem of a cell. */
export interface Fault {
  message: string;
  /** Rejected text, which the cell still displays. */
  text?: string;
}

/** Problems of a row by column. `number` collects those that no cell displays. */
export type Faults = Readonly<Partial<Record<ColumnId | 'number', Fault>>>;

const ANSWERS = new Set(['answers', 'blanks', 'truth']);
const OPTIONS = new Set(['options', 'pairs', 'items', 'distractors']);

/** Returns the column of a form field: `options.2.text` → `option3`. */
export function columnOfField(field: string): ColumnId | 'number' {
  const [name = '', index = ''] = field.split('.');
  if (/^option\d+$/.test(name)) return name as ColumnId;
  if (ANSWERS.has(name)) return 'correct';
  if (OPTIONS.has(name)) return /^\d+$/.test(index) ? `option${Number(index) + 1}` : 'correct';
  return name === 'type' || name === 'timeLimit' || name in PLAIN_CELLS ? (name as ColumnId) : 'number';
}

/** Returns the problems by row. Rejected texts take precedence over missing values. */
export function faultsByRow(
  problems: Problems,
  refused: Refusals,
  questions: readonly QuestionForm[],
): ReadonlyMap<number, Faults> {
  const rows = new Map<number, Partial<Record<ColumnId | 'number', Fault>>>();
  const put = (row: number, column: ColumnId | 'number', fault: Fault) =>
    rows.set(row, { [column]: fault, ...rows.get(row) });
  const places = new Map(questions.map(({ id }, row) => [id, row]));
  for (const [key, fault] of Object.entries(refused)) {
    const [id = '', column = ''] = key.split('/');
    const row = places.get(id);
    if (row !== undefined) put(row, column as ColumnId, fault);
  }
  for (const [path, message] of Object.entries(problems)) {
    const [, row, field = ''] = /^questions\.(\d+)\.?(.*)$/.exec(path) ?? [];
    if (row !== undefined)
      put(Number(row), shownAt(questions[Number(row)], columnOfField(field)), { message });
  }
  return rows;
}

/** Options without a correctness mark have no such cell. */
const shownAt = (question: QuestionForm | undefined, column: ColumnId | 'number') =>
  column === 'correct' && (question?.type === 'matching' || question?.type === 'ordering')
    ? 'option1'
    : column;

/** Returns the first cell with a rejected text, if any. */
export function firstRefused(
  refused: Refusals,
  questions: readonly QuestionForm[],
  columns: readonly ColumnId[],
): { row: number; column: ColumnId } | undefined {
  for (const [row, { id }] of questions.entries()) {
    const column = columns.find((one) => refusalKey(id, one) in refused);
    if (column) return { row, column };
  }
  return undefined;
}
