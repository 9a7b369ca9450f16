import type { Score } from '../model/attempt.ts';
import type { Question, UserAnswer } from '../model/question.ts';
import { isAnswered } from './answer-codec.ts';
import { gradeQuestion } from './grade-question.ts';

export interface GradedAnswer {
  questionId: string;
  isCorrect: boolean;
  points: number;
  maxPoints: number;
  answered: boolean;
}

export interface GradedAttempt {
  /** In the order of `questions`. */
  answers: GradedAnswer[];
  score: Score;
}

const BANDS = [
  [90, 'A'],
  [80, 'B'],
  [70, 'C'],
  [60, 'D'],
] as const;

/** Spec 3 §9. */
export const gradeBand = (percentage: number): Score['grade'] =>
  BANDS.find(([least]) => percentage >= least)?.[1] ?? 'F';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Two decimals, rounded once from whole numbers. */
const percent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part * 10_000) / whole) / 100 : 0;

/**
 * Grades an attempt against the version of the quiz that it is pinned to. Questions without an answer count as wrong,
 * answers to other questions do not count. Passing and the band are decided on the percentage that people see.
 */
export function gradeAttempt(
  questions: readonly Question[],
  answers: ReadonlyMap<string, UserAnswer>,
  passingScore: number,
): GradedAttempt {
  const graded = questions.map((question): GradedAnswer => {
    const answer = answers.get(question.id) ?? null;
    return {
      questionId: question.id,
      ...gradeQuestion(question, answer),
      maxPoints: question.points,
      answered: isAnswered(answer),
    };
  });
  const totalScore = sum(graded.map(({ points }) => points));
  const totalPossibleScore = sum(graded.map(({ maxPoints }) => maxPoints));
  const percentage = percent(totalScore, totalPossibleScore);
  return {
    answers: graded,
    score: {
      totalScore,
      totalPossibleScore,
      percentage,
      correctAnswers: graded.filter(({ isCorrect }) => isCorrect).length,
      totalQuestions: questions.length,
      isPassing: percentage >= passingScore,
      grade: gradeBand(percentage),
    },
  };
}
