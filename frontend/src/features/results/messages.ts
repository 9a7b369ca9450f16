/** Texts of /my-results. */
export const messages = {
  title: 'My Results',
  description: 'Every quiz that you have finished, the newest first.',
  emptyTitle: 'No results yet',
  emptyText: 'Quizzes that you finish appear here with their score.',
  emptyAction: 'Join a quiz',
  list: {
    loading: 'Loading results',
    failed: 'Your results could not be loaded',
    moreFailed: 'The older results could not be loaded.',
  },
  code: (code: string) => `Code ${code}`,
  attempt: (number: number) => `Attempt ${number}`,
  receipt: 'Receipt',
  uncounted: 'Practice, not counted',
  passed: 'Passed',
  notPassed: 'Failed',
} as const;
