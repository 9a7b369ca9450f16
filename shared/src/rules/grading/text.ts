/** Printable ASCII with single inner spaces, which normalisation only changes to lower case. */
const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;

const WHITE_SPACE = /\p{White_Space}+/gu;
/** Zero-width and bidirectional characters, soft hyphens, variation selectors, control characters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** Removes characters without a shape of their own and reduces each run of white space to one space. */
export const withoutInvisible = (text: string): string =>
  text.replace(WHITE_SPACE, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim();

/** The form in which two texts are equal when they look equal on the screen. */
export const looks = (text: string): string => withoutInvisible(text).normalize('NFC');

/** Quotation marks, primes and Hebrew abbreviation marks that stand in place of ' and ". */
const SINGLE_QUOTES = /[\u2018-\u201b\u2032\u00b4\u02bc\u05f3]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u2033\u05f4]/g;
const DASHES = /\p{Dash}/gu;
const FRACTION_SLASH = /\u2044/g;

/** NFKC (Unicode Standard Annex 15) with plain white space, quotes and dashes. Letters keep their case. */
export const plainText = (text: string): string =>
  withoutInvisible(
    withoutInvisible(text)
      .replace(SINGLE_QUOTES, "'")
      .replace(DOUBLE_QUOTES, '"')
      .normalize('NFKC')
      .replace(SINGLE_QUOTES, "'")
      .replace(DASHES, '-')
      .replace(FRACTION_SLASH, '/'),
  );

/**
 * Full case folding: capitals first, because only they tell that ß is SS, ς is Σ and ŉ is ʼN. Turkish İ and ı become i,
 * since the language of an answer is unknown.
 */
const foldCase = (text: string): string =>
  text
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replace(/i\u0307+/g, 'i');

/**
 * Marks that a reader adds or leaves out: accents, Arabic and Syriac vowel signs, Hebrew points. Vowel signs of Indian
 * and South-East Asian scripts and Japanese voicing marks are part of their letter. U+0640 lengthens an Arabic word.
 */
const MARKS =
  /(?![\u3099\u309a])(?=\p{M})[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]|\u0640/gu;

/** Latin letters that Unicode does not decompose, as CLDR's Latin-ASCII transliteration writes them. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
};
const WHOLE_LETTER = new RegExp(`[${Object.keys(WHOLE_LETTERS).join('')}]`, 'g');

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(WHOLE_LETTER, (letter) => WHOLE_LETTERS[letter] ?? letter);

/**
 * The form in which written answers and accepted answers are compared. Case, kinds of white space, dashes and quotes,
 * and invisible characters make no difference; with `foldAccents` neither do accents and vowel signs.
 */
export function comparable(text: string, foldAccents = false): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const folded = plainText(foldCase(plainText(text)));
  return foldAccents ? plainText(withoutAccents(folded)) : folded;
}
