import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';

export interface PublicPage {
  path: string;
  title: string;
  description: string;
  /** Where the sitemap lists it. */
  group: 'Product' | 'Resources' | 'Company' | 'Your account';
}

/** What search engines and shared links are told of the pages that visitors may open and no text file makes. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: SITE_PATHS.home,
    title: 'Quizhall: create, share and take quizzes',
    description:
      'Create engaging quizzes, share them with one short code, and see what your learners know. Free to start, works on any phone.',
    group: 'Product',
  },
  {
    path: SITE_PATHS.getStarted,
    title: 'Get started',
    description: 'Join a quiz by its code, or create your first one.',
    group: 'Product',
  },
  {
    path: SITE_PATHS.explore,
    title: 'Explore Quizzes',
    description: 'Public quizzes on every subject: search by words, category, difficulty and language.',
    group: 'Product',
  },
  {
    path: SITE_PATHS.templates,
    title: 'Templates',
    description: 'Starter quizzes to look through, copy and make your own.',
    group: 'Product',
  },
  {
    path: SITE_PATHS.rewards,
    title: 'Rewards',
    description:
      'Points, badges and certificates for the quizzes that you take, where their creators give them.',
    group: 'Product',
  },
  {
    path: SITE_PATHS.help,
    title: 'Help Center',
    description: 'Short answers about taking quizzes, writing them, and what comes of them.',
    group: 'Resources',
  },
  {
    path: SITE_PATHS.status,
    title: 'Status',
    description: 'Whether the service answers and reaches its data, asked while you look.',
    group: 'Resources',
  },
  {
    path: SITE_PATHS.contact,
    title: 'Contact',
    description:
      'Write to the people who run this Quizhall: a question, a fault, an idea, or a plan for your organization.',
    group: 'Company',
  },
  {
    path: SITE_PATHS.apiDocs,
    title: 'API Docs',
    description: 'Every call of the Quizhall API: who may make it, what is sent, and what is answered.',
    group: 'Resources',
  },
  {
    path: SITE_PATHS.verifyReceipt,
    title: 'Verify a receipt',
    description: 'Check that a receipt of a handed-in quiz is genuine and unchanged.',
    group: 'Resources',
  },
  {
    path: SITE_PATHS.signup,
    title: 'Sign up',
    description: 'Create an account to make quizzes, or to keep the results of those that you take.',
    group: 'Your account',
  },
  {
    path: SITE_PATHS.login,
    title: 'Sign in',
    description: 'Sign in to your Quizhall account.',
    group: 'Your account',
  },
];
