import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Toaster } from 'react-hot-toast';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '@/lib/query/query-client.ts';
import { SessionProvider } from '@/lib/session/session-provider.tsx';
import { storeTokens } from '@/lib/api/tokens.ts';

interface PageOptions {
  /** Renders toasts on the page. */
  toasts?: boolean;
  queryClient?: ReturnType<typeof createQueryClient>;
}

/**
 * Opens a page in a router with a session and a query client, as the site does. Every other path renders
 * `elsewhere`.
 */
export function openPage(pages: Record<string, ComponentType>, at: InitialEntry, options: PageOptions = {}) {
  const { toasts = false, queryClient = createQueryClient() } = options;
  const routes = Object.entries(pages).map(([path, Page]) => ({ path, element: <Page /> }));
  const router = createMemoryRouter([...routes, { path: '*', element: <p>elsewhere</p> }], {
    initialEntries: [at],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <RouterProvider router={router} />
        {toasts && <Toaster />}
      </SessionProvider>
    </QueryClientProvider>,
  );
  return router;
}

/** Resets the browser to a signed-in state. The fake API defines the user with `GET /users/me/session`. */
export function startSignedIn(): void {
  localStorage.clear();
  storeTokens({ accessToken: 'a', refreshToken: 'r' });
}
