import type { Rating } from '../../model/results/feedback.ts';
import type { Question } from '../../model/quizzes/question.ts';
import { combineParts, limitParts, type Parts, type SumKind } from '../partial-sums.ts';
import type { QuizNumbers } from '../../model/results/quiz-numbers.ts';
import { formulasOf } from '../text/formula-lookup.ts';

/** Sums over one question; times in seconds. */
export interface QuestionStatistics {
  /** Finished attempts that had this question. */
  seen: number;
  answers: number;
  /** Answers that a person has yet to grade: neither right nor wrong so far. */
  pending: number;
  correct: number;
  seconds: number;
  /**
   * Sum of the scores (hundredths of a percent) of the attempts that got it right: for the discrimination index. Without
   * attempts that wait for a grade, which have no score yet.
   */
  scoreOfCorrect: number;
  /** How often each option was chosen, by its index in the question. */
  options: Record<string, number>;
}

/**
 * What the overview needs, as sums that can be added in any order and merged across shards. Whole numbers throughout
 * (scores in hundredths of a percent), so that sums are exact and totals always equal a recount.
 */
export interface QuizStatistics {
  /** Attempts that were started, finished or not. */
  attempts: number;
  participants: number;
  completed: number;
  /** Of those: in which an answer waits for a grade. They have neither passed nor a score yet, and are in no average of scores. */
  waiting: number;
  passed: number;
  score: number;
  scoreSquared: number;
  seconds: number;
  /** Participants' ratings of the quiz: how many, and their sum. */
  ratings: number;
  ratingSum: number;
  /** Finished attempts that have a score, by whole percent, 0 to 100. */
  histogram: number[];
  questions: Record<string, QuestionStatistics>;
  /** Of questions that found no room to be counted singly, see `limitStatistics`. */
  otherQuestions?: QuestionStatistics | undefined;
}

/** What one attempt contributes. */
export interface AttemptFacts {
  /** 1 counts a new participant. */
  attemptNumber: number;
  /** It counts nowhere; whoever took it has taken part all the same. */
  annulled?: true;
  /** Absent while the attempt runs. */
  finished?: {
    percentage: number;
    isPassing: boolean;
    totalSeconds: number;
    answers: readonly AnsweredQuestion[];
    /** 1–5, if the participant rated the quiz afterwards. */
    rating?: number | undefined;
  };
}

export interface AnsweredQuestion {
  questionId: string;
  isCorrect: boolean;
  answered: boolean;
  pending: boolean;
  seconds: number;
  /** Chosen options of a choice question, by index. */
  chosen: readonly number[];
}

const QUESTION_SUMS = [
  'seen',
  'answers',
  'pending',
  'correct',
  'seconds',
  'scoreOfCorrect',
] as const satisfies (keyof QuestionStatistics)[];
const QUIZ_SUMS = [
  'attempts',
  'participants',
  'completed',
  'waiting',
  'passed',
  'score',
  'scoreSquared',
  'seconds',
  'ratings',
  'ratingSum',
] as const satisfies (keyof QuizStatistics)[];

export const emptyStatistics = (): QuizStatistics => ({
  attempts: 0,
  participants: 0,
  completed: 0,
  waiting: 0,
  passed: 0,
  score: 0,
  scoreSquared: 0,
  seconds: 0,
  ratings: 0,
  ratingSum: 0,
  histogram: Array.from({ length: 101 }, () => 0),
  questions: {},
});

function contributionOfAnswer(answer: AnsweredQuestion, score: number): QuestionStatistics {
  return {
    seen: 1,
    answers: Number(answer.answered),
    pending: Number(answer.pending),
    correct: Number(answer.isCorrect),
    // A skipped question says nothing about how long an answer takes.
    seconds: answer.answered ? Math.round(answer.seconds) : 0,
    scoreOfCorrect: answer.isCorrect ? score : 0,
    options: Object.fromEntries(answer.chosen.map((index) => [index, 1])),
  };
}

