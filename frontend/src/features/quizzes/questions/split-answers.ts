/** A comma between two digits is part of a number. */
const COMMA = /(?<!\d),|,(?!\d)/;
const LINE = /\r?\n|\t/;
const QUOTED = /^["\u201c\u201d\u201e]([^"\u201c\u201d\u201e]*,[^"\u201c\u201d\u201e]*)["\u201c\u201d]$/;
/** Matches a single word or number. */
const WORD = /^(?:[\p{L}\p{M}\p{N}'\u2019+-]+|[+-]?\d[\d.,]*)$/u;

/** Splits a text at its commas, except those inside numbers. */
export const splitAtCommas = (text: string): string[] =>
  text
    .split(COMMA)
    .map((part) => part.trim())
    .filter(Boolean);

function answersOf(line: string): string[] {
  const quoted = QUOTED.exec(line.trim())?.[1];
  if (quoted !== undefined) return [quoted.trim()];
  const parts = splitAtCommas(line);
  return parts.every((part) => WORD.test(part)) ? parts : [line.trim().replace(/,$/, '')];
}

/**
 * Splits typed or pasted text into accepted answers: at line breaks and tabs, and at commas only in a list of single words
 * or numbers. `3,14`, `Washington, D.C.` and `"Paris, Texas"` in quotation marks are one answer each.
 */
export const splitAnswers = (text: string): string[] => text.split(LINE).flatMap(answersOf).filter(Boolean);

/** Returns the answers that look like several. */
export const joinedAnswers = (answers: readonly string[]): string[] =>
  answers.filter((answer) => splitAtCommas(answer).length > 1);
