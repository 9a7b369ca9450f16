/** Letters and digits of scripts that put spaces between words: a price or a name of a currency ends with one. */
const WORD = /[\w\u00C0-\u024F\u0370-\u1FFF]/;
const DIGIT = /\d/;
const SPACE = /\s/;
const AMOUNT = /^\d[\d.,]*\s+[a-z]{2,}\s/i;

/** Where two neighbouring runs of dollars stand in a line. */
export interface Run {
  index: number;
  length: number;
}

/**
 * Whether two neighbouring runs of dollars hold a formula between them: `$x$` in a line, `$$x$$` on a line of its own.
 * Prices are none: a dollar that opens has no space behind it and no letter or digit before it; one that closes has no
 * space before it and no digit behind it; an amount is followed by no word. So `costs $5 and $6`, `US$5`, `$5-$10` and
 * `$5 or 6$` stay as they are. Dollars with a backslash before them are signs of the text and no runs.
 */
export function isFormula(line: string, open: Run, close: Run): boolean {
  const from = open.index + open.length;
  const inner = line.slice(from, close.index);
  if (open.length !== close.length || open.length > 2 || !inner.trim()) return false;
  if (open.length === 2) return true;
  if (AMOUNT.test(inner)) return false;
  const [before, behind] = [line[open.index - 1] ?? ' ', line[close.index + 1] ?? ' '];
  return (
    !SPACE.test(inner[0] ?? ' ') &&
    !SPACE.test(inner.at(-1) ?? ' ') &&
    !WORD.test(before) &&
    !DIGIT.test(behind)
  );
}

/** Whether a text is one formula of several lines between `$$` and nothing else. */
export function tellsFormula(text: string): boolean {
  const inner = /^\$\$([^$]*)\$\$$/.exec(text.replaceAll(/\\\$/g, ''))?.[1] ?? '';
  // As in LaTeX a blank line ends whatever is open.
  return inner.trim() !== '' && !/\n[ \t]*\n/.test(text);
}

/** LaTeX of a formula without its dollars, and whether it stands on a line of its own. */
export function readDollars(source: string): { latex: string; isDisplay: boolean } {
  const isDisplay = source.startsWith('$$');
  const edge = isDisplay ? 2 : 1;
  return { latex: source.slice(edge, -edge).trim(), isDisplay };
}
