/** The texts of `/analytics`. */
export const messages = {
  title: 'My Analytics',
  lead: 'What happens in all of your quizzes, day by day.',
  compare: 'Compare quizzes',
  emptyTitle: 'Nothing to count yet',
  emptyText: 'Once you have published a quiz and people take it, you see here how it goes.',
  create: 'Create a quiz',
} as const;
