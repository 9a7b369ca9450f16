import type { QuestionInput } from '@quizhall/shared/model/question';

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
}

const EXCERPT_LENGTH = 80;

export function excerptOf(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > EXCERPT_LENGTH ? `${flat.slice(0, EXCERPT_LENGTH - 1)}…` : flat;
}

/** Spaces as people mean them: one between words, none outside. Line breaks stay. */
export const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
