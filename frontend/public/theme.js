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
  const dark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', dark);
})();
