import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { pageFile } from '@quizhall/shared/rules/public-paths';
import { contentPages } from './content/pages.ts';
import type { PageHead } from './page-head.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

export interface RenderedPage {
  /** In the built site. */
  file: string;
  /** Rendered at this address … */
  path: string;
  /** … and taken over by these routes; none: the page gets its head alone. */
  routes: readonly string[];
  /** What it needs beside the entry at once. */
  modules: readonly string[];
  /** An address with a query may look different: its markup is drawn anew. */
  readsQuery?: boolean;
  head: PageHead | undefined;
  updated?: string | undefined;
}

/** Bar and footer. */
const FRAME = 'src/app/layouts/main-layout.tsx';
const QUERIES = 'src/lib/query/data-provider.tsx';
const CONTENT = 'src/features/site/content/routes/content-pages.tsx';

const titleOf = (title: string): string => (title.startsWith('Quizhall') ? title : `${title} · Quizhall`);

const OVERVIEW: RenderedPage = {
  file: '/overview.html',
  // Whatever the code: what depends on it is read from the server.
  path: '/quiz/code',
  routes: ['/quiz/:ref', '/join/:ref'],
  modules: [FRAME, QUERIES, 'src/features/attempts/routes/quiz-page.tsx'],
  head: undefined,
};

/** What `/` has; other pages of the app have their head and are drawn by the browser. */
const FRONT = {
  file: '/front.html',
  routes: ['/', '/home'],
  modules: [FRAME, 'src/features/site/pages/routes/landing.tsx'],
};

/** As it stands before anything is found, and without any filter. */
const EXPLORE = {
  file: pageFile(SITE_PATHS.explore),
  routes: [SITE_PATHS.explore],
  modules: [FRAME, QUERIES, 'src/features/explore/routes/explore.tsx'],
  readsQuery: true,
};

const HELP = {
  file: pageFile(SITE_PATHS.help),
  routes: [SITE_PATHS.help],
  modules: [FRAME, 'src/features/site/help/routes/help.tsx'],
};

/** Pages of the app that are there before any call, or all but what a call brings. */
const RENDERED: Record<string, Pick<RenderedPage, 'file' | 'routes' | 'modules' | 'readsQuery'>> = {
  [SITE_PATHS.home]: FRONT,
  [SITE_PATHS.explore]: EXPLORE,
  [SITE_PATHS.help]: HELP,
};

const ofApp = (): RenderedPage[] =>
  PUBLIC_PAGES.map(({ path, title, description }) => ({
    ...(RENDERED[path] ?? { file: pageFile(path), routes: [], modules: [] }),
    path,
    head: { path, title: titleOf(title), description, kind: 'website' },
  }));

const ofTexts = (): RenderedPage[] =>
  contentPages().map(({ file, page: { path, title, description, section, updated } }) => ({
    file: pageFile(path),
    path,
    routes: [path],
    modules: [FRAME, CONTENT, `content/${file}`],
    head: { path, title: titleOf(title), description, kind: section?.to === '/blog' ? 'article' : 'website' },
    updated,
  }));

/** Every page that the build writes beside `index.html`. */
export const renderedPages = (): RenderedPage[] => [OVERVIEW, ...ofApp(), ...ofTexts()];
