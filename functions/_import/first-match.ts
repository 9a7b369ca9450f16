import { parseAcceptedNumber } from '@quizhall/shared/grading';
import { LIMITS } from '@quizhall/shared/model/limits';
import { excerptOf } from './item.ts';
import type { WeightedAnswer } from './keys.ts';
import { fixedEnds } from './wildcards.ts';

/** Whether there is an answer that both accept; for two wildcards whether there may be one. */
export type Overlap = (one: string, other: string) => boolean;

export const textsOverlap: Overlap = (one, other) => {
  const [a, b] = [fixedEnds(one.toLowerCase()), fixedEnds(other.toLowerCase())];
  if (!a.isWildcard && !b.isWildcard) return a.start === b.start;
  const begins = a.start.startsWith(b.start) || (a.isWildcard && b.start.startsWith(a.start));
  const ends = a.end.endsWith(b.end) || (a.isWildcard && b.end.endsWith(a.end));
  return b.isWildcard ? begins && ends : textsOverlap(other, one);
};

export const numbersOverlap: Overlap = (one, other) => {
  const [a, b] = [parseAcceptedNumber(one), parseAcceptedNumber(other)];
  return a !== undefined && b !== undefined && a.low <= b.high && b.low <= a.high;
};

/**
 * On learning platforms the first answer that fits decides, here any accepted one does: an answer that gave less and
 * stands before a wildcard or a range would be accepted with it.
 */
export function overtaken(
  answers: readonly WeightedAnswer[],
  isFull: (answer: WeightedAnswer) => boolean,
  overlap: Overlap,
): string[] {
  // A question with more accepted answers is refused anyway.
  const full = [...answers.entries()]
    .filter(([, answer]) => isFull(answer))
    .slice(0, LIMITS.acceptedAnswers + 1);
  return answers.flatMap((answer, place) => {
    if (!answer.text || isFull(answer)) return [];
    const later = full.find(([at, { text }]) => at > place && overlap(answer.text, text));
    if (!later) return [];
    return [
      `“${excerptOf(answer.text)}” gave ${Number(answer.weight.toFixed(2))} % of the points and is accepted now, because it fits “${excerptOf(later[1].text)}”`,
    ];
  });
}