/** The statistics of one attempt alone. */
function contributionOf({ attemptNumber, annulled, finished }: AttemptFacts): QuizStatistics {
  const participants = Number(attemptNumber === 1);
  if (annulled) return { ...emptyStatistics(), participants };
  const started = { ...emptyStatistics(), attempts: 1, participants };
  if (!finished) return started;
  const waits = finished.answers.some(({ pending }) => pending);
  const score = waits ? 0 : Math.round(finished.percentage * 100);
  const histogram = [...started.histogram];
  if (!waits) histogram[Math.round(finished.percentage)] = 1;
  return {
    ...started,
    completed: 1,
    waiting: Number(waits),
    passed: Number(finished.isPassing && !waits),
    score,
    scoreSquared: score * score,
    seconds: Math.round(finished.totalSeconds),
    ratings: Number(finished.rating !== undefined),
    ratingSum: finished.rating ?? 0,
    histogram,
    questions: Object.fromEntries(
      finished.answers.map((answer) => [answer.questionId, contributionOfAnswer(answer, score)]),
    ),
  };
}

function combineCounts(
  a: Record<string, number>,
  b: Record<string, number>,
  sign: 1 | -1,
): Record<string, number> {
  const sums = new Map(Object.entries(a));
  for (const [key, count] of Object.entries(b)) {
    const sum = (sums.get(key) ?? 0) + sign * count;
    if (sum === 0) sums.delete(key);
    else sums.set(key, sum);
  }
  return Object.fromEntries(sums);
}

const NO_QUESTION: QuestionStatistics = {
  seen: 0,
  answers: 0,
  pending: 0,
  correct: 0,
  seconds: 0,
  scoreOfCorrect: 0,
  options: {},
};

function combineQuestion(a: QuestionStatistics, b: QuestionStatistics, sign: 1 | -1): QuestionStatistics {
  const sums = { ...a, options: combineCounts(a.options, b.options, sign) };
  for (const key of QUESTION_SUMS) sums[key] += sign * b[key];
  return sums;
}

/** One part of the stream may only correct what another has added: then nobody more has seen the question, but answers differ. */
const isNothing = (sums: QuestionStatistics): boolean =>
  QUESTION_SUMS.every((key) => sums[key] === 0) && Object.keys(sums.options).length === 0;

const QUESTIONS: SumKind<QuestionStatistics> = { none: NO_QUESTION, combine: combineQuestion, isNothing };

const partsOf = ({ questions, otherQuestions }: QuizStatistics): Parts<QuestionStatistics> => ({
  each: questions,
  rest: otherQuestions,
});

const withParts = (
  statistics: QuizStatistics,
  { each, rest }: Parts<QuestionStatistics>,
): QuizStatistics => ({ ...statistics, questions: each, ...(rest && { otherQuestions: rest }) });

/** Removing what was added gives back the very same value. */
function combine(a: QuizStatistics, b: QuizStatistics, sign: 1 | -1): QuizStatistics {
  const sum = withParts(a, combineParts(partsOf(a), partsOf(b), sign, QUESTIONS));
  for (const key of QUIZ_SUMS) sum[key] += sign * b[key];
  sum.histogram = a.histogram.map((count, percent) => count + sign * (b.histogram[percent] ?? 0));
  return sum;
}

/** Room for some 1,500 questions; what an item holds beside them takes less than 2 KB. */
const MOST_QUESTION_BYTES = 350_000;

/**
 * Bounds what is stored of a quiz whose questions were replaced many times: those that the fewest have seen are counted
 * together. Totals stay exact.
 */
export function limitStatistics(statistics: QuizStatistics): QuizStatistics {
  const parts = partsOf(statistics);
  const limited = limitParts(parts, MOST_QUESTION_BYTES, QUESTIONS, ([a, one], [b, other]) =>
    one.seen === other.seen ? Number(a > b) - Number(a < b) : one.seen - other.seen,
  );
  return limited === parts ? statistics : withParts(statistics, limited);
}

export const addAttempt = (statistics: QuizStatistics, attempt: AttemptFacts): QuizStatistics =>
  combine(statistics, contributionOf(attempt), 1);

/** The inverse of `addAttempt`, for an attempt whose facts changed: remove the old ones, add the new ones. */
export const removeAttempt = (statistics: QuizStatistics, attempt: AttemptFacts): QuizStatistics =>
  combine(statistics, contributionOf(attempt), -1);

