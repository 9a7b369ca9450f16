import { messages } from '../status/messages.ts';
import { formatNumber } from '@/lib/format.ts';
import type { BulkAction } from './bulk.ts';

/** Past tense of the action: `archive` → `archived`. */
const past = (action: BulkAction) => `${action}d`;
const quizzes = (count: number) => (count === 1 ? '1 quiz' : `${formatNumber(count)} quizzes`);
const were = (count: number) => (count === 1 ? 'was' : 'were');

export const listMessages = {
  select: {
    group: 'Selected quizzes',
    page: 'Select all shown',
    one: (title: string) => `Select ${title}`,
    none: 'No quizzes selected',
    count: (count: number) => `${quizzes(count)} selected`,
    pageSelected: (count: number) =>
      count === 1
        ? 'The quiz that is shown is selected.'
        : `All ${formatNumber(count)} that are shown are selected.`,
    all: (total: number) => `Select all ${quizzes(total)} that match`,
    allFailed: 'The other quizzes could not be selected. Please try again.',
    hint: 'Sorting and loading more keep what is selected. Another search or filter clears it.',
    dropped: (count: number) =>
      `${quizzes(count)} ${were(count)} selected before. Another search or filter clears the selection.`,
    clear: 'Clear selection',
  },
  bulk: {
    actions: { archive: 'Archive', restore: 'Restore', delete: 'Delete' },
    undo: 'Undo',
    done: (action: BulkAction, count: number) =>
      action === 'restore' ? `${quizzes(count)} restored` : `Quizzes ${past(action)} successfully`,
    failed: (action: BulkAction) => `Failed to ${action} quizzes`,
    titles: {
      archive: (count: number) => `Archive ${quizzes(count)}?`,
      restore: (count: number) => `Restore ${quizzes(count)}?`,
      delete: (count: number) => `Delete ${quizzes(count)}?`,
    },
    prompts: {
      archive: (count: number) =>
        count === 1
          ? 'Archive this quiz? You can restore it later.'
          : 'Archive these quizzes? You can restore them later.',
      restore: () => 'They become what they were before: drafts, published or paused.',
      delete: (count: number) =>
        count === 1
          ? 'Delete this quiz permanently? This action cannot be undone.'
          : 'Delete these quizzes permanently? This action cannot be undone.',
    },
    /** Effects on participants. */
    effects: {
      archive: messages.archiveEffect,
      restore: () => '',
      delete: () => 'Participants will never see results that still wait for a grade or for their release.',
    },
    /** Effects on payments. */
    money: {
      archive: {
        prizes:
          'Prizes stay: after the end the best of those who took a quiz win it. If nobody did, the money goes back, the fee included.',
        entries: messages.archivePaid,
      },
      restore: { prizes: '', entries: '' },
      delete: {
        prizes: 'What was paid for a prize goes back to where it came from, unless its quiz has ended.',
        entries: 'What participants paid goes back to them, unless the quiz has ended.',
      },
    },
    skipped: {
      archive: (count: number) => `${quizzes(count)} of the selected ${were(count)} archived before.`,
      restore: (count: number) =>
        `${quizzes(count)} of the selected ${count === 1 ? 'is' : 'are'} not archived.`,
      delete: () => '',
    },
    typed: 'DELETE',
    running: { archive: 'Archiving quizzes', restore: 'Restoring quizzes', delete: 'Deleting quizzes' },
    progress: (answered: number, total: number) => `${formatNumber(answered)} of ${quizzes(total)}`,
    stop: 'Stop',
    stopping: 'Stopping',
    stopHint: 'What is done stays done. The others are left as they are.',
    over: {
      title: (action: BulkAction, missed: number) => `${quizzes(missed)} ${were(missed)} not ${past(action)}`,
      done: (action: BulkAction, done: number) => `${quizzes(done)} ${were(done)} ${past(action)}.`,
      refused: (count: number) => (count === 1 ? 'This one could not be:' : 'These could not be:'),
      left: (count: number) =>
        `${quizzes(count)} ${were(count)} not tried and left as ${count === 1 ? 'it is' : 'they are'}.`,
      selected: (count: number) => (count === 1 ? 'It is still selected.' : 'They are still selected.'),
      undo: (done: number) => `Restore ${quizzes(done)}`,
      again: 'Try the rest',
      close: 'Close',
    },
  },
  card: {
    duplicate: 'Duplicate',
    results: 'Export',
    export: 'Export questions',
    delete: 'Delete',
    duplicated: 'Quiz duplicated successfully',
    duplicateFailed: 'Failed to duplicate quiz',
    openCopy: 'Open',
  },
  delete: {
    message: 'Delete this quiz permanently? This action cannot be undone.',
    done: 'Quiz deleted',
    failed: 'Failed to delete quiz',
  },
  deletedHint:
    'Deleted quizzes cannot be brought back. Their submissions are kept: open a quiz to look at them or to export them.',
  noDeletedTitle: 'No deleted quizzes',
  noDeletedText: 'Quizzes that you delete are listed here, with their submissions.',
} as const;
