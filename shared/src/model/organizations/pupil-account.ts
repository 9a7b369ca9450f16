const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

/** Lower case without accents and outer spaces; German umlauts and some Latin letters are spelled out. */
const foldedText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæøł]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .trim();

/** Domain of the internal addresses of accounts without email. `.invalid` never exists (RFC 2606), so no mail can reach it. */
const PUPIL_DOMAIN = 'pupil.invalid';
/** Letters and digits that are not mistaken for each other in print. */
export const CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
export const CLASS_CODE_LENGTH = 8;
export const USER_NAME_LENGTH = { min: 2, max: 30 } as const;

/** Sign-in of an account without email: the code of its class, and a user name that is unique in the class. */
export interface PupilLogin {
  classCode: string;
  userName: string;
}

/** A class code as it is stored; people may type it with spaces, hyphens and capitals. */
export const normalizeClassCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();

/** A class code in two groups, as it is printed. */
export const printedClassCode = (code: string): string =>
  `${code.slice(0, 4)}-${code.slice(4)}`.toUpperCase();

/** A user name as it is stored: lower case, without accents. */
export const normalizeUserName = (typed: string): string => foldedText(typed).replaceAll(/\s+/g, '.');

export const isUserName = (name: string): boolean =>
  /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/.test(name) &&
  name.length >= USER_NAME_LENGTH.min &&
  name.length <= USER_NAME_LENGTH.max;

/** Internal address under which the account is stored in place of an email address. */
export const pupilAddress = ({ classCode, userName }: PupilLogin): string =>
  `${userName}@${classCode}.${PUPIL_DOMAIN}`;

/** Sign-in behind an internal address; undefined for an email address. */
export function pupilLoginOf(address: string): PupilLogin | undefined {
  const [userName = '', domain = ''] = address.split('@');
  if (!domain.endsWith(`.${PUPIL_DOMAIN}`)) return undefined;
  return { classCode: domain.slice(0, -PUPIL_DOMAIN.length - 1), userName };
}

/** Email address to show or write to; empty for an account without email. */
export const shownEmail = (address: string): string => (pupilLoginOf(address) ? '' : address);

/** Proposes a user name for a name that none of `taken` has: `anna.muller`, `anna.muller2`. */
export function proposedUserName(name: string, taken: ReadonlySet<string>): string {
  const base =
    normalizeUserName(name)
      .replaceAll(/[^a-z0-9._-]/g, '')
      .replaceAll(/\.{2,}/g, '.')
      .slice(0, USER_NAME_LENGTH.max - 3)
      .replaceAll(/^[._-]+|[._-]+$/g, '') || 'pupil';
  const padded = base.length < USER_NAME_LENGTH.min ? `${base}.pupil` : base;
  if (!taken.has(padded)) return padded;
  let number = 2;
  while (taken.has(`${padded}${number}`)) number += 1;
  return `${padded}${number}`;
}

/** A line of a pasted list of pupils. */
export interface PupilRow {
  name: string;
  userName?: string | undefined;
  password?: string | undefined;
}

/**
 * Reads a pasted list: one pupil a line, `name`, optionally followed by user name and password, separated by tabs, semicolons or
 * commas. Empty lines are skipped.
 */
export function parsePupils(text: string): PupilRow[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const separator = ['\t', ';', ','].find((one) => lines.some((line) => line.includes(one))) ?? '\t';
  return lines.map((line) => {
    const [name = '', userName = '', password = ''] = line.split(separator).map((cell) => cell.trim());
    return { name, ...(userName && { userName }), ...(password && { password }) };
  });
}
