import type { ListLine } from './list-lines.ts';

/** The key of a question that stands at the end of the list. */
export interface KeyEntry {
  line: number;
  number: number;
  answer: string;
}

const LONGEST_KEYS = 2_000;

/** Several keys on a line, `1. B  2. C`, or one with its text, `1. B) Paris`. */
export function keysOn({ text, line }: ListLine): KeyEntry[] {
  if (text.length > LONGEST_KEYS) return [];
  const bare = text.replaceAll(/\*\*|__/g, '').replace(/^[-•*]\s+/, '');
  const several = [...bare.matchAll(/(\d{1,3})\s*[.):=–-]?\s*\(?([A-Za-z])\)?(?![\p{L}\d])/gu)];
  const rest = several.reduce((left, [match]) => left.replace(match, ''), bare);
  if (several.length > 0 && !/[\p{L}\d]/u.test(rest)) {
    return several.map((match) => ({ line, number: Number(match[1]), answer: match[2] ?? '' }));
  }
  const [, number = '', answer = ''] =
    /^(?:q|question|frage)?\s*(\d{1,3})\s*[.):=–-]\s*(\S.*)$/iu.exec(bare) ?? [];
  return number ? [{ line, number: Number(number), answer }] : [];
}
