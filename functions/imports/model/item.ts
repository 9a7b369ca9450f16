import type { Media, QuestionInput } from '@quizhall/shared/model/quizzes/question';
import { CellProblem, excerptOf } from '@quizhall/shared/rules/imports/cell-text';

/** One item of an imported text, before it is checked like any other question. */
export interface ImportItem {
  /** Where it begins, counted from 1. */
  line: number;
  /** The start of it, to recognise it in a report. */
  excerpt: string;
  /** What was changed to make a question of it. */
  changes: string[];
  question?: QuestionInput;
  /** Why no question could be made of it. */
  problem?: string;
  /** It is no question, but something to read before those that follow in the same section. */
  passage?: ReadPassage;
  section?: string;
  /** What this question alone says that it is about. */
  about?: ReadPassage;
}

/** Something to read, as a file has it; with nothing in it, it ends the one before it. */
export interface ReadPassage {
  title: string;
  text: string;
  media?: Media | undefined;
}

export { excerptOf };

/** Why no question can be made of an item; readers catch it per item. Cells of a table have theirs. */
export const ItemProblem = CellProblem;

/** An item without a question is a text to read before the questions that follow. */
export class Passage extends ItemProblem {
  readonly passage: ReadPassage;
  readonly changes: string[];

  constructor(passage: ReadPassage, changes: Iterable<string>) {
    super('This is a text without a question, and no question follows it');
    this.passage = passage;
    this.changes = [...changes];
  }
}

/** A question and what had to be changed to make it. */
export interface Made {
  question: QuestionInput;
  changes: string[];
  about?: ReadPassage | undefined;
}

/** The item that `make` makes, or the reason why it cannot. */
export function toItem(
  place: Pick<ImportItem, 'line' | 'excerpt' | 'section'>,
  make: () => Made,
): ImportItem {
  try {
    return { ...place, ...make() };
  } catch (error) {
    if (error instanceof Passage) {
      return { ...place, changes: error.changes, problem: error.message, passage: error.passage };
    }
    if (!(error instanceof ItemProblem)) throw error;
    return { ...place, changes: [], problem: error.message };
  }
}

/** Spaces as people mean them: one between words, none outside. Line breaks stay. */
export const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

/** Counts lines from 1; offsets have to be asked for in rising order, so that a file is walked through once. */
export function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  // Kept, because without another line break every search would go through to the end.
  let next = text.indexOf('\n');
  return (offset) => {
    while (next >= 0 && next < offset) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}

/** One kind of line end, so that readers need to know only `\n`. */
export const unifyLines = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** More than any quiz can take; a report on more would be too long to be sent or read. */
export const MOST_ITEMS = 5_000;

/** Makes an item of each part; parts beyond the limit are counted and not looked at. */
export const makeItems = <Part extends { line: number }>(
  parts: readonly Part[],
  make: (part: Part) => ImportItem,
): ImportItem[] =>
  parts.map((part, index) =>
    index > MOST_ITEMS ? { line: part.line, excerpt: '', changes: [], problem: '' } : make(part),
  );
