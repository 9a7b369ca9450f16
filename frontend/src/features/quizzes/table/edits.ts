import { LIMITS } from '@quizhall/shared/model/limits';
import { newTimeLimit, ownTimes } from '../settings/question-times.ts';
import { emptyQuestion, newId } from '../editor/quiz-form.ts';
import { type CellTexts, type Written, writeCells } from './cells.ts';
import type { ColumnId } from './columns.ts';
import { type Area, isIn } from './selection.ts';
import { tableMessages } from './table-messages.ts';
import { refusalKey, secondsOf, type TableState, textAt } from './table-state.ts';

const { said } = tableMessages;

/** Texts for cells of one row. A row below the last one adds a question. */
export interface RowTexts {
  row: number;
  cells: CellTexts;
}

/** Table after a change, with its announcement. */
export interface Edit {
  state: TableState;
  said: string[];
  /** Ids of the changed and added questions. */
  touched: string[];
}

/** Returns the indexes of the selected questions. */
export const rowsOf = (area: Area, { questions }: Pick<TableState, 'questions'>): number[] =>
  questions.flatMap((_, row) => (isIn(row, area) ? [row] : []));

/** Returns the columns of an area, without the row number. */
export const columnsOf = ({ left, right }: Area, columns: readonly ColumnId[]): ColumnId[] =>
  columns.filter((_, index) => index + 1 >= left && index + 1 <= right);

/** A differing limit replaces the shared limit with one per question. */
function withOwnTimes(state: TableState, rows: readonly RowTexts[]): TableState {
  if (state.times === 'each') return state;
  const differs = rows.some(({ row, cells }) => {
    const text = cells.get('timeLimit');
    const question = state.questions[row];
    const now = question ? secondsOf(question, state) : state.times === 'same' ? state.shared : 0;
    return text !== undefined && text !== '' && text !== String(now);
  });
  if (!differs) return state;
  const own = ownTimes({
    questionTimes: state.times,
    settings: { questionTimeLimit: state.shared },
    questions: state.questions,
  });
  const questions = state.questions.map((question, row) => ({ ...question, timeLimit: own[row] ?? 0 }));
  return { ...state, times: 'each', questions };
}

/** Omits the time of a question without its own limit. */
function timed(cells: CellTexts, state: TableState, isNew: boolean): CellTexts {
  const text = cells.get('timeLimit');
  if (text === undefined || (state.times === 'each' && !(isNew && text === ''))) return cells;
  return new Map([...cells].filter(([column]) => column !== 'timeLimit'));
}

/** Writes texts into cells. Rows below the last one are added up to the limit. */
export function write(before: TableState, rows: readonly RowTexts[]): Edit {
  const state = withOwnTimes(before, rows);
  const questions = [...state.questions];
  const refused: Record<string, Written['refused'] extends Map<ColumnId, infer R> ? R : never> = {
    ...state.refused,
  };
  const touched: string[] = [];
  let noRoom = 0;
  let unread = 0;
  for (const { row, cells } of rows) {
    const known = state.questions[row];
    if (!known && ![...cells.values()].some(Boolean)) continue;
    if (!known && questions.length >= LIMITS.questions) {
      noRoom += 1;
      continue;
    }
    const base = known ?? { ...emptyQuestion(newId()), timeLimit: newTimeLimit(state.times) };
    const written = writeCells(base, timed(cells, state, !known), !known);
    if (known) questions[row] = written.question;
    else questions.push(written.question);
    for (const column of cells.keys()) delete refused[refusalKey(base.id, column)];
    for (const [column, one] of written.refused) refused[refusalKey(base.id, column)] = one;
    unread += written.refused.size;
    touched.push(base.id);
  }
  const added = questions.length - state.questions.length;
  return {
    state: { ...state, questions, refused },
    touched,
    said: [
      ...(added > 0 ? [said.added(added)] : []),
      ...(unread > 0 ? [said.unread(unread)] : []),
      ...(noRoom > 0 ? [said.full(noRoom)] : []),
      ...(state.times === before.times ? [] : [said.times]),
    ],
  };
}

/** Clears the cells of an area. Required values stay. */
export function clear(state: TableState, area: Area, columns: readonly ColumnId[]): Edit {
  const cells = new Map(columnsOf(area, columns).map((column) => [column, '']));
  const rows = rowsOf(area, state);
  const edit = write(
    state,
    rows.map((row) => ({ row, cells })),
  );
  return { ...edit, said: [said.cleared(rows.length * cells.size), ...edit.said] };
}

/** Copies the top row of an area to the rows below it. A single row is filled from the row above. */
export function fillDown(state: TableState, area: Area, columns: readonly ColumnId[]): Edit {
  const top = area.top === area.bottom ? area.top - 1 : area.top;
  const source = state.questions[top];
  const rows = rowsOf(area, state).filter((row) => row > top);
  const cells = new Map(
    source ? columnsOf(area, columns).map((column) => [column, textAt(state, source, column) ?? '']) : [],
  );
  const edit = write(
    state,
    rows.map((row) => ({ row, cells })),
  );
  return { ...edit, said: [said.filled(rows.length * cells.size), ...edit.said] };
}

/** Removes the questions of an area from the quiz. */
export function removeRows(state: TableState, area: Area): Edit {
  const gone = new Set(rowsOf(area, state));
  const questions = state.questions.filter((_, row) => !gone.has(row));
  return { state: { ...state, questions }, touched: [], said: [said.removed(gone.size)] };
}

/** Applies one change to all questions in the area: replaces cells and adds tags. */
export function changeRows(state: TableState, area: Area, cells: CellTexts, tags: readonly string[]): Edit {
  const rows = rowsOf(area, state);
  const edit = write(
    state,
    rows.map((row) => ({ row, cells })),
  );
  const chosen = new Set(rows);
  let full = 0;
  const questions = edit.state.questions.map((question, row) => {
    if (!chosen.has(row) || tags.length === 0) return question;
    const wanted = [...new Set([...question.tags, ...tags])];
    if (wanted.length > LIMITS.tags) full += 1;
    return { ...question, tags: wanted.slice(0, LIMITS.tags) };
  });
  return {
    state: { ...edit.state, questions },
    touched: edit.touched,
    said: [said.changed(rows.length), ...edit.said, ...(full > 0 ? [said.fullTags(full, LIMITS.tags)] : [])],
  };
}

/** Returns the change without new essays: changed questions keep their type, added ones are dropped. */
export function withoutEssays(before: TableState, { state, ...edit }: Edit): Edit {
  const known = new Map(before.questions.map((question) => [question.id, question]));
  const essays = new Set(state.questions.flatMap(({ id, type }) => (type === 'essay' ? [id] : [])));
  const refusedOf = ({ refused }: TableState, ofEssays: boolean) =>
    Object.entries(refused).filter(([key]) => essays.has(key.split('/')[0] ?? '') === ofEssays);
  return {
    state: {
      ...state,
      questions: state.questions.flatMap((question) =>
        essays.has(question.id) ? (known.get(question.id) ?? []) : question,
      ),
      refused: Object.fromEntries([...refusedOf(before, true), ...refusedOf(state, false)]),
    },
    touched: edit.touched.filter((id) => !essays.has(id)),
    said: [said.withoutEssays(essays.size), ...edit.said],
  };
}

/** Returns the texts of an area for the clipboard. */
export const textsOf = (state: TableState, area: Area, columns: readonly ColumnId[]): string[][] =>
  rowsOf(area, state).map((row) => {
    const question = state.questions[row];
    return columnsOf(area, columns).map((column) => (question && textAt(state, question, column)) ?? '');
  });
