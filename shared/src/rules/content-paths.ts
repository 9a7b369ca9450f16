/**
 * The address of every page that a text file makes (`frontend/content`), in the order of the sitemap. Apart from
 * `site-paths`, because no mail and no handler leads to them.
 */
export const CONTENT_PATHS = {
  features: '/features',
  howItWorks: '/how-it-works',
  pricing: '/pricing',
  educators: '/educators',
  business: '/business',
  integrations: '/integrations',
  changelog: '/changelog',
  tutorials: '/tutorials',
  tutorialFirstQuiz: '/tutorials/first-quiz',
  tutorialImport: '/tutorials/import-questions',
  tutorialResults: '/tutorials/read-results',
  tutorialEssays: '/tutorials/grade-essays',
  blog: '/blog',
  blogBadWifi: '/blog/quizzes-on-bad-wifi',
  blogItemAnalysis: '/blog/what-a-question-tells',
  blogFairTime: '/blog/one-clock-for-everyone',
  helpStart: '/help/getting-started',
  helpCreate: '/help/creating',
  helpShare: '/help/sharing',
  helpTaking: '/help/taking',
  helpResults: '/help/results',
  helpMoney: '/help/payments',
  helpAccount: '/help/account',
  about: '/about',
  careers: '/careers',
  partners: '/partners',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  security: '/security',
  sitemap: '/sitemap',
} as const;

export type ContentPath = (typeof CONTENT_PATHS)[keyof typeof CONTENT_PATHS];
