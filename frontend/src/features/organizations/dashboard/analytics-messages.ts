/** Messages of the organization's analytics. */
export const analyticsMessages = {
  title: 'Analytics',
  quiz: 'Quiz',
  allQuizzes: 'All quizzes',
  noQuiz: 'No quiz of this name',
  untitled: 'Untitled quiz',
  category: 'Category',
  allCategories: 'All categories',
  department: 'Department',
  allDepartments: 'All departments',
  zone: (name: string) => (name === 'UTC' ? 'in UTC' : `in the time zone ${name.replace('_', ' ')}`),
  departments: {
    title: 'Departments',
    hint: 'Attempts of members at quizzes for members, by the department that they were in when they began. Who takes a public or private quiz is counted in no department.',
    none: 'Nobody of a department has begun a quiz in these days.',
    columns: {
      name: 'Department',
      attempts: 'Attempts',
      completion: 'Completion',
      averageScore: 'Average score',
      passRate: 'Pass rate',
    },
    nothing: '–',
    csv: 'Download departments as CSV',
    fileName: (from: string, to: string) => `quizhall-departments-${from}-${to}.csv`,
  },
};
