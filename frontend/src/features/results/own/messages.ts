import { text } from '@quizhall/shared/i18n';
import { catalogue } from '@/lib/language.ts';

/** Texts of /my-results. */
export const messages = catalogue('results', {
  title: 'My Results',
  description: 'Every quiz that you have finished.',
  guestLead: 'With an account your results stay together on every device.',
  accountText:
    'Sign in to see the results of your account. What you took as a guest can be kept: open its result and choose “Keep this result”.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  rewards: 'Rewards',
  search: 'Search by title',
  sort: 'Order',
  sorts: { recent: 'Newest first', oldest: 'Oldest first' },
  outcome: 'Outcome',
  outcomes: { all: 'All', passed: 'Passed', failed: 'Failed', review: 'No score yet' },
  period: 'Period',
  periods: { all: 'Any time', week: '7 days', month: '30 days', year: 'A year' },
  nothingFound: 'No result fits',
  nothingFoundText: 'Other words or filters may find it.',
  clear: 'Clear filters',
  certificate: 'Certificate',
  certificateOf: text<{ title: string }>('Certificate of {title}'),
  emptyTitle: 'No results yet',
  emptyText: 'Quizzes that you finish appear here with their score.',
  emptyAction: 'Join a quiz',
  list: {
    loading: 'Loading results',
    failed: 'Your results could not be loaded',
    moreFailed: 'The older results could not be loaded.',
  },
  code: text<{ code: string }>('Code {code}'),
  attempt: text<{ number: number }>('Attempt {number}'),
  receipt: 'Receipt',
  annulled: 'Annulled, counts nowhere',
  deleted: text<{ day: string }>('The answers of this attempt were deleted on {day}.'),
  uncounted: 'Practice, not counted',
  passed: 'Passed',
  notPassed: 'Failed',
});
