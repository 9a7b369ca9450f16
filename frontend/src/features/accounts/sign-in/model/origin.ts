import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';

const DEFAULT = SITE_PATHS.profile;

/** Path to open after the sign-in: `state.from`, the page that asked for it, or `otherwise`. */
export function originOf(state: unknown, otherwise: string = DEFAULT): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const path = typeof from === 'string' ? from : pathOf(from);
  // Back to a page of this site, and never to a page of this very flow.
  return path && /^\/(?![/\\])/.test(path) && !path.startsWith('/auth/') ? path : otherwise;
}

function pathOf(from: unknown): string | undefined {
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return undefined;
  const { pathname, search, hash } = from as { pathname: unknown; search?: unknown; hash?: unknown };
  return [pathname, search, hash].filter((part) => typeof part === 'string').join('');
}
