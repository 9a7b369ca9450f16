/** Written without spaces between words: each of their characters counts as one, as writers of these languages count. */
const ALONE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const LONE = new RegExp(`[${ALONE}]`, 'gu');
const HAS_LETTER = /[\p{L}\p{N}]/u;

/** How many words a text has; punctuation alone is none. Each character is looked at a fixed number of times. */
export function countWords(text: string): number {
  let words = 0;
  const rest = text.replace(LONE, () => {
    words += 1;
    return ' ';
  });
  for (const piece of rest.split(/\s+/)) if (HAS_LETTER.test(piece)) words += 1;
  return words;
}
