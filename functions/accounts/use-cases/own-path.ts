import { config } from '../../platform/config.ts';

/** Path on this site to continue with after sign-in. Undefined for another site or a sign-in page. */
export function toSitePath(from: string | undefined): string | undefined {
  const url = from?.startsWith('/') ? URL.parse(from, config.SITE_URL) : null;
  if (url?.origin !== new URL(config.SITE_URL).origin) return undefined;
  // As it is resolved: `/.//example.com` and `/./auth/login` only look like pages of this site.
  return /^\/(\/|auth\/)/.test(url.pathname) ? undefined : url.pathname + url.search + url.hash;
}
