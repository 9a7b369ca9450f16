import { LIMITS } from '../limits.ts';

/** Zero-width, bidirectional and other characters without a shape, as they come along with a copied address. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Text of a field without invisible characters and outer spaces. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').trim();

/** Characters that a plain address never holds: spaces, control and invisible characters, and mail header syntax. */
const FORBIDDEN = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}<>()[\],;:"\\]/u;

/**
 * Whether the text looks like one plain e-mail address: `local@domain` with a dot inside the domain. Takes time in
 * proportion to the length at most, whatever the text is.
 */
export function isEmail(text: string): boolean {
  if (text.length > LIMITS.email || FORBIDDEN.test(text)) return false;
  const [local, domain, ...rest] = text.split('@');
  return Boolean(local) && rest.length === 0 && (domain ?? '').slice(1, -1).includes('.');
}
