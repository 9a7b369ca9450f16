/** List markers at the start of a line: `- `, `• `, `a) `, `(b) `, `C. `, `1. `. */
export const BULLET = /^\s*(?:[-–—*•◦▪·]\s+|\(?(?:[a-z]|\d{1,2})[.)]\s+)/i;
/** Markers of the correct answer in documents. */
const CORRECT = /\s*(?:\((?:correct|right|richtig|x)\)|[✓✔✅])\s*$/iu;
/** Separators between the two sides of a pair. */
const BETWEEN = /\t|\s*(?:→|->|=>|=)\s*/;

export interface PastedOption {
  text: string;
  isCorrect: boolean;
}

/** Returns the lines of a pasted text without list markers; empty for a single line, which is pasted unchanged. */
export function pastedLines(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  return lines.length < 2 ? [] : lines.map((line) => line.replace(BULLET, '').trim());
}

/** Parses `Paris (correct)`, `Lyon` into options, the first one correct. */
export const pastedOptions = (text: string): PastedOption[] =>
  pastedLines(text).map((line) => ({ text: line.replace(CORRECT, ''), isCorrect: CORRECT.test(line) }));

/**
 * Parses lines with two cells, or with `=` or `->` between their sides. A single line with a tab counts as a table
 * row.
 */
export function pastedPairs(text: string): { left: string; right: string }[] {
  const lines = pastedLines(text);
  const rows = lines.length > 0 ? lines : text.includes('\t') ? [text.trim()] : [];
  return rows.map((line) => {
    const [left = '', ...right] = line.split(BETWEEN);
    return { left: left.trim(), right: right.join(' ').trim() };
  });
}
