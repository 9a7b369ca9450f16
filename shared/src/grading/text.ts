/** Printable ASCII is already in the form that Unicode normalisation would give it. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Quotation marks that keyboards and word processors put in place of ' and ". */
const SINGLE_QUOTES = /[\u2018-\u201b\u00b4\u02bc]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f]/g;

const ACCENTS = /[\u0300-\u036f]/g;

/** Latin letters that Unicode does not take apart into a letter and an accent. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const WHOLE_LETTER = new RegExp(`[${Object.keys(WHOLE_LETTERS).join('')}]`, 'g');

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(WHOLE_LETTER, (letter) => WHOLE_LETTERS[letter] ?? letter);

/**
 * The form in which written answers are compared: case and outer spaces do not count. NFKC (Unicode
 * Standard Annex 15) and straight quotes, because the same answer typed on another keyboard arrives as letter plus
 * accent, as full-width digits or with curly quotes. `foldAccents` also takes é for e.
 */
export function comparable(text: string, foldAccents = false): string {
  const trimmed = text.trim();
  if (PLAIN.test(trimmed)) return trimmed.toLowerCase();
  const straight = trimmed.replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"');
  const folded = straight.normalize('NFKC').toLowerCase().normalize('NFKC');
  return (foldAccents ? withoutAccents(folded) : folded).trim();
}
