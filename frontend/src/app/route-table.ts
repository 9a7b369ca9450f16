import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

/** What every lazy route module exports. */
export interface RouteModule {
  Component: ComponentType;
}

export interface PageRoute {
  path: string;
  layout: 'main' | 'simple' | 'auth' | 'card' | 'plain';
  guard?: 'session' | 'creator' | 'organization';
  /** Does without the query cache, and so does not wait for its code. */
  withoutQueries?: true;
  load: () => Promise<RouteModule>;
}

/** A page that moved; the query travels along. */
export interface Redirect {
  path: string;
  to: string;
}

const landing = () => import('@/features/site/routes/landing.tsx');
const login = () => import('@/features/auth/routes/login.tsx');
const quizPage = () => import('@/features/taking/routes/quiz-page.tsx');
const take = () => import('@/features/taking/routes/take.tsx');

/** Every page of the site. Navigation and footer show only links that this table knows. */
export const pages: PageRoute[] = [
  { path: '/', layout: 'main', withoutQueries: true, load: landing },
  { path: '/home', layout: 'main', withoutQueries: true, load: landing },
  { path: '/get-started', layout: 'simple', load: () => import('@/features/join/routes/get-started.tsx') },

  { path: '/auth/signup', layout: 'auth', load: () => import('@/features/auth/routes/signup.tsx') },
  { path: '/auth/login', layout: 'auth', load: login },
  { path: '/auth/signin', layout: 'auth', load: login },
  {
    path: '/auth/forgot-password',
    layout: 'auth',
    load: () => import('@/features/auth/routes/forgot-password.tsx'),
  },
  {
    path: '/auth/reset-password',
    layout: 'auth',
    load: () => import('@/features/auth/routes/reset-password.tsx'),
  },

  {
    path: '/account/profile',
    layout: 'main',
    guard: 'session',
    load: () => import('@/features/profile/routes/profile.tsx'),
  },

  {
    path: '/notifications',
    layout: 'main',
    guard: 'session',
    load: () => import('@/features/notifications/routes/notifications.tsx'),
  },
  {
    path: '/newsletter/confirm',
    layout: 'card',
    load: () => import('@/features/newsletter/routes/confirm.tsx'),
  },
  {
    path: '/newsletter/unsubscribe',
    layout: 'card',
    load: () => import('@/features/newsletter/routes/unsubscribe.tsx'),
  },

  {
    path: '/quiz/create',
    layout: 'simple',
    guard: 'creator',
    load: () => import('@/features/authoring/routes/create-quiz.tsx'),
  },
  {
    path: '/quiz/manage',
    layout: 'main',
    guard: 'creator',
    load: () => import('@/features/manage/routes/manage.tsx'),
  },
  {
    path: '/quiz/:id/edit',
    layout: 'simple',
    guard: 'session',
    load: () => import('@/features/authoring/routes/edit-quiz.tsx'),
  },
  {
    path: '/quiz/:id/dashboard',
    layout: 'main',
    guard: 'session',
    load: () => import('@/features/manage/routes/quiz-dashboard.tsx'),
  },

  { path: '/quiz/:ref', layout: 'main', load: quizPage },
  { path: '/join/:ref', layout: 'main', load: quizPage },
  { path: '/quiz/:ref/take', layout: 'plain', withoutQueries: true, load: take },
  { path: '/join/:ref/start', layout: 'plain', withoutQueries: true, load: take },
  {
    path: '/quiz/:ref/result/:submissionId',
    layout: 'main',
    load: () => import('@/features/taking/routes/result.tsx'),
  },
];

export const redirects: Redirect[] = [
  { path: '/profile', to: '/account/profile' },
  { path: '/signup', to: '/auth/signup' },
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
  return findPage(path) !== undefined || redirects.some((redirect) => redirect.path === pathname);
}
