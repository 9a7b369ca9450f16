import { plural } from '../editor/plural.ts';
import { formatNumber } from '@/lib/format.ts';

const count = (number: number): string => `${formatNumber(number)} ${plural(number, 'question')}`;

/** Messages of the question bank. */
export const bankMessages = {
  title: 'Question bank',
  lead: 'Every question of your quizzes, each once, and those you saved here.',
  write: 'Write a question',
  list: {
    loading: 'Searching your question bank…',
    failed: 'Unable to load your question bank',
    moreFailed: 'Unable to load more questions',
  },
  search: 'Search questions, answers and tags',
  filters: 'Filters',
  type: 'Type',
  category: 'Category',
  difficulty: 'Difficulty',
  tag: 'Tag',
  allTypes: 'All types',
  allCategories: 'All categories',
  allDifficulties: 'All difficulties',
  withTag: (tag: string) => `Only with the tag ${tag}`,
  emptyTitle: 'Your question bank is empty',
  emptyText:
    'Questions of your quizzes come here by themselves. You can also write one that belongs to no quiz yet.',
  noneTitle: 'No question matches',
  noneText: 'Try other words, or look in all types and categories.',
  clear: 'Clear filters',
  unused: 'In no quiz',
  uses: (quizzes: number) => `In ${formatNumber(quizzes)} ${quizzes === 1 ? 'quiz' : 'quizzes'}`,
  newest: (title: string) => (title ? `Newest: ${title}` : 'Open the newest quiz'),
  correct: (percent: string) => `${percent} correct`,
  noAnswers: 'No answers yet',
  saved: 'Saved here',
  edit: 'Edit',
  remove: 'Remove from bank',
  actions: (question: string) => `Actions for “${question}”`,
  removed: 'Removed from your question bank',
  removeFailed: 'The question could not be removed',
  select: (question: string) => `Select “${question}”`,
  addToQuiz: 'Add to quiz…',

  add: {
    title: (number: number) => `Add ${count(number)} to a quiz`,
    text: 'Copies are added: you can change them without changing the originals.',
    quiz: 'Quiz',
    newQuiz: 'A new quiz',
    newQuizFor: (name: string) => `A new quiz for ${name}`,
    untitled: 'Untitled quiz',
    hint: 'Drafts only: a published quiz would publish its next version.',
    loading: 'Loading your drafts…',
    draftsFailed: 'Your drafts could not be loaded. You can still make a new quiz.',
    full: (room: number) =>
      `This quiz can take ${formatNumber(room)} more ${plural(room, 'question')}. Please choose fewer, or another quiz.`,
    confirm: 'Add and open quiz',
    cancel: 'Cancel',
    failed: 'The questions could not be added',
    done: (number: number) => `${count(number)} added`,
  },

  question: {
    title: 'Write a question',
    editTitle: 'Edit question',
    text: 'It is saved to your question bank and belongs to no quiz.',
    editText: 'Copies of it in quizzes stay as they are.',
    save: 'Save to bank',
    cancel: 'Cancel',
    failed: 'The question could not be saved',
    leaveTitle: 'Discard this question?',
    leaveText: 'What you have written is not saved.',
    leave: 'Discard',
  },

  save: 'Save to bank',
  savedOne: 'Saved to your question bank',
  noText: 'Please write the question first',

  from: 'From the bank',
  pick: {
    title: 'Add questions from your bank',
    text: 'Copies are added: you can change them without changing the originals.',
    cancel: 'Cancel',
    room: (room: number) => `This quiz can take ${formatNumber(room)} more ${plural(room, 'question')}.`,
    add: (number: number) => `Add ${count(number)}`,
    addNone: 'Add questions',
    chosen: (number: number) => `${count(number)} chosen`,
  },
} as const;
