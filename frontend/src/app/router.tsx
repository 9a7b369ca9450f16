import { useEffect } from 'react';
import toast from 'react-hot-toast';
import {
  createBrowserRouter,
  generatePath,
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useParams,
} from 'react-router-dom';
import { RequireCreator, RequireOrganization, RequireQuizzes, RequireSession } from './guard.tsx';
import { messages } from './messages.ts';
import { EMBED_BASE } from '@quizhall/shared/rules/embed-path';
import { Main } from './layouts/main.tsx';
import { RootError, RouteError } from './route-error.tsx';
import { type PageRoute, pages, redirects } from './route-table.ts';
import { AppShell } from './shell/app-shell.tsx';

/** Nothing but the page: taking a quiz hides bar and footer. */
function PlainLayout() {
  return (
    <Main className="min-h-dvh">
      <Outlet />
    </Main>
  );
}

const GUARDS = {
  session: (
    <RequireSession>
      <Outlet />
    </RequireSession>
  ),
  creator: (
    <RequireCreator>
      <Outlet />
    </RequireCreator>
  ),
  quizzes: (
    <RequireQuizzes>
      <Outlet />
    </RequireQuizzes>
  ),
  organization: (
    <RequireOrganization>
      <Outlet />
    </RequireOrganization>
  ),
} as const;

function toRoute({ path, guard, load }: PageRoute): RouteObject {
  const route: RouteObject = { path, lazy: () => load(path) };
  return guard ? { element: GUARDS[guard], children: [route] } : route;
}

/**
 * The pages of a layout, under one boundary: what fails in a page leaves bar and footer standing. The boundary is a
 * route of its own because a lazy route whose code did not come shows the fallback, and never its own error element.
 */
function inLayout(layout: PageRoute['layout']): RouteObject[] {
  const { fixed = [], reading = [] } = Object.groupBy(
    pages.filter((page) => page.layout === layout),
    ({ withoutQueries }) => (withoutQueries ? 'fixed' : 'reading'),
  );
  const provider = async () => ({ Component: (await import('@/lib/query/data-provider.tsx')).DataProvider });
  const children = [...fixed.map(toRoute), { lazy: provider, children: reading.map(toRoute) }];
  return [{ errorElement: <RouteError />, children }];
}

function MovedTo({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: generatePath(to, useParams()), search, hash }} replace />;
}

/** An unknown address leads home, and says so. */
function Unknown() {
  useEffect(() => void toast(messages.unknownPage, { id: 'unknown-page' }), []);
  return <Navigate to="/" replace />;
}

const mainLayout = () => import('./layouts/main-layout.tsx');

const AROUND = {
  element: <AppShell />,
  errorElement: <RootError />,
  // Until the code of the first page is there: nothing, rather than a frame that may be the wrong one.
  hydrateFallbackElement: <div aria-busy="true" className="min-h-dvh" />,
};

export const routes: RouteObject[] = [
  {
    ...AROUND,
    children: [
      // Bar and footer are code as well: who takes a quiz or signs in sees neither.
      { lazy: async () => ({ Component: (await mainLayout()).MainLayout }), children: inLayout('main') },
      { lazy: async () => ({ Component: (await mainLayout()).SimpleLayout }), children: inLayout('simple') },
      { lazy: async () => ({ Component: (await mainLayout()).CardLayout }), children: inLayout('card') },
      {
        lazy: async () => ({ Component: (await import('./layouts/auth-layout.tsx')).AuthLayout }),
        children: inLayout('auth'),
      },
      { element: <PlainLayout />, children: inLayout('plain') },
      ...redirects.map(({ path, to }) => ({ path, element: <MovedTo to={to} /> })),
      { path: '*', element: <Unknown /> },
    ],
  },
];

/** Starts at once: the first page's code is asked for here. */
export const createRouter = () => createBrowserRouter(routes);

/** In another site's page: nothing but the quiz that it shows can be reached. */
export async function createEmbeddedRouter(): Promise<ReturnType<typeof createRouter>> {
  const { embeddedPages, openLinksBeside } = await import('./embedded/embedded-pages.tsx');
  openLinksBeside();
  const children = [{ errorElement: <RouteError />, children: embeddedPages }];
  return createBrowserRouter([{ ...AROUND, children: [{ element: <PlainLayout />, children }] }], {
    basename: EMBED_BASE,
  });
}
