import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { accessToken } from '@/lib/api/tokens.ts';
import { isEmbedded } from '@/lib/embedded.ts';
import { language, loadLanguage } from '@/lib/language.ts';
import '@/styles/theme.css';
import { watchTheme } from '@/lib/theme.ts';
import { GlobalBoundary } from './global-boundary.tsx';
import { Providers } from './providers.tsx';
import { findPage } from './route-table.ts';
import { createEmbeddedRouter, createRouter } from './router.tsx';

type Router = ReturnType<typeof createRouter>;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

watchTheme();

// In a task of its own: a phone has been busy long enough with reading the code.
setTimeout(() => void begin(root), 0);

async function begin(page: HTMLElement): Promise<void> {
  await loadLanguage();
  const router = isEmbedded ? await createEmbeddedRouter() : createRouter();
  const app = (
    <StrictMode>
      <GlobalBoundary>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </GlobalBoundary>
      <TakenOver root={page} />
    </StrictMode>
  );
  if (isOwnMarkup(page)) void takeOver(page, router, app);
  else createRoot(page).render(app);
}

/** An address may get markup that is not its own: in other letters than the edge knows, with filters, in English, or by an old worker. */
function isOwnMarkup({ dataset: { routes = '', readsQuery } }: HTMLElement): boolean {
  if (language !== 'en' || (readsQuery !== undefined && location.search)) return false;
  return routes.split(' ').includes(findPage(location.pathname)?.path ?? 'none');
}

/** The page was rendered ahead, for a visitor: it stays as it is until the code of this address can go on with it. */
async function takeOver(page: HTMLElement, router: Router, app: ReactNode): Promise<void> {
  await isReady(router);
  // In slices, so that the page answers a hand meanwhile.
  startTransition(() => {
    if (accessToken()) createRoot(page).render(app);
    else hydrateRoot(page, app);
  });
}

function isReady({ state, subscribe }: Router): Promise<void> {
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
