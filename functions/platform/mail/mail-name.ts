const MAX_LENGTH = 60;
/** Matches text that mail programs turn into a link: addresses, domains, anything with a scheme. */
const LINK = /@|\/\/|\bwww\b|[\p{L}\p{N}][.。｡]\p{L}{2,}/u;

/**
 * A name for a mail to an unverified address, as one short line. Undefined for a name that reads as a link,
 * so invitations cannot carry advertising.
 */
export function toMailName(name: string): string | undefined {
  const line = name
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  if (line === '' || LINK.test(line)) return undefined;
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}
