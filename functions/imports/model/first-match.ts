import { parseAcceptedNumber } from '@quizhall/shared/grading';
import { LIMITS } from '@quizhall/shared/model/limits';
import { excerptOf } from './item.ts';
import type { WeightedAnswer } from './weighted-answer.ts';
import { fixedEnds } from './wildcards.ts';

/** Whether there is an answer that two spellings both accept; each is read once. */
export type Overlap = (texts: readonly string[]) => (one: number, other: number) => boolean;

type Ends = ReturnType<typeof fixedEnds>;

/** What one wildcard fits; of two wildcards whether there may be a text that both fit. */
const begins = (a: Ends, b: Ends) =>
  a.start.startsWith(b.start) || (a.isWildcard && b.start.startsWith(a.start));
const ends = (a: Ends, b: Ends) => a.end.endsWith(b.end) || (a.isWildcard && b.end.endsWith(a.end));
const meet = (a: Ends, b: Ends): boolean =>
  a.isWildcard || b.isWildcard ? begins(a, b) && ends(a, b) : a.start === b.start;

export const textsOverlap: Overlap = (texts) => {
  const read = texts.map((text) => fixedEnds(text.toLowerCase()));
  return (one, other) => {
    const [a, b] = [read[one], read[other]];
    return a !== undefined && b !== undefined && (b.isWildcard ? meet(a, b) : meet(b, a));
  };
};

export const numbersOverlap: Overlap = (texts) => {
  const read = texts.map((text) => parseAcceptedNumber(text));
  return (one, other) => {
    const [a, b] = [read[one], read[other]];
    return a !== undefined && b !== undefined && a.low <= b.high && b.low <= a.high;
  };
};

/** More of them say no more than their number. */
const MOST_NAMED = 5;

/**
 * On learning platforms the first answer that fits decides, here any accepted one does: an answer that gave less and
 * stands before a wildcard or a range would be accepted with it.
 */
export function overtaken(
  answers: readonly WeightedAnswer[],
  isFull: (answer: WeightedAnswer) => boolean,
  overlap: Overlap,
): string[] {
  const fit = overlap(answers.map(({ text }) => text));
  // A question with more accepted answers is refused anyway.
  const full = [...answers.keys()]
    .filter((place) => isFull(answers[place] as WeightedAnswer))
    .slice(0, LIMITS.acceptedAnswers + 1);
  const found = [...answers.entries()].flatMap(([place, answer]) => {
    if (!answer.text || isFull(answer)) return [];
    const later = answers[full.find((at) => at > place && fit(place, at)) ?? -1];
    return later ? [{ answer, later }] : [];
  });
  const named = found
    .slice(0, MOST_NAMED)
    .map(
      ({ answer, later }) =>
        `“${excerptOf(answer.text)}” gave ${Number(answer.weight.toFixed(2))} % of the points and is accepted now, because it fits “${excerptOf(later.text)}”`,
    );
  return found.length > named.length
    ? [...named, `So do ${found.length - named.length} more answers`]
    : named;
}
