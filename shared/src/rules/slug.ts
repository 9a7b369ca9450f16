const MAX_LENGTH = 48;

/** Letters that do not come apart into a base letter and an accent. */
const SPELLED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** A title as lower-case ASCII words joined by hyphens; `fallback` when nothing of it can be written so. */
export function slugify(title: string, fallback = 'quiz'): string {
  const slug = title
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => SPELLED[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}

/** Length of the random lower-case tail that makes a link unguessable and unique. */
export const LINK_TAIL_LENGTH = 8;

/** The readable part first, the random tail last: `roman-history-h7k2m9pq`. */
export const shareableLink = (title: string, tail: string): string => `${slugify(title)}-${tail}`;
