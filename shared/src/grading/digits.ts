const DIGIT = /\p{Nd}/gu;
const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Unicode encodes the digits of every script as runs of ten in ascending order. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (isDigit(zero - 1)) zero -= 1;
  return String((code - zero) % 10);
}

/** Replaces decimal digits of every script with 0 to 9. */
export const withAsciiDigits = (text: string): string => text.replace(DIGIT, valueOf);
