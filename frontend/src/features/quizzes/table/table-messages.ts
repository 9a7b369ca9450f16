import { POINTS_RANGE } from '@quizhall/shared/model/quizzes/points';
import { plural } from '../editor/plural.ts';

const questions = (count: number) => `${count.toLocaleString('en')} ${plural(count, 'question')}`;
const cells = (count: number) => `${count.toLocaleString('en')} ${plural(count, 'cell')}`;

export const tableMessages = {
  title: 'Question table',
  /** Short, because on phones it shares its line with the buttons. */
  heading: 'Questions',
  open: 'Edit as a table',
  back: 'Edit in sections',
  grid: 'Questions of this quiz',
  hint: 'Type to replace a cell, F2 or Enter to change it, Escape to leave it as it was. Paste cells from a spreadsheet, with their headings if they have any. Press Escape and then Tab to leave the table.',
  columns: {
    number: 'No.',
    question: 'Question',
    type: 'Type',
    option: (number: number) => `Option ${number}`,
    correct: 'Correct',
    points: 'Points',
    timeLimit: 'Seconds',
    explanation: 'Explanation',
    difficulty: 'Difficulty',
    tags: 'Tags',
    description: 'Description',
    grading: 'Grading',
    pool: 'Pool',
  },
  newRow: 'New question',
  row: (number: number) => `Question ${number}`,
  none: 'Does not apply',
  /** Stands in the number's cell. */
  hasFiles: 'has files or explained options: open the question to see them',
  unread: (text: string) => `Not taken: “${text}”`,

  notSaved: (count: number) =>
    `Not saved: ${cells(count)} ${count === 1 ? 'needs' : 'need'} another text. The first one is shown.`,

  add: 'Add question',
  undo: 'Undo',
  redo: 'Redo',
  openCard: 'Open question',
  fill: 'Fill down',
  copy: 'Copy',
  paste: 'Paste',
  bulk: 'Change selected',
  remove: (count: number) => (count > 1 ? `Delete ${questions(count)}` : 'Delete question'),
  actions: 'Table',
  selected: (count: number) => (count === 1 ? '1 question selected' : `${questions(count)} selected`),

  cardTitle: (number: number) => `Question ${number}`,
  done: 'Done',

  bulkTitle: (count: number) => `Change ${questions(count)}`,
  bulkText: 'What you leave empty stays as it is.',
  bulkApply: 'Apply',
  bulkCancel: 'Cancel',
  bulkTags: 'Add tags',
  bulkTagsHint: 'Separate tags with commas.',
  unchanged: 'As it is',

  fixedOptions: 'The options of a true / false question are True and False',
  notOfType: (type: string, column: string) => `${type}: has no “${column}”`,
  tooLong: (most: number) => `At most ${most.toLocaleString('en')} characters`,
  points: POINTS_RANGE,
  seconds: 'Seconds must be a whole number up to 86,400; empty or 0 for none',
  difficulty: 'Difficulty is easy, medium or hard',
  tags: (most: number, longest: number) => `At most ${most} tags of ${longest} characters`,
  options: (most: number) => `A question holds at most ${most} options`,
  truth: 'Please write true or false',
  oneCorrect: 'Only one option can be correct',
  noSuchGrading: (type: string) => `${type}: only partial credit can be set`,

  said: {
    pasted: (count: number) => `${cells(count)} pasted.`,
    added: (count: number) => `${questions(count)} added.`,
    removed: (count: number) => `${questions(count)} deleted.`,
    cleared: (count: number) => `${cells(count)} cleared.`,
    filled: (count: number) => `${cells(count)} filled.`,
    changed: (count: number) => `${questions(count)} changed.`,
    copied: (count: number) => `${cells(count)} copied.`,
    unread: (count: number) => `${cells(count)} could not be taken and ${count === 1 ? 'says' : 'say'} why.`,
    full: (count: number) => `A quiz holds at most 500 questions: ${count.toLocaleString('en')} did not fit.`,
    fullTags: (count: number, most: number) =>
      `${questions(count)} ${count === 1 ? 'has' : 'have'} ${most} tags and ${count === 1 ? 'takes' : 'take'} no more.`,
    withoutEssays: (count: number) =>
      `${count.toLocaleString('en')} essay ${plural(count, 'question')} left out.`,
    leftOut: (names: string) => `Not in this table: ${names}.`,
    times: 'Each question now has a time limit of its own.',
    undone: 'Undone.',
    redone: 'Done again.',
  },

  shortcuts: {
    title: 'Question table',
    list: [
      ['Arrows', 'Move; with Shift select, with Ctrl go to the edge'],
      ['Enter', 'Change the cell; while writing: go to the next row'],
      ['F2', 'Change the cell'],
      ['Tab', 'Go to the next cell of the row'],
      ['Esc', 'Leave the cell as it was; then Tab leaves the table'],
      ['Alt+Enter', 'A new line in the cell'],
      ['Alt+F10', 'The formatting bar of the cell (Ctrl+B: bold, Ctrl+I: italic); Esc leads back'],
      ['Delete', 'Empty the selected cells; on the number: delete the questions'],
      ['Shift+Space', 'Select whole rows'],
    ],
    /** With Ctrl, or Cmd on a Mac. */
    withControl: [
      ['C', 'Copy the selected cells'],
      ['V', 'Paste cells of a spreadsheet'],
      ['D', 'Fill down'],
      ['A', 'Select everything'],
      ['Space', 'Select one more row, or let go of it; with the mouse: Ctrl and a press'],
      ['Z', 'Undo'],
      ['Y', 'Redo'],
    ],
  },
} as const;
