import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

/** What every lazy route module exports. */
export interface RouteModule {
  Component: ComponentType;
}

export interface PageRoute {
  path: string;
  layout: 'main' | 'simple' | 'auth' | 'card' | 'plain';
  guard?: 'session' | 'creator' | 'quizzes' | 'organization';
  /** Has all its texts in every language of the site; other pages are English. */
  isTranslated?: true;
  /** Does without the query cache, and so does not wait for its code. */
  withoutQueries?: true;
  /** Told the path of its route, where one function loads several pages. */
  load: (path: string) => Promise<RouteModule>;
}

/** A page that moved; the query travels along. */
export interface Redirect {
  path: string;
  to: string;
}

const landing = () => import('@/features/site/pages/routes/landing.tsx');
const login = () => import('@/features/accounts/sign-in/routes/login.tsx');
const quizPage = () => import('@/features/attempts/routes/quiz-page.tsx');
const organization = () => import('@/features/organizations/routes/dashboard.tsx');
const take = () => import('@/features/attempts/routes/take.tsx');

/** Pages that text files make: one component, and a file of code for each text. */
const contentPage = async (path: string) =>
  (await import('@/features/site/content/routes/content-pages.tsx')).loadContentPage(path);

/** Every page of the site. Navigation and footer show only links that this table knows. */
export const pages: PageRoute[] = [
  { path: SITE_PATHS.home, layout: 'main', withoutQueries: true, load: landing },
  { path: '/home', layout: 'main', withoutQueries: true, load: landing },
  {
    path: SITE_PATHS.getStarted,
    layout: 'simple',
    isTranslated: true,
    load: () => import('@/features/accounts/join/routes/get-started.tsx'),
  },

  {
    path: SITE_PATHS.signup,
    layout: 'auth',
    isTranslated: true,
    load: () => import('@/features/accounts/sign-in/routes/signup.tsx'),
  },
  { path: SITE_PATHS.login, layout: 'auth', isTranslated: true, load: login },
  { path: '/auth/signin', layout: 'auth', isTranslated: true, load: login },
  {
    path: SITE_PATHS.providerSignIn,
    layout: 'auth',
    isTranslated: true,
    load: () => import('@/features/accounts/sign-in/routes/provider-sign-in.tsx'),
  },
  {
    path: SITE_PATHS.forgotPassword,
    layout: 'auth',
    isTranslated: true,
    load: () => import('@/features/accounts/sign-in/routes/forgot-password.tsx'),
  },
  {
    path: SITE_PATHS.resetPassword,
    layout: 'auth',
    isTranslated: true,
    load: () => import('@/features/accounts/sign-in/routes/reset-password.tsx'),
  },
  {
    path: SITE_PATHS.undoEmailChange,
    layout: 'auth',
    isTranslated: true,
    load: () => import('@/features/accounts/sign-in/routes/undo-email-change.tsx'),
  },

  {
    path: SITE_PATHS.dashboard,
    layout: 'main',
    guard: 'session',
    load: () => import('./dashboard.tsx'),
  },
  {
    path: SITE_PATHS.profile,
    layout: 'main',
    guard: 'session',
    load: () => import('./profile.tsx'),
  },

  {
    path: SITE_PATHS.becomeCreator,
    layout: 'main',
    guard: 'session',
    load: () => import('@/features/accounts/profile/routes/become-creator.tsx'),
  },
  {
    path: SITE_PATHS.myResults,
    layout: 'main',
    isTranslated: true,
    load: () => import('./my-results.tsx'),
  },
  {
    path: SITE_PATHS.rewards,
    layout: 'main',
    isTranslated: true,
    load: () => import('@/features/results/own/routes/rewards.tsx'),
  },
  {
    path: SITE_PATHS.prize,
    layout: 'main',
    isTranslated: true,
    load: () => import('@/features/payments/prizes/routes/prize.tsx'),
  },
  {
    path: SITE_PATHS.notifications,
    layout: 'main',
    isTranslated: true,
    guard: 'session',
    load: () => import('@/features/notifications/routes/notifications.tsx'),
  },
  {
    path: SITE_PATHS.analytics,
    layout: 'main',
    guard: 'quizzes',
    load: () => import('@/features/results/analytics/routes/analytics.tsx'),
  },
  {
    path: SITE_PATHS.subscription,
    layout: 'main',
    guard: 'session',
    load: () => import('@/features/payments/subscription/routes/subscription.tsx'),
  },
  {
    path: SITE_PATHS.newsletterConfirm,
    layout: 'card',
    isTranslated: true,
    load: () => import('@/features/site/newsletter/routes/confirm.tsx'),
  },
  {
    path: SITE_PATHS.newsletterUnsubscribe,
    layout: 'card',
    isTranslated: true,
    load: () => import('@/features/site/newsletter/routes/unsubscribe.tsx'),
  },

  {
    path: SITE_PATHS.quizCreate,
    layout: 'simple',
    guard: 'creator',
    load: () => import('@/features/quizzes/editor/routes/create-quiz.tsx'),
  },
  {
    path: SITE_PATHS.quizCreateGuided,
    layout: 'simple',
    guard: 'creator',
    load: () => import('@/features/quizzes/editor/routes/create-quiz-guided.tsx'),
  },
  {
    path: SITE_PATHS.organizationQuizCreate,
    layout: 'simple',
    guard: 'organization',
    load: () => import('@/features/quizzes/editor/routes/create-for-organization.tsx'),
  },
  {
    path: SITE_PATHS.quizReview,
    layout: 'main',
    guard: 'session',
    load: () => import('@/features/organizations/routes/review-quiz.tsx'),
  },
  {
    path: SITE_PATHS.quizManage,
    layout: 'main',
    guard: 'quizzes',
    load: () => import('@/features/quizzes/routes/manage.tsx'),
  },
  {
    path: SITE_PATHS.quizCompare,
    layout: 'main',
    guard: 'quizzes',
    load: () => import('@/features/results/compare/routes/compare.tsx'),
  },
  {
    path: SITE_PATHS.quizBank,
    layout: 'main',
    guard: 'creator',
    load: () => import('@/features/quizzes/editor/routes/question-bank.tsx'),
  },
  {
    path: SITE_PATHS.explore,
    layout: 'main',
    isTranslated: true,
    load: () => import('@/features/explore/routes/explore.tsx'),
  },
  {
    path: SITE_PATHS.creator,
    layout: 'main',
    isTranslated: true,
    load: () => import('@/features/explore/routes/creator.tsx'),
  },
  {
    path: SITE_PATHS.organizationPage,
    layout: 'main',
    isTranslated: true,
    load: () => import('@/features/explore/routes/organization.tsx'),
  },
  {
    path: SITE_PATHS.templates,
    layout: 'main',
    load: () => import('@/features/quizzes/templates/routes/templates.tsx'),
  },
  {
    path: SITE_PATHS.help,
    layout: 'main',
    withoutQueries: true,
    load: () => import('@/features/site/help/routes/help.tsx'),
  },
  {
    path: SITE_PATHS.contact,
    layout: 'main',
    withoutQueries: true,
    load: () => import('@/features/site/contact/routes/contact.tsx'),
  },
  {
    path: SITE_PATHS.apiDocs,
    layout: 'main',
    withoutQueries: true,
    load: () => import('@/features/site/api-docs/routes/api-docs.tsx'),
  },
  {
    path: SITE_PATHS.feedback,
    layout: 'main',
    guard: 'session',
    load: () => import('@/features/site/contact/routes/feedback.tsx'),
  },
  { path: SITE_PATHS.status, layout: 'main', load: () => import('@/features/site/status/routes/status.tsx') },
  {
    path: SITE_PATHS.quizEdit,
    layout: 'simple',
    guard: 'session',
    load: () => import('@/features/quizzes/editor/routes/edit-quiz.tsx'),
  },
  {
    path: SITE_PATHS.quizEditTable,
    layout: 'simple',
    guard: 'session',
    load: () => import('@/features/quizzes/editor/routes/edit-table.tsx'),
  },
  {
    path: SITE_PATHS.quizDashboard,
    layout: 'main',
    guard: 'session',
    load: () => import('@/features/quizzes/routes/quiz-dashboard.tsx'),
  },
  {
    path: SITE_PATHS.quizPresent,
    layout: 'plain',
    guard: 'session',
    load: () => import('@/features/quizzes/routes/quiz-present.tsx'),
  },
  {
    path: SITE_PATHS.quizGrading,
    layout: 'main',
    guard: 'session',
    load: () => import('@/features/grading/queue/routes/quiz-grading.tsx'),
  },
  {
    path: SITE_PATHS.quizRegrade,
    layout: 'main',
    guard: 'session',
    load: () => import('@/features/grading/regrade/routes/quiz-regrade.tsx'),
  },
  {
    path: SITE_PATHS.quizPeople,
    layout: 'main',
    guard: 'session',
    load: () => import('@/features/organizations/people/routes/quiz-people.tsx'),
  },
  {
    path: SITE_PATHS.quizInvite,
    layout: 'card',
    load: () => import('@/features/organizations/people/routes/quiz-invite.tsx'),
  },
  {
    path: SITE_PATHS.organizationInvite,
    layout: 'card',
    load: () => import('@/features/organizations/routes/invite.tsx'),
  },
  {
    path: SITE_PATHS.organizationJoin,
    layout: 'card',
    load: () => import('@/features/organizations/routes/join.tsx'),
  },
  {
    path: SITE_PATHS.organizationCreate,
    layout: 'simple',
    guard: 'session',
    load: () => import('@/features/organizations/routes/create.tsx'),
  },
  {
    path: SITE_PATHS.organizationCreateGuided,
    layout: 'simple',
    guard: 'session',
    load: () => import('@/features/organizations/routes/create-guided.tsx'),
  },
  {
    path: SITE_PATHS.organizationCreateBranded,
    layout: 'simple',
    guard: 'session',
    load: () => import('@/features/organizations/routes/create-branded.tsx'),
  },
  {
    path: SITE_PATHS.organization,
    layout: 'main',
    guard: 'organization',
    load: organization,
  },
  {
    path: SITE_PATHS.organizationOf,
    layout: 'main',
    guard: 'organization',
    load: organization,
  },
  {
    path: SITE_PATHS.organizationTeam,
    layout: 'main',
    guard: 'organization',
    load: organization,
  },
  {
    path: SITE_PATHS.organizationAnalytics,
    layout: 'main',
    guard: 'organization',
    load: organization,
  },
  {
    path: SITE_PATHS.organizationSettings,
    layout: 'main',
    guard: 'organization',
    load: organization,
  },

  { path: SITE_PATHS.quiz, layout: 'main', isTranslated: true, load: quizPage },
  { path: SITE_PATHS.join, layout: 'main', isTranslated: true, load: quizPage },
  { path: SITE_PATHS.quizTake, layout: 'plain', isTranslated: true, withoutQueries: true, load: take },
  { path: SITE_PATHS.joinStart, layout: 'plain', isTranslated: true, withoutQueries: true, load: take },
  {
    path: SITE_PATHS.quizResult,
    layout: 'main',
    isTranslated: true,
    load: () => import('@/features/attempts/routes/result.tsx'),
  },
  {
    path: SITE_PATHS.verifyCertificate,
    layout: 'main',
    isTranslated: true,
    load: () => import('@/features/certificates/routes/verify-certificate.tsx'),
  },
  {
    path: SITE_PATHS.verifyReceipt,
    layout: 'main',
    isTranslated: true,
    load: () => import('@/features/certificates/routes/verify-receipt.tsx'),
  },
  {
    path: SITE_PATHS.receipt,
    layout: 'card',
    isTranslated: true,
    load: () => import('@/features/payments/prizes/routes/receipt.tsx'),
  },
  {
    path: SITE_PATHS.quizPayments,
    layout: 'main',
    isTranslated: true,
    guard: 'session',
    load: () => import('@/features/payments/prizes/routes/quiz-payments.tsx'),
  },
  {
    path: SITE_PATHS.pay,
    layout: 'plain',
    isTranslated: true,
    load: () => import('@/features/payments/prizes/routes/pay.tsx'),
  },
  ...Object.values(CONTENT_PATHS).map(
    (path): PageRoute => ({ path, layout: 'main', withoutQueries: true, load: contentPage }),
  ),
];

export const redirects: Redirect[] = [
  { path: '/profile', to: SITE_PATHS.profile },
  { path: '/signup', to: SITE_PATHS.signup },
  { path: '/organization/dashboard', to: SITE_PATHS.organization },
  { path: '/dashboard/quiz/:id/edit', to: SITE_PATHS.quizEdit },
];

/** The page that a path opens, or undefined when the site has none: such a link is not shown. */
export function findPage(path: string): PageRoute | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  // A fixed path wins over one with parameters, as in the router: `/quiz/create` is no quiz named "create".
  return (
    pages.find((route) => route.path === pathname) ?? pages.find((route) => matchPath(route.path, pathname))
  );
}

export function pageExists(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return findPage(path) !== undefined || redirects.some(({ path: from }) => matchPath(from, pathname));
}
