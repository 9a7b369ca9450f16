/** Written without spaces between words: each of their characters counts as one, as writers of these languages count. */
const ALONE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const WORD = new RegExp(String.raw`[${ALONE}]|[^\s${ALONE}]*[\p{L}\p{N}][^\s${ALONE}]*`, 'gu');

/** How many words a text has; punctuation alone is none. */
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;
