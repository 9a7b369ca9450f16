import { isEmbedded } from './embedded.ts';

/**
 * Caches this page's files so that it reloads without a network. Resolves to the number of files that failed, or
 * undefined without service worker support. Only pages that must reload offline register the service worker.
 * Embedded pages do not: the cached responses forbid framing.
 */
export async function keepShellOffline(): Promise<number | undefined> {
  if (isEmbedded || !('serviceWorker' in navigator)) return undefined;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<number>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<{ missing: number }>) => resolve(data.missing);
  });
  active?.postMessage({ type: 'keep', urls: usedFiles() }, [port2]);
  return answered;
}

/** URLs of the site's files loaded by this page. */
function usedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => {
      const { origin, pathname } = new URL(name);
      return origin === location.origin && !/^\/(api|media)\//.test(pathname);
    });
}

/** Calls `loaded` whenever the page loads another of the site's scripts. Returns an unsubscribe function. */
export function onScriptLoaded(loaded: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.startsWith(`${location.origin}/assets/`))) loaded();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
