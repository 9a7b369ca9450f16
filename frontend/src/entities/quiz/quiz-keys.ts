/** Query keys of what an owner sees of their quizzes; the editor and the management screens refresh each other by them. */
export const quizKeys = {
  lists: ['quizzes', 'list'] as const,
  list: (filters: object) => ['quizzes', 'list', filters] as const,
  /** The newest few, as the bar lists them. */
  newest: ['quizzes', 'newest'] as const,
  quiz: (id: string) => ['quizzes', 'quiz', id] as const,
  overview: (id: string) => ['quizzes', 'overview', id] as const,
};
