// Runs before the first paint, as its own file because the content security policy allows no inline script.
(() => {
  // The page that can be reloaded offline lists all its files; browsers remember 250 unless told.
  performance.setResourceTimingBufferSize(2_000);
  let stored;
  try {
    stored = localStorage.getItem('quizhall.theme');
  } catch {
    // Storage may be forbidden (private mode, policy): the system preference stands.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = stored === 'dark' || stored === 'light' ? stored : system;
  document.documentElement.classList.toggle('dark', theme === 'dark');
  // As the site does on every later change: see lib/theme.ts.
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
  }
})();
