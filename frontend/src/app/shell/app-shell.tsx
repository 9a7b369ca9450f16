import type { MouseEvent } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { setPageLanguage } from '@/lib/language.ts';
import { messages } from '../messages.ts';
import { findPage } from '../route-table.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { RouteProgress } from './route-progress.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useLoginWhenLost } from './use-login-when-lost.ts';
import { usePrefetchOnIntent } from './use-prefetch-on-intent.ts';

/** As the browser would, without a `#main` in the address: that would come back with the back button. */
function skip(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.focus();
  main.scrollIntoView();
}

/** Every page that is loaded afresh has the key `default`; its place must not be taken for another page's. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** Around every page, whatever its layout. */
export function AppShell() {
  useFocusOnNavigation();
  usePrefetchOnIntent();
  useLoginWhenLost();
  const { pathname } = useLocation();
  const page = findPage(pathname);
  // Before the page below is drawn, which reads the locale.
  setPageLanguage(page?.isTranslated ?? false);
  return (
    <>
      <a
        href="#main"
        onClick={skip}
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-accent px-4 py-3 text-sm font-medium text-on-accent focus-visible:translate-y-0"
      >
        {messages.skip}
      </a>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
      {/* Taking a quiz says in its own place what the network does. */}
      {page?.layout !== 'plain' && <OfflineBanner />}
      <ShortcutHelp />
    </>
  );
}
