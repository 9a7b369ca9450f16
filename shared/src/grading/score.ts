import type { Score } from '../model/attempt.ts';
import type { Question, UserAnswer } from '../model/question.ts';
import { isAnswered } from './answered.ts';
import { type Grade, gradeQuestion, roundPoints } from './grade-question.ts';

export interface GradedAnswer extends Grade {
  questionId: string;
  maxPoints: number;
  answered: boolean;
}

export interface GradedAttempt {
  /** In the order of `questions`. */
  answers: GradedAnswer[];
  /** Without the answers that are pending: final when there are none. */
  score: Score;
  /** Ids of questions that a person has to grade; an attempt with any is `pending_review`. */
  pending: string[];
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

/** Two decimals, rounded once; only all of the points are 100, however little is missing. */
function percent(part: number, whole: number): number {
  if (whole <= 0) return 0;
  return part >= whole ? 100 : Math.min(99.99, Math.round((part * 10_000) / whole) / 100);
}

/**
 * Grades an attempt against the version of the quiz that it is pinned to. Questions without an answer count as wrong,
 * answers to other questions do not count. Passing and the band are decided on the percentage that people see.
 * `byHand`: points that the owner gave, by question id.
 */
export function gradeAttempt(
  questions: readonly Question[],
  answers: ReadonlyMap<string, UserAnswer>,
  passingScore: number,
  byHand: ReadonlyMap<string, number> = new Map(),
): GradedAttempt {
  const graded = questions.map((question): GradedAnswer => {
    const answer = answers.get(question.id) ?? null;
    return {
      questionId: question.id,
      ...gradeQuestion(question, answer, byHand.get(question.id)),
      maxPoints: question.points,
      answered: isAnswered(answer),
    };
  });
  const totalScore = roundPoints(sum(graded.map(({ points }) => points)));
  const totalPossibleScore = sum(graded.map(({ maxPoints }) => maxPoints));
  const percentage = percent(totalScore, totalPossibleScore);
  return {
    answers: graded,
    pending: graded.flatMap(({ pending, questionId }) => (pending ? [questionId] : [])),
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
