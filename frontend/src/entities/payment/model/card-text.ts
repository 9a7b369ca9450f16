/** A text field as it is typed in: what stands in it, and where the caret is. */
export interface Typed {
  text: string;
  caret: number;
}

const DIGIT = /\d/;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Where the caret stands in a new text, behind as many digits as before. */
function caretBehind(digits: number, text: string): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place++) if (DIGIT.test(text[place] ?? '')) left--;
  return place;
}

const behindCaret = ({ text, caret }: Typed): number => digitsOf(text.slice(0, caret)).length;

/** The number of a card in the groups in which it stands on the card: four by four, an American Express 4-6-5. */
export function groupedNumber(typed: Typed): Typed {
  const digits = digitsOf(typed.text);
  const isAmex = /^3[47]/.test(digits);
  const groups = (isAmex ? /(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/).exec(
    digits,
  );
  const text = (groups?.slice(1) ?? []).filter(Boolean).join(' ');
  return { text, caret: caretBehind(behindCaret(typed), text) };
}

/**
 * An expiry date as `MM/YY`. The slash comes by itself behind the month; whoever takes digits away does not get it back.
 * @param before what stood there until now
 */
export function typedExpiry(typed: Typed, before: string): Typed {
  // Four digits of a year become two once the last of them is there: before that, 20 may be the year.
  const [, month = '', year = ''] =
    /^\s*(\d{1,2})\s*\/\s*(?:20(?=\d\d))?(\d{0,2}|20\d)\s*$/.exec(typed.text) ?? [];
  if (month) {
    const text = `${month.padStart(2, '0')}/${year}`;
    return { text, caret: typed.caret >= typed.text.length ? text.length : typed.caret };
  }
  const digits = digitsOf(typed.text);
  const all = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const isShorter = typed.text.length < before.length;
  const text =
    all.length > 2 || (all.length === 2 && !isShorter) ? `${all.slice(0, 2)}/${all.slice(2, 4)}` : all;
  const isAtEnd = typed.caret >= typed.text.length;
  return { text, caret: isAtEnd ? text.length : caretBehind(behindCaret(typed), text) };
}

/** A security code: its digits alone. */
export function typedCode(typed: Typed): Typed {
  const text = digitsOf(typed.text);
  return { text, caret: behindCaret(typed) };
}