export const mergeStatistics = (...parts: readonly QuizStatistics[]): QuizStatistics =>
  parts.reduce((sum, part) => combine(sum, part, 1), emptyStatistics());

/** What has to be added to the one to get the other; nothing of it where both are the same. */
export const statisticsDifference = (from: QuizStatistics, to: QuizStatistics): QuizStatistics =>
  combine(to, from, -1);

const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;
const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);
const percent = (part: number, whole: number): number => round(100 * ratio(part, whole), 1);

/** Percent, both ends included: the bars of the score distribution. */
const RANGES = [
  [0, 20],
  [21, 40],
  [41, 60],
  [61, 80],
  [81, 100],
] as const;

/** Answers of a quiz that a person has yet to grade, also those to questions that it asks no more. */
const answersToGrade = ({ questions, otherQuestions }: QuizStatistics): number =>
  Object.values(questions).reduce((sum, { pending }) => sum + pending, otherQuestions?.pending ?? 0);

/** The numbers of the owner's overview; averages over finished attempts (of scores: over graded ones), 0 when there are none. */
export function toOverviewNumbers(
  statistics: QuizStatistics,
  questions: readonly Pick<Question, 'id' | 'question' | 'type' | 'formulas'>[],
): QuizNumbers {
  const { completed, waiting } = statistics;
  const sumsOf = new Map(Object.entries(statistics.questions));
  return {
    stats: {
      uniqueParticipants: statistics.participants,
      totalAttempts: statistics.attempts,
      completedAttempts: completed,
      waitingAttempts: waiting,
      answersToGrade: answersToGrade(statistics),
      averageScore: averageScore(statistics),
      averageTimeMinutes: averageMinutes(statistics),
      averageSeconds: averageSeconds(statistics),
      passRate: percent(statistics.passed, completed - waiting),
    },
    rating: averageRating(statistics),
    scoreDistribution: RANGES.map(([from, to]) => ({
      range: `${from}-${to}`,
      count: statistics.histogram.slice(from, to + 1).reduce((sum, count) => sum + count, 0),
    })),
    // Of a question that is not counted singly nothing is known, which is not 0.
    questions: questions.flatMap(({ id, question, type, formulas }) => {
      const sums = sumsOf.get(id) ?? (statistics.otherQuestions ? undefined : NO_QUESTION);
      if (!sums) return [];
      return {
        id,
        text: question,
        formulas: formulasOf(formulas, [question]),
        type,
        avgCorrect: percent(sums.correct, sums.seen - sums.pending),
        avgTimeSeconds: round(ratio(sums.seconds, sums.answers), 1),
        seen: sums.seen,
        answers: sums.answers,
        pending: sums.pending,
      };
    }),
  };
}

/** What is left of them where analytics are switched off: how many there are, which whoever grades and releases has to know. */
export const withoutAnalytics = ({ stats, scoreDistribution }: QuizNumbers): QuizNumbers => ({
  stats: { ...stats, averageScore: 0, averageTimeMinutes: 0, averageSeconds: 0, passRate: 0, untold: true },
  rating: { average: 0, count: 0 },
  scoreDistribution: scoreDistribution.map(({ range }) => ({ range, count: 0 })),
  questions: [],
});

const averageScore = ({ score, completed, waiting }: CardSums): number =>
  round(ratio(score, completed - waiting) / 100, 2);
const averageMinutes = ({ seconds, completed }: CardSums): number => round(ratio(seconds, completed) / 60, 1);
const averageSeconds = ({ seconds, completed }: CardSums): number => round(ratio(seconds, completed), 0);
const averageRating = ({ ratings, ratingSum }: CardSums): Rating => ({
  average: round(ratio(ratingSum, ratings), 1),
  count: ratings,
});

/** The sums that a quiz's card needs. */
export type CardSums = Pick<
  QuizStatistics,
  'completed' | 'waiting' | 'score' | 'seconds' | 'ratings' | 'ratingSum'
>;

/** What the card in the owner's list shows. */
export const toCardNumbers = (statistics: CardSums) => ({
  totalResponses: statistics.completed,
  waitingResponses: statistics.waiting,
  avgScore: averageScore(statistics),
  avgTime: averageMinutes(statistics),
  avgSeconds: averageSeconds(statistics),
  rating: averageRating(statistics),
});
