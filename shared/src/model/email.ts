import { LIMITS } from './limits.ts';

/** What a plain address never holds: spaces, control characters, and what mail headers give a meaning. */
const FORBIDDEN = /[\s\p{Cc}<>()[\],;:"\\]/u;

/**
 * Whether the text looks like one plain e-mail address: `local@domain` with a dot inside the domain. Takes time in
 * proportion to the length at most, whatever the text is.
 */
export function isEmail(text: string): boolean {
  if (text.length > LIMITS.email || FORBIDDEN.test(text)) return false;
  const [local, domain, ...rest] = text.split('@');
  return Boolean(local) && rest.length === 0 && (domain ?? '').slice(1, -1).includes('.');
}
