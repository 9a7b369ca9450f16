import { messages } from '../messages.ts';

const TEXT = messages.form;
const NUMBER = /^\d+(?:[.,]\d*)?$/;
const DECIMALS = /[.,]\d{3,}$/;

/** Parses typed points with a decimal point or comma, or returns the problem. */
export function readPoints(typed: string, most: number): { points: number } | { problem: string } {
  const text = typed.trim();
  if (text === '') return { problem: TEXT.pointsMissing };
  const points = NUMBER.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (Number.isNaN(points) || points > most) return { problem: TEXT.pointsInvalid(most) };
  return DECIMALS.test(text) ? { problem: TEXT.pointsPrecision } : { points };
}

/** Returns half of the points, rounded to hundredths. */
const halfOf = (most: number): number => Math.round(most * 50) / 100;

/** Points of the quick buttons. */
export const quickPoints = (most: number) => ({ none: 0, half: halfOf(most), full: most });
