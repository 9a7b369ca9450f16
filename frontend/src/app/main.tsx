import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { StrictMode, startTransition, useEffect } from 'react';
import { preload } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { accessToken } from '@/lib/session/tokens.ts';
import '@/styles/theme.css';
import { watchTheme } from '@/lib/theme.ts';
import { GlobalBoundary } from './global-boundary.tsx';
import { Providers } from './providers.tsx';
import { findPage } from './route-table.ts';
import { createRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Beside the code of the first page rather than after its first text.
preload(interLatin, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });

watchTheme();

const router = createRouter();

const app = (
  <StrictMode>
    <GlobalBoundary>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </GlobalBoundary>
    <TakenOver root={root} />
  </StrictMode>
);

// An address may get markup that is not its own: in other letters than the edge knows, or by an old worker.
const { routes = '' } = root.dataset;
const isOwnMarkup = routes.split(' ').includes(findPage(location.pathname)?.path ?? 'none');
if (isOwnMarkup) void takeOver(root);
else createRoot(root).render(app);

/** The page was rendered ahead, for a visitor: it stays as it is until the code of this address can go on with it. */
async function takeOver(page: HTMLElement): Promise<void> {
  await isReady(router);
  // In slices, so that the page answers a hand meanwhile.
  startTransition(() => {
    if (accessToken()) createRoot(page).render(app);
    else hydrateRoot(page, app);
  });
}

function isReady({ state, subscribe }: ReturnType<typeof createRouter>): Promise<void> {
  if (state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** From here on, the markup is the app's, and what is not loaded on its own listens. The browser tests wait for this. */
function TakenOver({ root }: { root: HTMLElement }) {
  useEffect(() => root.removeAttribute('data-routes'), [root]);
  return null;
}
