import { config } from '../../platform/config.ts';

/** Over TLS no other site, not even a subdomain, can set it. */
const isSecure = () => config.SITE_URL.startsWith('https:');
const nameOf = (name: string) => (isSecure() ? `__Host-${name}` : name);

/** A cookie that no script reads and no other site sends, but for a link that leads here. 0 seconds: it goes. */
export const setCookie = (name: string, value: string, seconds: number): string =>
  [
    `${nameOf(name)}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure() ? ['Secure'] : []),
  ].join('; ');

export function readCookie(cookies: readonly string[], name: string): string | undefined {
  const start = `${nameOf(name)}=`;
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length);
}
