import { config } from '../../platform/config.ts';

/** A page of this site to go on to, or nothing: no sign-in leads to another site, nor back into signing in. */
export function ownPath(from: string | undefined): string | undefined {
  const url = from?.startsWith('/') ? URL.parse(from, config.SITE_URL) : null;
  if (url?.origin !== new URL(config.SITE_URL).origin) return undefined;
  // As it is resolved: `/.//example.com` and `/./auth/login` only look like pages of this site.
  return /^\/(\/|auth\/)/.test(url.pathname) ? undefined : url.pathname + url.search + url.hash;
}
