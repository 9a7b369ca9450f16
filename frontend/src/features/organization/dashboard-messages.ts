import { formatNumber } from '@/lib/format.ts';

/** The texts of the organization's dashboard. */
export const messages = {
  loading: 'Loading your organization',
  failed: 'The organization could not be loaded',
  gone: 'There is no such organization, or you are not in it.',
  overview: {
    stats: {
      members: 'Members',
      quizzes: 'Active quizzes',
      score: 'Average score',
      engagement: 'Engagement',
    },
    figures: 'Figures',
    activeOf: (active: number, all: number) =>
      `${formatNumber(active)} of ${formatNumber(all)} with an attempt in 30 days`,
    ofAll: (all: number) => `${formatNumber(all)} in all`,
    noScore: 'Nobody has finished a quiz yet',
    responses: (count: number) => `${formatNumber(count)} ${count === 1 ? 'response' : 'responses'}`,
    unknown: '–',
    activity: 'Recent Activity',
    noActivity: 'Nothing has happened yet. What members take and finish will stand here.',
    actions: { completed: 'completed', started: 'started', joined: 'joined' },
    performers: 'Top Performers',
    noPerformers: 'The five best will stand here once members have finished quizzes.',
    quizzesTaken: (count: number) => `${formatNumber(count)} ${count === 1 ? 'quiz' : 'quizzes'}`,
    departments: 'Department Performance',
    noDepartments: 'No departments yet. They show how each part of your organization does.',
    department: { members: 'Members', quizzes: 'Quizzes', score: 'Average score', completion: 'Completion' },
  },
};
