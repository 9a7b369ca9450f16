export interface NumberRange {
  min: number;
  max: number;
  /** 1 unless given. */
  step?: number;
  /** What a text that is no number becomes. */
  fallback: number;
}

/** Returns the number that a field holds once it is left: the nearest step within the range, or the fallback. */
export function settleNumber(text: string, { min, max, step = 1, fallback }: NumberRange): number {
  const number = Math.round(Number(text.replace(',', '.')) / step) * step;
  if (text.trim() === '' || !Number.isFinite(number)) return fallback;
  return Math.min(max, Math.max(min, number));
}

/** Whether a number was typed that the field does not hold: it was moved to the nearest one that it does. */
export const wasMoved = (text: string, settled: number): boolean =>
  text.trim() !== '' && Number.isFinite(Number(text)) && Number(text) !== settled;
