import { useEffect } from 'react';

const SITE = 'Quizhall';

/** The document title of a page: `Sign in · Quizhall`. The next page sets its own. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${SITE}` : SITE;
  }, [title]);
}
