/** In written answers of Moodle `*` stands for any characters and `\*` for the sign itself. */
const UNESCAPED = /(?<!\\)\*/;

/** What a text begins and ends with, up to its first and from its last wildcard. */
export function fixedEnds(text: string): { start: string; end: string; isWildcard: boolean } {
  const parts = text.split(UNESCAPED).map(withoutEscapes);
  return { start: parts[0] ?? '', end: parts.at(-1) ?? '', isWildcard: parts.length > 1 };
}

export const isWildcard = (text: string): boolean => UNESCAPED.test(text);

/** The same as a pattern of the grading, which knows more signs. */
export const toPattern = (text: string): string =>
  text.replace(/\\\*|[?#[\]\\]/g, (sign) => (sign === '\\*' ? sign : `\\${sign}`));

export const withoutEscapes = (text: string): string => text.replaceAll('\\*', '*');

/** A plain text for an answer in Moodle, in which its stars are no wildcards. */
export const withEscapes = (text: string): string => text.replaceAll('*', '\\*');

/** A pattern as Moodle can hold it; undefined when it uses more than `*`. */
export function fromPattern(pattern: string): string | undefined {
  const signs = pattern.match(/\\[^]|[^]/g) ?? [];
  if (signs.some((sign) => '?#[]\\'.includes(sign))) return undefined;
  const texts = signs.map((sign) => (sign === '\\*' || sign.length === 1 ? sign : sign.slice(1)));
  // A backslash before a wildcard would take its meaning away.
  if (texts.some((text, index) => text === '\\' && texts[index + 1] === '*')) return undefined;
  return texts.join('');
}
