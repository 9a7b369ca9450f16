import { useEffect } from 'react';

const SITE = 'Quizhall';

/** What the loaded file says of its own page: search engines read that. */
let loaded: { path: string; description: string; canonical: string } | undefined;

/** Address and description of the page that is shown, where the head has them: of the loaded one as its file says. */
function describe(description: string): void {
  const about = document.head.querySelector<HTMLMetaElement>('meta[name=description]');
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const { pathname, origin } = location;
  loaded ??= {
    path: pathname,
    description: about?.content ?? '',
    canonical: canonical?.href ?? '',
  };
  const isLoaded = loaded.path === pathname;
  if (about) about.content = isLoaded ? loaded.description : description;
  if (canonical) canonical.href = isLoaded ? loaded.canonical : origin + pathname;
}

/** The document title of a page: `Sign in · Quizhall`, and what it is about. The next page sets its own. */
export function useTitle(title: string, description = ''): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE}` : SITE;
    describe(description);
  }, [title, description]);
}
