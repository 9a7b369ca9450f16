/** `- `, `• `, `a) `, `(b) `, `C. `, `1. `: what lists of a document begin their lines with. */
export const BULLET = /^\s*(?:[-–—*•◦▪·]\s+|\(?(?:[a-z]|\d{1,2})[.)]\s+)/i;
/** Markers of the correct answer in documents. */
const CORRECT = /\s*(?:\((?:correct|right|richtig|x)\)|[✓✔✅])\s*$/iu;
/** Separators between the two sides of a pair. */
const BETWEEN = /\t|\s*(?:→|->|=>|=)\s*/;

export interface PastedOption {
  text: string;
  isCorrect: boolean;
}

/** The lines of a pasted text, without the signs of its list; none where it is a single line, which is pasted as it is. */
export function pastedLines(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  return lines.length < 2 ? [] : lines.map((line) => line.replace(BULLET, '').trim());
}

/** `Paris (correct)`, `Lyon` → options, the first one right. */
export const pastedOptions = (text: string): PastedOption[] =>
  pastedLines(text).map((line) => ({ text: line.replace(CORRECT, ''), isCorrect: CORRECT.test(line) }));

/** Lines of two cells, or with `=` or `->` between their sides. Also a single line with a tab is a row of a table. */
export function pastedPairs(text: string): { left: string; right: string }[] {
  const lines = pastedLines(text);
  const rows = lines.length > 0 ? lines : text.includes('\t') ? [text.trim()] : [];
  return rows.map((line) => {
    const [left = '', ...right] = line.split(BETWEEN);
    return { left: left.trim(), right: right.join(' ').trim() };
  });
}
