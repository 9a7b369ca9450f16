/** Why a cell of a table of questions cannot be read. */
export class CellProblem extends Error {}

const EXCERPT_LENGTH = 80;

/** The start of a text on one line, to recognise it by. */
export function excerptOf(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > EXCERPT_LENGTH ? `${flat.slice(0, EXCERPT_LENGTH - 1)}…` : flat;
}

const NUMBER = /^-?\d{1,20}(?:\.\d{1,20})?$/;
const FORMULA = /^'*[=+\-@]/;

/**
 * Spreadsheets take a cell for a formula that begins like one (OWASP, "CSV Injection"): a quotation mark before it keeps
 * it a text, and whatever reads cells takes the mark away.
 */
export const guarded = (cell: string): string =>
  FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;

/** A cell without the mark that kept it from being a formula. */
export const withoutGuard = (cell: string): string => cell.replace(/^'(?='*[=+\-@])/, '');

/** A value that was made out of a cell, and what had to be changed for it. */
export interface Reading<T> {
  value: T;
  change?: string;
}

export const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The parts of a cell between separators. A backslash takes the meaning from a separator. */
export function splitCell(cell: string, separators: string): string[] {
  const parts: string[] = [''];
  for (let index = 0; index < cell.length; index += 1) {
    const char = cell[index] ?? '';
    const next = cell[index + 1] ?? '';
    if (char === '\\' && next && separators.includes(next)) {
      parts.push(`${parts.pop() ?? ''}${next}`);
      index += 1;
    } else if (separators.includes(char)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${char}`);
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** A part of a cell, in which these signs separate nothing. */
export const escapePart = (text: string, separators: string): string =>
  Array.from(text, (char) => (separators.includes(char) ? `\\${char}` : char)).join('');
