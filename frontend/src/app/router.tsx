import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation } from 'react-router-dom';
import { RequireCreator, RequireSession } from './guard.tsx';
import { MainLayout, SimpleLayout } from './layouts/main-layout.tsx';
import { PlainLayout } from './layouts/plain-layout.tsx';
import { RootError, RouteError } from './route-error.tsx';
import { type PageRoute, pages, redirects } from './route-table.ts';
import { AppShell } from './shell/app-shell.tsx';

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
} as const;

/** A page inside its layout: the error of a page leaves bar and footer standing. */
function toRoute({ path, guard, load }: PageRoute): RouteObject {
  const route: RouteObject = { path, lazy: load, errorElement: <RouteError /> };
  return guard ? { element: GUARDS[guard], children: [route] } : route;
}

const inLayout = (layout: PageRoute['layout']) => pages.filter((page) => page.layout === layout).map(toRoute);

function MovedTo({ to }: { to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}

export const router = createBrowserRouter([
  {
    element: <AppShell />,
    errorElement: <RootError />,
    // Until the code of the first page is there: nothing, rather than a frame that may be the wrong one.
    hydrateFallbackElement: <div aria-busy="true" className="min-h-dvh" />,
    children: [
      { element: <MainLayout />, children: inLayout('main') },
      { element: <SimpleLayout />, children: inLayout('simple') },
      {
        lazy: async () => ({ Component: (await import('./layouts/auth-layout.tsx')).AuthLayout }),
        children: inLayout('auth'),
      },
      { element: <PlainLayout />, children: inLayout('plain') },
      ...redirects.map(({ path, to }) => ({ path, element: <MovedTo to={to} /> })),
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
]);
