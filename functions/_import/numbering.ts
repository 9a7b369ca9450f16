import type { ImportItem } from './item.ts';

/** `1. `, `1) `, `(1) `, `Q1: `, `Question 1. ` and `1.What`; a number with decimals or units is none of these. */
const NUMBER = /^(?:(?:question|q)\.?\s{0,3})?\(?(\d{1,4})[.):](?:\s{1,9}(?=\S)|(?=\p{Lu}))/iu;

/**
 * Texts from documents have their questions numbered, and a quiz numbers them itself. A number goes only when it counts
 * on from a question before or to one after it, because “1. FC Köln” may be a club.
 */
export function withoutNumbers(items: readonly ImportItem[]): ImportItem[] {
  const numbered = items.flatMap((item, place) => {
    const match = item.question && NUMBER.exec(item.question.question);
    return match ? [{ place, sign: match[0], number: Number(match[1]) }] : [];
  });
  const signs = new Map<number, string>();
  for (const [index, { place, sign, number }] of numbered.entries()) {
    const neighbours = [numbered[index - 1], numbered[index + 1]].filter((other) => other !== undefined);
    const counts = neighbours.some((other) => other.number - number === other.place - place);
    if (counts || (items.length === 1 && number === 1)) signs.set(place, sign);
  }
  return items.map((item, place) => {
    const sign = signs.get(place);
    if (!sign || !item.question) return item;
    const question = { ...item.question, question: item.question.question.slice(sign.length) };
    return { ...item, question, changes: [...item.changes, `The number “${sign.trim()}” was left out`] };
  });
}
