const NEGATIVE = /^\s*[-\u2212]\s*/;

/** Toggles the minus sign of a number. */
export const withOtherSign = (text: string): string =>
  NEGATIVE.test(text) ? text.replace(NEGATIVE, '') : `-${text.trim()}`;
