import { describe, expect, it } from 'vitest';
import type { QuestionTimesMode } from '../settings/question-times-mode.ts';
import { emptyQuestion } from '../editor/quiz-form.ts';
import { type ColumnId, columnsFor } from './columns.ts';
import { changeRows, clear, fillDown, removeRows, textsOf, withoutEssays, write } from './edits.ts';
import { paste } from './paste.ts';
import { secondsOf, type TableState, textAt } from './table-state.ts';

const COLUMNS = columnsFor(4);
const columnOf = (column: ColumnId) => COLUMNS.indexOf(column) + 1;

const table = (count: number, times: QuestionTimesMode = 'same'): TableState => ({
  questions: Array.from({ length: count }, (_, index) => ({
    ...emptyQuestion(`q${index}`),
    question: `Q${index}`,
    timeLimit: 0,
  })),
  times,
  shared: 45,
  refused: {},
});

const area = (top: number, bottom: number, left: ColumnId, right: ColumnId = left) => ({
  top,
  bottom,
  left: columnOf(left),
  right: columnOf(right),
});
const rows = (top: number, bottom: number) => ({ top, bottom, left: 0, right: COLUMNS.length });
const questionsOf = ({ questions }: TableState) => questions.map(({ question }) => question);

describe('paste', () => {
  it('goes into rows and columns, and adds rows as they are needed', () => {
    const cells = [
      ['One?', 'one_choice', 'a', 'b', '', '', 'a', '3'],
      ['Two?', 'one_choice', 'c', 'd', '', '', 'd', '4'],
    ];
    const { state, said } = paste(table(1), cells, area(0, 0, 'question'), COLUMNS);
    expect(questionsOf(state)).toEqual(['One?', 'Two?']);
    expect(state.questions.map(({ points }) => points)).toEqual([3, 4]);
    expect(state.questions[1]?.options.map(({ isCorrect }) => isCorrect)).toEqual([false, true]);
    expect(said).toEqual(['16 cells pasted.', '1 question added.']);
  });

  it('adds no more than a quiz holds, and says how many did not fit', () => {
    const cells = Array.from({ length: 600 }, (_, index) => [`P${index}`, 'essay']);
    const { state, said } = paste(table(1), cells, area(1, 1, 'question'), COLUMNS);
    expect(state.questions).toHaveLength(500);
    expect(said).toContain('A quiz holds at most 500 questions: 101 did not fit.');
  });

  it('finds its columns by headings, other names of them included', () => {
    const cells = [
      ['Score', 'Question Text', 'Option A', 'Option B', 'Answer', 'Teacher'],
      ['7', 'Which?', 'Iron', 'Neon', 'B', 'Ada'],
    ];
    const { state, said } = paste(table(0), cells, area(0, 0, 'tags'), COLUMNS);
    expect(state.questions[0]).toMatchObject({ question: 'Which?', points: 7, tags: [] });
    expect(state.questions[0]?.options[1]).toMatchObject({ text: 'Neon', isCorrect: true });
    expect(said).toContain('Not in this table: “Teacher”.');
  });

  it('goes into the rows that were picked, and on below the last of them', () => {
    const picked = { ...area(1, 4, 'question'), rows: new Set([1, 4]) };
    const { state } = paste(table(5), [['A?'], ['B?'], ['C?']], picked, COLUMNS);
    expect(questionsOf(state)).toEqual(['Q0', 'A?', 'Q2', 'Q3', 'B?', 'C?']);
  });

  it('fills what is selected with one cell', () => {
    const { state } = paste(table(3), [['9']], area(0, 1, 'points'), COLUMNS);
    expect(state.questions.map(({ points }) => points)).toEqual([9, 9, 10]);
  });

  it('keeps what a cell cannot take where it was pasted', () => {
    const { state, said } = paste(table(2), [['8'], ['lots']], area(0, 1, 'points'), COLUMNS);
    const [, second] = state.questions;
    expect(second && textAt(state, second, 'points')).toBe('lots');
    expect(said).toContain('1 cell could not be taken and says why.');
    const mended = write(state, [{ row: 1, cells: new Map([['points', '6']]) }]).state;
    expect(mended.refused).toEqual({});
  });

  it('says what stands beyond the last column', () => {
    const { said } = paste(table(1), [['a', 'b', 'c']], area(0, 0, 'grading'), COLUMNS);
    expect(said.at(-1)).toBe('Not in this table: “c”.');
  });
});

