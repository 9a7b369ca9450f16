const NEGATIVE = /^\s*[-\u2212]\s*/;

/** Adds the minus sign of a number, or removes it. */
export const withOtherSign = (text: string): string =>
  NEGATIVE.test(text) ? text.replace(NEGATIVE, '') : `-${text.trim()}`;
