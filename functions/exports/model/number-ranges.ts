import { CannotHold } from './export-parts.ts';

const SPACE_OR_COMMA = /^\s*([+-]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})(?:e[+-]?\d{1,3})?)\s*$/i;

/** A number in the spelling that every platform reads. */
function plainNumber(text: string): string {
  const number = SPACE_OR_COMMA.exec(text)?.[1];
  if (number === undefined) throw new CannotHold(`The number “${text}” is spelled in a way of its own`);
  return number;
}

const DIGITS = 12;
const rounded = (number: number): string => String(Number(number.toPrecision(DIGITS)));

export const isRange = (text: string): boolean => text.includes('..');

/** `3.14:0.005` or `1..5` as a number and how far an answer may be off. */
export function toleranceOf(text: string): { value: string; tolerance: string } {
  if (isRange(text)) {
    const [low = '', high = ''] = text.split('..').map(plainNumber);
    return {
      value: rounded((Number(low) + Number(high)) / 2),
      tolerance: rounded((Number(high) - Number(low)) / 2),
    };
  }
  const [value = '', tolerance = '0'] = text.split(':').map(plainNumber);
  return { value, tolerance };
}
