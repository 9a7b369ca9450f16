import { excerptOf } from './item.ts';

const [LEAST, MOST] = [1, 100];

/** Points as another platform gives them; none where it says nothing. */
export function readPoints(given: string): { points?: number; changes: string[] } {
  const mark = Number(given);
  if (given === '' || !Number.isFinite(mark)) return { changes: [] };
  const points = Math.max(LEAST, Math.min(MOST, Math.round(mark)));
  return {
    points,
    changes: points === mark ? [] : [`Points “${excerptOf(given)}” were replaced by ${points}`],
  };
}
