import { type MouseEvent, useEffect, useState } from 'react';
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
  useNavigate,
} from 'react-router-dom';
import { setPageLanguage } from '@/lib/language.ts';
import { messages } from '../messages.ts';
import { findPage } from '../route-table.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { CircleCheck, WifiOff } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { useOnline } from '@/lib/online.ts';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { onSessionLost } from '@/lib/api/session-events.ts';

/** Loads the code of a page when a pointer rests on, a finger touches or the focus reaches a link to it. */
function usePrefetchOnIntent(): void {
  useEffect(() => {
    const asked = new Set<string>();
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin) return;
      const page = findPage(link.pathname);
      if (!page || asked.has(page.path) || !navigator.onLine) return;
      asked.add(page.path);
      // A failure here costs nothing: following the link asks again, and reports.
      page.load(page.path).catch(() => asked.delete(page.path));
    };
    const events = ['pointerover', 'touchstart', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, onIntent, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, []);
}

/** A session that ended under a page leads to the login page, and from there back to that page. */
function useLoginWhenLost(): void {
  const navigate = useNavigate();
  const from = useLocation();
  useEffect(
    () => onSessionLost(() => void navigate(SITE_PATHS.login, { state: { from } })),
    [navigate, from],
  );
}

/** Milliseconds. Most pages are there sooner, their code having been fetched when the pointer came near the link. */
const PATIENCE = 150;

/** A thin line at the top edge while the next page loads, and the same in words; quick changes show neither. */
function RouteProgress() {
  const { state } = useNavigation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [state]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75">
      {late && (
        <>
          <div className="h-full origin-left animate-creep rounded-r-full bg-accent" />
          <span className="sr-only">{messages.loadingPage}</span>
        </>
      )}
    </div>
  );
}

/** Duration of the “back online” message, in milliseconds. */
const GOOD_NEWS = 4_000;

/** Returns true for a short time after the network came back. */
function useJustBack(online: boolean): boolean {
  const [before, setBefore] = useState(online);
  const [back, setBack] = useState(false);
  if (before !== online) {
    setBefore(online);
    setBack(online);
  }
  useEffect(() => {
    if (!back) return undefined;
    const timer = setTimeout(() => setBack(false), GOOD_NEWS);
    return () => clearTimeout(timer);
  }, [back]);
  return back;
}

/** Floats at the foot of the page for as long as the browser reports no network. Taking a quiz has its own display. */
function OfflineBanner() {
  const online = useOnline();
  const back = useJustBack(online);
  const Icon = online ? CircleCheck : WifiOff;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex justify-center">
      {(!online || back) && (
        <p
          className={cx(
            'flex max-w-prose animate-rise-in items-center gap-2.5 rounded-control border px-4 py-3 text-sm font-medium shadow-overlay',
            online
              ? 'border-success-line bg-success-soft text-success-ink'
              : 'border-warning-line bg-warning-soft text-warning-ink',
          )}
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {online ? messages.backOnline : messages.offline}
        </p>
      )}
    </div>
  );
}

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
