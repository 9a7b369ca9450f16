/** Scripts without spaces between words: each character counts as one word, as is customary in these languages. */
const ALONE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const LONE = new RegExp(`[${ALONE}]`, 'gu');
const HAS_LETTER = /[\p{L}\p{N}]/u;

/** Counts words; punctuation alone does not count. Runs in linear time. */
export function countWords(text: string): number {
  let words = 0;
  const rest = text.replace(LONE, () => {
    words += 1;
    return ' ';
  });
  for (const piece of rest.split(/\s+/)) if (HAS_LETTER.test(piece)) words += 1;
  return words;
}
