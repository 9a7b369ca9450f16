import { isEmbedded } from './embedded.ts';

/**
 * Keeps the files of this page on the device, so that it can be reloaded without a network. Resolves to the number of
 * files that could not be kept, or undefined where the browser has no service workers. Called by pages that people must
 * be able to come back to; the others load no service worker. Nor does a frame: what a worker keeps of the site forbids
 * to be framed.
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

/** Addresses of the site's own files that this page has loaded. */
function usedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => {
      const { origin, pathname } = new URL(name);
      return origin === location.origin && !/^\/(api|media)\//.test(pathname);
    });
}

/** Calls `loaded` whenever the page has loaded another script of the site, until the returned function is called. */
export function onScriptLoaded(loaded: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name.startsWith(`${location.origin}/assets/`))) loaded();
  });
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
}
