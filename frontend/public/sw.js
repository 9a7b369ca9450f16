// Lets a participant reload the page without a network: keeps the files of the page that is open, never any data.
// The page says which files it uses (src/lib/offline-shell.ts); requests go to the network first, except for built
// assets, whose names change with their content.
const CACHE = 'quizhall-shell-2';
// The page without markup of its own: addresses without an ending may be answered with one that was rendered ahead.
const SHELL = '/index.html';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep') event.waitUntil(keep(event.data.urls, event.ports[0]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (/^\/(api|media)\//.test(url.pathname)) return;
  event.respondWith(answer(request, url));
});

/** What an earlier version of this file kept is of no use to this one. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith('quizhall-shell-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Fetches what is not kept yet and drops what the page no longer uses. */
async function keep(urls, port) {
  const cache = await caches.open(CACHE);
  const wanted = new Set([SHELL, ...urls].map((url) => new URL(url, self.location.origin).href));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all([...kept].filter((url) => !wanted.has(url)).map((url) => cache.delete(url)));
  const added = await Promise.allSettled(
    [...wanted].filter((url) => !kept.has(url) || url.endsWith(SHELL)).map((url) => cache.add(url)),
  );
  port?.postMessage({ missing: added.filter(({ status }) => status === 'rejected').length });
}

async function answer(request, url) {
  const cache = await caches.open(CACHE);
  const key = request.mode === 'navigate' ? SHELL : request.url;
  if (url.pathname.startsWith('/assets/')) {
    const kept = await cache.match(key);
    if (kept) return kept;
  }
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}
