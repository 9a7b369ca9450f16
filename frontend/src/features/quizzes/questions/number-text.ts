export interface NumberRange {
  min: number;
  max: number;
  /** Defaults to 1. */
  step?: number;
  /** Value for text that is not a number. */
  fallback: number;
}

/** Returns the value on blur: the nearest step within the range, or the fallback. */
export function settleNumber(text: string, { min, max, step = 1, fallback }: NumberRange): number {
  const number = Math.round(Number(text.replace(',', '.')) / step) * step;
  if (text.trim() === '' || !Number.isFinite(number)) return fallback;
  return Math.min(max, Math.max(min, number));
}

/** True if the typed number was outside the range and was moved to the nearest valid value. */
export const wasMoved = (text: string, settled: number): boolean =>
  text.trim() !== '' && Number.isFinite(Number(text)) && Number(text) !== settled;
