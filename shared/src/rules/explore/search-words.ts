/** Letters that are no other letter with a mark on it. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A text as search compares it: small letters without their marks, so that `Écoles` and `ecoles` are the same. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);

const LONGEST_WORD = 40;
/** `c++` and `c#` are words. */
const WORD = /[\p{L}\p{N}\p{M}]+[+#]*/gu;
/** Written without spaces between words. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** The words of a text, folded, in their order. Where nothing stands between words, each two signs are one. */
export function wordsOf(text: string): string[] {
  const plain = fold(text)
    .replace(/['’‘]s\b/g, '')
    .replace(/['’‘]/g, '');
  return [...plain.matchAll(WORD)].flatMap(([word]) =>
    UNSPACED.test(word) ? pairsOf(word) : [word.slice(0, LONGEST_WORD)],
  );
}

function pairsOf(word: string): string[] {
  const signs = Array.from(word);
  if (signs.length <= 2) return [word];
  return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
}

const MOST_TYPED = 8;
/** Say nothing about what somebody looks for beside other words. */
const SMALL_WORDS = new Set(
  'a an and about at for from in is my of on or the to with quiz quizzes test tests question questions'.split(
    ' ',
  ),
);

/** What is looked for: every word that says something, or all of them where none does. */
export function typedWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))].slice(0, MOST_TYPED);
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** Whether a word says something of what it stands in. */
export const isTelling = (word: string): boolean => word.length > 1 && !SMALL_WORDS.has(word);

/** Shorter words have too many neighbours, and beginnings of words still more. */
const LEAST_TYPO = 4;
const LEAST_TYPO_BEGUN = 5;

/**
 * How well a word of a quiz is what was typed, from 0 (not at all) to 1. A word may be typed in part, and one letter may be
 * wrong, missing, too many, or changed places with the next one.
 */
export function matchQuality(typed: string, word: string): number {
  if (word.startsWith(typed))
    return word.length === typed.length ? 1 : 0.6 + (0.3 * typed.length) / word.length;
  if (typed.length < LEAST_TYPO) return 0;
  if (isOneEdit(typed, word, false)) return 0.5;
  return typed.length >= LEAST_TYPO_BEGUN && isOneEdit(typed, word, true) ? 0.4 : 0;
}

/** Whether one edit makes `typed` the word, or with `begun` the word's beginning. */
function isOneEdit(typed: string, word: string, begun: boolean): boolean {
  if (!begun && Math.abs(typed.length - word.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const rest = (of: number, against: number) => {
    const left = typed.slice(of);
    return begun ? word.startsWith(left, against) : left === word.slice(against);
  };
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    rest(at + 1, at + 1) ||
    rest(at + 1, at) ||
    rest(at, at + 1) ||
    (at + 1 < typed.length && isSwapped && rest(at + 2, at + 2))
  );
}
