import {
  addToAnalysis,
  type AnalysedAttempt,
  type AnalysisSums,
  removeFromAnalysis,
  type WrittenWrong,
} from './item-sums.ts';
import type { DayFacts } from './quiz-days.ts';
import { addAttempt, type AttemptFacts, type QuizStatistics, removeAttempt } from './statistics.ts';

/** Everything that the aggregates of a quiz count of one attempt, resolved from its stored marks and its version. */
export interface CountedAttempt {
  /** 1 counts a new participant. */
  attemptNumber: number;
  /** Epoch ms. */
  begunAt: number;
  /** Counts as a participant and nowhere else; has no result here. */
  annulled?: true | undefined;
  /** Absent while the attempt runs. */
  finished?: CountedResult | undefined;
}

export interface CountedResult {
  /** Epoch ms. */
  completedAt: number;
  percentage: number;
  isPassing: boolean;
  totalSeconds: number;
  /** 1–5, if the participant rated the quiz. */
  rating?: number | undefined;
  /** One for each question that was asked. */
  answers: readonly CountedAnswer[];
}

export interface CountedAnswer {
  questionId: string;
  isCorrect: boolean;
  answered: boolean;
  /** A person has yet to grade it. */
  pending: boolean;
  /** The key drops the question: it is not part of the score. */
  dropped: boolean;
  /** Earned, in hundredths of a point. */
  hundredths: number;
  /** Points that the question gives at most. */
  points: number;
  /** Whole seconds. */
  seconds: number;
  /** Chosen options, by index. */
  chosen: readonly number[];
  wrong: readonly WrittenWrong[];
}

const isWaiting = ({ answers }: CountedResult): boolean => answers.some(({ pending }) => pending);

/** The attempt's contribution to the statistics. */
export function attemptFactsOf({ attemptNumber, annulled, finished }: CountedAttempt): AttemptFacts {
  return {
    attemptNumber,
    ...(annulled && { annulled }),
    ...(finished && { finished }),
  };
}

/** The attempt's contribution to the days. Undefined: none. */
export function dayFactsOf({ begunAt, annulled, finished }: CountedAttempt): DayFacts | undefined {
  if (annulled) return undefined;
  if (!finished) return { begunAt };
  const { completedAt: at, isPassing: passed, percentage } = finished;
  return { begunAt, finished: { at, waits: isWaiting(finished), passed, percentage } };
}

/**
 * The attempt's contribution to the item analysis. Undefined: none, because it runs, is annulled, waits for a grade, or was
 * finished before `since` (epoch ms).
 */
export function analysedOf({ finished }: CountedAttempt, since: number): AnalysedAttempt | undefined {
  if (!finished || finished.completedAt < since || isWaiting(finished)) return undefined;
  return { answers: finished.answers.filter(({ dropped }) => !dropped) };
}

/** Contribution of an attempt to the totals before and after a change. */
export interface CountedChange {
  before?: CountedAttempt | undefined;
  after?: CountedAttempt | undefined;
}

/** The statistics after a change. */
export function withChange(statistics: QuizStatistics, { before, after }: CountedChange): QuizStatistics {
  const rest = before ? removeAttempt(statistics, attemptFactsOf(before)) : statistics;
  return after ? addAttempt(rest, attemptFactsOf(after)) : rest;
}

/** The sums of the item analysis after a change. */
export function withAnalysed(sums: AnalysisSums, { before, after }: CountedChange): AnalysisSums {
  const [was, is] = [before, after].map((counted) => counted && analysedOf(counted, sums.since));
  const rest = was ? removeFromAnalysis(sums, was) : sums;
  return is ? addToAnalysis(rest, is) : rest;
}
