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
  head: PageHead | undefined;
  updated?: string | undefined;
}

/** Bar and footer. */
const FRAME = 'src/app/layouts/main-layout.tsx';
const QUERIES = 'src/lib/query/data-provider.tsx';
const CONTENT = 'src/features/content/routes/content-pages.tsx';

const titleOf = (title: string): string => (title.startsWith('Quizhall') ? title : `${title} · Quizhall`);

const OVERVIEW: RenderedPage = {
  file: '/overview.html',
  // Whatever the code: what depends on it is read from the server.
  path: '/quiz/code',
  routes: ['/quiz/:ref', '/join/:ref'],
  modules: [FRAME, QUERIES, 'src/features/taking/routes/quiz-page.tsx'],
  head: undefined,
};

/** What `/` has; other pages of the app have their head and are drawn by the browser. */
const FRONT = {
  file: '/front.html',
  routes: ['/', '/home'],
  modules: [FRAME, 'src/features/site/routes/landing.tsx'],
};

const HELP = {
  file: pageFile(SITE_PATHS.help),
  routes: [SITE_PATHS.help],
  modules: [FRAME, 'src/features/help/routes/help.tsx'],
};

/** Pages of the app that are all there before any call. */
const RENDERED: Record<string, Pick<RenderedPage, 'file' | 'routes' | 'modules'>> = {
  [SITE_PATHS.home]: FRONT,
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
