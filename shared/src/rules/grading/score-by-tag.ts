import type { Mark } from './marks.ts';
import { toHundredths, toPoints } from './points.ts';
import { type Counted, percent } from './score.ts';

/** What the questions with a tag earned together. */
export interface TagScore {
  tag: string;
  points: number;
  possible: number;
  /** Like that of the whole score. */
  percentage: number;
  questions: number;
}

/**
 * The score of each tag, in the order in which the questions name them first. A question with several tags stands under
 * each, one without any under none, and one that a person has yet to grade has earned nothing so far.
 */
export function scoreByTag(questions: readonly Counted<'tags'>[], marks: readonly Mark[]): TagScore[] {
  const sums = new Map<string, { earned: number; possible: number; questions: number }>();
  for (const [i, { points, tags, dropped }] of questions.entries()) {
    if (dropped) continue;
    for (const tag of new Set(tags)) {
      const sum = sums.get(tag) ?? { earned: 0, possible: 0, questions: 0 };
      sum.earned += marks[i]?.hundredths ?? 0;
      sum.possible += toHundredths(points);
      sum.questions += 1;
      sums.set(tag, sum);
    }
  }
  return [...sums].map(([tag, { earned, possible, questions: count }]) => ({
    tag,
    points: toPoints(earned),
    possible: toPoints(possible),
    percentage: percent(earned, possible),
    questions: count,
  }));
}
