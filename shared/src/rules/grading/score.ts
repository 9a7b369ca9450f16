import type { Score } from '../../model/attempts/attempt-result.ts';
import type { Question } from '../../model/quizzes/question.ts';
import type { Mark } from './marks.ts';
import { shareOf, toHundredths, toPoints } from './points.ts';

const BANDS = [
  [90, 'A'],
  [80, 'B'],
  [70, 'C'],
  [60, 'D'],
] as const;

/** From 90 percent A, from 80 B, from 70 C, from 60 D, else F. */
export const gradeBand = (percentage: number): Score['grade'] =>
  BANDS.find(([least]) => percentage >= least)?.[1] ?? 'F';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Two decimals, rounded once; only all of the points are 100, however little is missing. */
export function percent(part: number, whole: number): number {
  if (whole <= 0) return 0;
  return part >= whole ? 100 : Math.min(9_999, shareOf(10_000, part, whole)) / 100;
}

/** A question as far as its points go. */
export type Counted<Facts extends keyof Question = never> = Pick<Question, 'points' | Facts> & {
  /** A correction of the key has taken it out of everybody's score. */
  dropped?: true | undefined;
};

/**
 * What the marks of an attempt come to. Questions without an answer count as wrong, and so does what is pending: the
 * score is final when nothing is. What was dropped neither earns nor costs anything. Passing and the band are decided on
 * the percentage that people see.
 */
export function scoreOf(
  questions: readonly Counted[],
  allMarks: readonly Mark[],
  passingScore: number,
): Score {
  const counted = questions.filter(({ dropped }) => !dropped);
  const marks = allMarks.filter((_, i) => !questions[i]?.dropped);
  const total = sum(marks.map(({ hundredths }) => hundredths));
  const possible = sum(counted.map(({ points }) => toHundredths(points)));
  const percentage = percent(total, possible);
  return {
    totalScore: toPoints(total),
    totalPossibleScore: toPoints(possible),
    percentage,
    correctAnswers: marks.filter(({ isCorrect }) => isCorrect).length,
    totalQuestions: counted.length,
    isPassing: percentage >= passingScore,
    grade: gradeBand(percentage),
  };
}
