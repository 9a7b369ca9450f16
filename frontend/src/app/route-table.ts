import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

/** What every lazy route module exports. */
export interface RouteModule {
  Component: ComponentType;
}

export interface PageRoute {
  path: string;
  layout: 'main' | 'simple' | 'auth' | 'plain';
  guard?: 'session' | 'creator';
  load: () => Promise<RouteModule>;
}

/** A page that moved; the query travels along. */
export interface Redirect {
  path: string;
  to: string;
}

const modules = import.meta.glob<RouteModule>('../features/*/routes/*.tsx');
const page = (name: string) => () => {
  const load = modules[`../features/${name.replace('/', '/routes/')}.tsx`];
  return load ? load() : Promise.reject(new Error(`No page ${name}`));
};

const landing = page('site/landing');
const login = page('auth/login');
const quizPage = page('taking/quiz-page');
const take = page('taking/take');

/** Every page of the site. Navigation and footer show only links that this table knows. */
export const pages: PageRoute[] = [
  { path: '/', layout: 'main', load: landing },
  { path: '/home', layout: 'main', load: landing },
  { path: '/get-started', layout: 'simple', load: page('join/get-started') },

  { path: '/auth/signup', layout: 'auth', load: page('auth/signup') },
  { path: '/auth/login', layout: 'auth', load: login },
  { path: '/auth/signin', layout: 'auth', load: login },
  { path: '/auth/forgot-password', layout: 'auth', load: page('auth/forgot-password') },
  { path: '/auth/reset-password', layout: 'auth', load: page('auth/reset-password') },

  { path: '/account/profile', layout: 'main', guard: 'session', load: page('profile/profile') },

  { path: '/quiz/create', layout: 'main', guard: 'creator', load: page('authoring/create-quiz') },
  { path: '/quiz/manage', layout: 'main', guard: 'session', load: page('manage/manage') },
  { path: '/quiz/:id/edit', layout: 'main', guard: 'session', load: page('authoring/edit-quiz') },
  { path: '/quiz/:id/dashboard', layout: 'main', guard: 'session', load: page('manage/quiz-dashboard') },

  { path: '/quiz/:ref', layout: 'main', load: quizPage },
  { path: '/join/:ref', layout: 'main', load: quizPage },
  { path: '/quiz/:ref/take', layout: 'plain', load: take },
  { path: '/join/:ref/start', layout: 'plain', load: take },
  { path: '/quiz/:ref/result/:submissionId', layout: 'main', load: page('taking/result') },
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
