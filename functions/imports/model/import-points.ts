import { readWrittenNumber } from '@quizhall/shared/grading';
import { nearestPoints } from '@quizhall/shared/model/quizzes/points';
import { excerptOf } from './item.ts';

const USUAL = 10;

/** Reads points as another platform or a spreadsheet states them; none if nothing is stated. */
export function readPoints(given: string): { points?: number; changes: string[] } {
  if (given.trim() === '') return { changes: [] };
  const number = readWrittenNumber(given);
  const [mark] = number?.unit === '%' ? [] : (number?.values ?? []);
  if (mark === undefined)
    return { points: USUAL, changes: [`Points “${excerptOf(given)}” are no number and became ${USUAL}`] };
  const points = nearestPoints(mark);
  return {
    points,
    changes: points === mark ? [] : [`Points “${excerptOf(given)}” were replaced by ${points}`],
  };
}
