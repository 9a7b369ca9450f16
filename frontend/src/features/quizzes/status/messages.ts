import type { QuizFilter, QuizSort } from '@quizhall/shared/model/enums';

export const messages = {
  title: 'Quiz Management',
  description: 'Your quizzes and how participants did.',
  create: 'Create New Quiz',
  compare: 'Compare',
  fromTemplate: 'Start from a template',
  search: 'Search quizzes',
  sort: 'Sort by',
  sorts: {
    recent: 'Recently updated',
    oldest: 'Oldest first',
    title: 'Title A to Z',
    responses: 'Most responses',
    performance: 'Best performance',
  } satisfies Record<QuizSort, string>,
  scope: 'Show',
  scopes: { own: 'My quizzes', shared: 'Shared with me' },
  noSharedTitle: 'Nothing is shared with you',
  noSharedText: 'Quizzes that others invite you to work on are listed here.',
  filter: 'Status',
  filters: {
    all: 'All',
    published: 'Published',
    draft: 'Draft',
    paused: 'Paused',
    archived: 'Archived',
    deleted: 'Deleted',
  } satisfies Record<QuizFilter, string>,
  list: { loading: 'Loading quizzes', failed: 'Failed to load quizzes' },
  emptyTitle: 'No quizzes yet',
  emptyText: 'Write your first quiz, or import questions that you already have.',
  noneTitle: 'No quiz matches',
  noneText: 'Try another word or another status.',
  clear: 'Clear search and filter',
  untitled: 'Untitled quiz',

  card: {
    menu: (title: string) => `Actions for ${title}`,
    dashboard: 'Dashboard',
    edit: 'Edit',
    copyLink: 'Copy link',
    open: 'Open quiz',
    prize: (amount: string) => `Prize ${amount}`,
    isPaid: 'Paid entry',
    questions: 'Questions',
    responses: 'Responses',
    avgScore: 'Avg score',
    avgTime: 'Avg time',
    none: 'None yet',
    updated: (when: string) => `Updated ${when}`,
    deleted: (when: string) => `Deleted ${when}`,
    created: (day: string) => `Created ${day}`,
    people: 'People',
    shared: (owner: string | undefined, role: string) =>
      `Shared by ${owner ?? 'a deleted account'} · ${role}`,
    linkCopied: 'Quiz link copied to clipboard!',
    copyFailed: 'Failed to copy link',
  },

  actions: {
    pause: { label: 'Pause', running: 'Pausing', done: 'Quiz paused', failed: 'Failed to pause quiz' },
    resume: { label: 'Resume', running: 'Resuming', done: 'Quiz resumed', failed: 'Failed to resume quiz' },
    archive: {
      label: 'Archive',
      running: 'Archiving',
      done: 'Quiz archived',
      failed: 'Failed to archive quiz',
    },
    restore: {
      label: 'Restore',
      running: 'Restoring',
      done: 'Quiz restored',
      failed: 'Failed to restore quiz',
    },
    publish: {
      label: 'Publish',
      running: 'Publishing',
      done: 'Quiz published',
      waits: 'It waits until somebody who manages the organization approves it',
      failed: 'Failed to publish quiz',
    },
  },
  undo: 'Undo',
  archiveTitle: 'Archive Quiz?',
  archivePrompt: 'Archive this quiz? You can restore it later.',
  archiveEffect: (count: number) =>
    count === 1
      ? 'Participants who follow its link read that it is no longer available. Running attempts may finish, and results stay.'
      : 'Participants who follow their links read that they are no longer available. Running attempts may finish, and results stay.',
  archivePaid:
    'Ten minutes later, whoever has paid and not begun gets the money back, unless the quiz has ended or is restored before that.',
  archivePrize:
    'Its prize stays: after the end the best of those who took it win it. If nobody did, the money goes back, the fee included.',

  unpublishable: {
    title: 'This quiz cannot be published yet.',
    text: 'This is missing:',
    more: (count: number) => `and ${count} more`,
    edit: 'Edit Quiz',
    close: 'Close',
  },
} as const;
