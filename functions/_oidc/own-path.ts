import { config } from '../_platform/config.ts';

/** A page of this site to go on to, or nothing: no sign-in leads to another site, nor back into signing in. */
export function ownPath(from: string | undefined): string | undefined {
  if (!from?.startsWith('/') || from.startsWith('/auth/')) return undefined;
  const url = URL.parse(from, config.SITE_URL);
  return url && url.origin === new URL(config.SITE_URL).origin
    ? url.pathname + url.search + url.hash
    : undefined;
}
