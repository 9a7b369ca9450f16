import { useEffect } from 'react';

const SITE = 'Quizhall';

/** Description and canonical URL of the prerendered page, which search engines read. */
let loaded: { path: string; description: string; canonical: string } | undefined;

/** Updates description and canonical URL in the head. The prerendered page keeps those from its file. */
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

/** Sets the document title (`Sign in · Quizhall`) and description of a page. The next page sets its own. */
export function useTitle(title: string, description = ''): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE}` : SITE;
    describe(description);
  }, [title, description]);
}
