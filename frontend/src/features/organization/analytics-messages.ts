/** The texts of an organization's analytics. */
export const analyticsMessages = {
  title: 'Analytics',
  quiz: 'Quiz',
  allQuizzes: 'All quizzes',
  noQuiz: 'No quiz of this name',
  untitled: 'Untitled quiz',
};
