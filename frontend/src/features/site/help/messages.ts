/** Texts of the Help Center. */
export const messages = {
  title: 'Help Center',
  heading: 'How can we help?',
  lead: 'Short answers about taking quizzes, writing them, and what comes of them.',
  search: 'Search the answers',
  found: (count: number, search: string) =>
    `${count === 0 ? 'No answers' : count === 1 ? '1 answer' : `${count} answers`} for “${search}”`,
  loading: 'Loading answers',
  failed: 'The search could not be loaded. All answers stand below.',
  nothing: 'Try fewer or other words, or look through the topics below.',
  more: 'Not answered?',
  moreText:
    'The tutorials go step by step through what most people do first. And people answer who write to us.',
  contact: 'Write to us',
  tutorials: 'Read the tutorials',
  status: 'See whether everything runs',
} as const;
