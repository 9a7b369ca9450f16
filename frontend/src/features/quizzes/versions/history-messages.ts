import { plural } from '../editor/plural.ts';

const questions = (count: number, number: number) =>
  count === 1 ? `Question ${number}` : `${count} ${plural(count, 'question')}`;
const was = (count: number) => (count === 1 ? 'was' : 'were');

export const historyMessages = {
  group: 'History',
  undo: 'Undo',
  redo: 'Redo',
  done: { undo: 'Undone.', redo: 'Redone.' },
  questions: {
    added: (count: number, number: number) => `${questions(count, number)} ${was(count)} added.`,
    removed: (count: number, number: number) => `${questions(count, number)} ${was(count)} removed.`,
    moved: (count: number, number: number) => `${questions(count, number)} ${was(count)} moved.`,
  },
  question: (number: number) => `Question ${number}`,
  changed: (what: string) => `${what} changed.`,
} as const;