describe('the time of questions', () => {
  it('becomes their own as soon as one differs, and the others keep theirs', () => {
    const { state, said } = paste(table(3), [['20']], area(1, 1, 'timeLimit'), COLUMNS);
    expect(state.times).toBe('each');
    expect(state.questions.map((question) => secondsOf(question, state))).toEqual([45, 20, 45]);
    expect(said).toContain('Each question now has a time limit of its own.');
  });

  it('stays one for all where the same or nothing is written', () => {
    for (const text of ['45', '']) {
      const { state } = paste(table(2), [[text]], area(0, 0, 'timeLimit'), COLUMNS);
      expect(state.times).toBe('same');
      expect(state.questions.map((question) => secondsOf(question, state))).toEqual([45, 45]);
    }
  });

  it('can be none where each has its own', () => {
    const { state } = clear(
      write(table(2, 'each'), [{ row: 0, cells: new Map([['timeLimit', '20']]) }]).state,
      area(0, 0, 'timeLimit'),
      COLUMNS,
    );
    expect(state.questions[0]?.timeLimit).toBe(0);
  });
});

describe('several rows', () => {
  it('are filled with the top one, or a single one with what stands above', () => {
    const given = write(table(3), [{ row: 0, cells: new Map([['tags', 'x ; y']]) }]).state;
    const tags = (state: TableState) => state.questions.map((question) => question.tags.join());
    expect(tags(fillDown(given, area(0, 2, 'tags'), COLUMNS).state)).toEqual(['x,y', 'x,y', 'x,y']);
    expect(tags(fillDown(given, area(1, 1, 'tags'), COLUMNS).state)).toEqual(['x,y', 'x,y', '']);
    expect(tags(fillDown(given, area(0, 0, 'tags'), COLUMNS).state)).toEqual(['x,y', '', '']);
  });

  it('that were picked are filled with the first of them, which counts as no change', () => {
    const before = table(5);
    const source = write(before, [{ row: 1, cells: new Map([['points', '9']]) }]).state;
    const picked = { ...area(1, 4, 'points'), rows: new Set([1, 4]) };
    const { state, said, touched } = fillDown(source, picked, COLUMNS);
    expect(state.questions.map(({ points }) => points)).toEqual(
      [1, 9, 1, 1, 9].map((n) => (n === 1 ? before.questions[0]?.points : n)),
    );
    expect(said).toEqual(['1 cell filled.']);
    expect(touched).toEqual(['q4']);
  });

  it('are changed alike, tags beside those that are there', () => {
    const given = write(table(3), [{ row: 1, cells: new Map([['tags', 'old']]) }]).state;
    const { state } = changeRows(given, rows(1, 2), new Map([['points', '2']]), ['new']);
    expect(state.questions.map(({ points, tags }) => [points, tags.join()])).toEqual([
      [10, ''],
      [2, 'old,new'],
      [2, 'new'],
    ]);
  });

  it('say how many could not take all the tags', () => {
    const many = Array.from({ length: 19 }, (_, index) => `t${index}`);
    const given = changeRows(table(3), rows(1, 1), new Map(), many).state;
    const { state, said } = changeRows(given, rows(0, 2), new Map(), ['t0', 'new', 'newer']);
    expect(state.questions.map(({ tags }) => tags.length)).toEqual([3, 20, 3]);
    expect(said).toEqual(['3 questions changed.', '1 question has 20 tags and takes no more.']);
  });

  it('stay as they were where they would become essays, with the cells that could not be taken', () => {
    const before = write(table(2), [{ row: 0, cells: new Map([['points', 'lots']]) }]).state;
    const cells: ReadonlyMap<ColumnId, string> = new Map([
      ['type', 'essay'],
      ['option1', 'Au'],
      ['points', '3'],
    ]);
    const edit = write(
      before,
      [0, 2].map((row) => ({ row, cells })),
    );
    expect(edit.state.questions.map(({ type }) => type)).toEqual(['essay', 'one_choice', 'essay']);
    const { state, touched, said } = withoutEssays(before, edit);
    expect([state.questions, state.refused, touched]).toEqual([before.questions, before.refused, []]);
    expect(said[0]).toBe('2 essay questions left out.');
  });

  it('are taken out', () => {
    expect(questionsOf(removeRows(table(4), rows(1, 2)).state)).toEqual(['Q0', 'Q3']);
  });

  it('are copied as their cells show them, and pasted back', () => {
    const given = write(table(2), [
      {
        row: 0,
        cells: new Map<ColumnId, string>([
          ['option1', 'Iron'],
          ['option2', 'Neon'],
          ['correct', 'Neon'],
        ]),
      },
    ]).state;
    const texts = textsOf(given, rows(0, 1), COLUMNS);
    const { state } = paste(table(0), texts, rows(0, 0), COLUMNS);
    expect(textsOf(state, rows(0, 1), COLUMNS)).toEqual(texts);
  });
});

it('shares the questions that a change leaves alone', () => {
  const before = table(3);
  const { state } = write(before, [{ row: 1, cells: new Map([['points', '2']]) }]);
  expect(state.questions[0]).toBe(before.questions[0]);
  expect(state.questions[2]).toBe(before.questions[2]);
});
