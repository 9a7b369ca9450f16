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

// Asks for what everybody sees of a quiz before the app has arrived, and shows its title and a plain description meanwhile.
// `features/attempts/shared/queries.ts` goes on with the same answer; it is not for people who are signed in.
(() => {
  // The code of the page comes once its text is on screen (`build/render-pages.ts`); a frame later the text is.
  const loadCode = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const link of document.querySelectorAll('link[data-rel]')) link.rel = link.dataset.rel;
      }),
    );
  const [, ref] =
    /^\/(?:quiz|join)\/(?!(?:create2?|manage|dashboard2)$)([^/]+)$/.exec(location.pathname) ?? [];
  if (!ref) return;
  const whenParsed = (work) => {
    if (document.readyState !== 'loading') work();
    else document.addEventListener('readystatechange', work, { once: true });
  };
  try {
    if (localStorage.getItem('quizhall.accessToken') !== null) return whenParsed(loadCode);
  } catch {
    // Storage is forbidden, so nobody is signed in.
  }
  const readClocks = () => ({ wall: Date.now(), mono: performance.now() });
  const sent = readClocks();
  const ask = async () => {
    const response = await fetch(`/api/quizzes/${ref}/card`);
    const received = readClocks();
    if (!response.ok) return undefined;
    const { headers } = response;
    const serverNow = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1_000;
    return { data: (await response.json()).data, serverNow, sent, received };
  };
  const write = (place, texts, language) => {
    const paragraphs = texts.map((text) => {
      const paragraph = document.createElement('p');
      paragraph.lang = language ?? '';
      paragraph.className = 'whitespace-pre-wrap';
      paragraph.textContent = text;
      return paragraph;
    });
    document.querySelector(`[data-early="${place}"]`)?.replaceChildren(...paragraphs);
  };
  const show = ({ title, description = '', language, concealed }) => {
    if (concealed) return;
    write('title', [title], language);
    // Any other Markdown waits for the app.
    const isPlain = !/[*_`#[\]<>~|$\\]|^\s*(?:[-+]|\d+[.)])\s/m.test(description);
    if (isPlain) write('description', description.split(/\n\s*\n/).filter(Boolean), language);
  };
  // Any failure is the app's to tell, which asks again.
  const answer = ask().catch(() => undefined);
  window.quizhallCard = { ref, answer };
  void answer.then((card) =>
    whenParsed(() => {
      if (card?.data) show(card.data);
      loadCode();
    }),
  );
})();
