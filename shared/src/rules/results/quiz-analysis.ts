import { stillWrong } from '../grading/wrong-texts.ts';
import { toPoints } from '../grading/points.ts';
import { percent } from '../grading/score.ts';
import type { KeyCorrection } from '../../model/grading/regrade.ts';
import type { QuestionAnalysis, QuizAnalysis } from '../../model/results/quiz-analysis.ts';
import { type KeyedQuestion, rightTexts } from '../quizzes/corrections.ts';
import { exactMedian, type MedianValues } from './exact-medians.ts';
import { formulasOf } from '../text/formula-lookup.ts';
import { frequentTexts } from './frequent-texts.ts';
import { verdictsOn } from './item-analysis.ts';
import {
  deviationOf,
  facilityOf,
  medianOf,
  medianSecondsOf,
  pointBiserialOf,
  reliabilityOf,
  seenOf,
  upperLowerOf,
} from './item-statistics.ts';
import { type AnalysisSums, type ItemSums, parseWrongKey } from './item-sums.ts';
import { outdatedKeys } from '../quizzes/outdated-keys.ts';
import type { QuestionStatistics, QuizStatistics } from './statistics.ts';

/** As many wrong texts of a question as one looks through. */
const MOST_WRONG = 10;
/** Of fewer people a text says who wrote it. */
const FEW = 3;
/** Columns of the distribution of scores: 0–9, 10–19, … 90–100 percent. */
const COLUMN = 10;

const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;
const rounded = (value: number | undefined, decimals: number): number | undefined =>
  value === undefined ? undefined : round(value, decimals);
const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

interface Counted {
  /** In the order of the quiz, with the key that counts today. */
  questions: readonly KeyedQuestion[];
  /** The same questions in earlier versions, with the key by which attempts of those versions are graded. */
  earlier?: readonly KeyedQuestion[];
  /** Every correction of the key, the newest last. */
  corrections?: readonly KeyCorrection[];
  statistics: QuizStatistics;
  sums: AnalysisSums;
  /** Present if the quiz has few enough attempts for exact medians. */
  medians?: MedianValues | undefined;
  /** For somebody who may not read answers: wrong texts are told only where several people gave the same. */
  withoutAnswers?: boolean;
}

/** How the questions of a quiz work, from its sums. A question that is not counted singly is left out: nothing is known of it. */
export function quizAnalysis(counts: Counted): QuizAnalysis {
  const {
    questions,
    earlier = [],
    corrections = [],
    statistics,
    sums,
    medians,
    withoutAnswers = false,
  } = counts;
  const outdated = new Set(outdatedKeys(questions, earlier));
  const newest = new Map(corrections.map(({ questionId, drop }) => [questionId, drop]));
  const { completed, waiting, score, scoreSquared, histogram } = statistics;
  const scored = completed - waiting;
  const wrong = Map.groupBy(
    frequentTexts(sums.wrong)
      .filter(({ count }) => !withoutAnswers || count >= FEW)
      .map(({ text, count }) => ({ ...parseWrongKey(text), count })),
    ({ questionId }) => questionId,
  );
  const items = new Map(Object.entries(sums.items));
  const counted = new Map(Object.entries(statistics.questions));
  const { alpha, standardError, reason } = reliabilityOf(sums);
  return {
    attempts: sums.attempts,
    since: sums.since > 0 ? new Date(sums.since).toISOString() : undefined,
    score: {
      attempts: scored,
      mean: scored > 0 ? round(score / scored / 100, 2) : undefined,
      ...scoreMedian(histogram, exactMedian(medians?.scores, scored)),
      deviation: rounded(toPercent(deviationOf(scored, score, scoreSquared)), 2),
      histogram: columnsOf(histogram),
    },
    reliability: { alpha: rounded(alpha, 4), standardError: rounded(standardError, 2), reason },
    byTag: tagScores(questions, items),
    questions: questions.flatMap((question) => {
      const numbers = counted.get(question.id);
      if (!numbers && statistics.otherQuestions) return [];
      const analysis = analysisOf(question, {
        numbers,
        item: items.get(question.id),
        written: wrong.get(question.id) ?? [],
        seconds: medians?.seconds.get(question.id),
      });
      const leftOut = (!question.dropped && newest.get(question.id)) || undefined;
      return outdated.has(question.id)
        ? { ...withFormerKeys(analysis, earlier), leftOut, outdated: true as const }
        : { ...analysis, leftOut };
    }),
  };
}

/** Marks the options that an earlier key accepts and the current one does not. */
function withFormerKeys(analysis: QuestionAnalysis, earlier: readonly KeyedQuestion[]): QuestionAnalysis {
  const right = new Set(earlier.filter(({ id }) => id === analysis.id).flatMap(rightTexts));
  return {
    ...analysis,
    options: analysis.options.map((option) =>
      !option.isCorrect && right.has(option.text) ? { ...option, wasCorrect: true as const } : option,
    ),
  };
}

const toPercent = (hundredths: number | undefined): number | undefined =>
  hundredths === undefined ? undefined : hundredths / 100;

const columnsOf = (histogram: readonly number[]): QuizAnalysis['score']['histogram'] =>
  Array.from({ length: 10 }, (_, column) => {
    const from = column * COLUMN;
    const to = column === 9 ? 100 : from + COLUMN - 1;
    const count = histogram.slice(from, to + 1).reduce((sum, here) => sum + here, 0);
    return { range: `${from}–${to}`, count };
  });

/**
 * How the questions with each tag went together, in the order in which the questions name them first; a question with
 * several tags stands under each.
 */
function tagScores(
  questions: readonly Pick<KeyedQuestion, 'id' | 'tags'>[],
  items: ReadonlyMap<string, ItemSums>,
): QuizAnalysis['byTag'] {
  const tags = new Map<string, ItemSums[]>();
  for (const { id, tags: own } of questions) {
    const item = items.get(id);
    if (!item || seenOf(item) === 0) continue;
    for (const tag of new Set(own)) tags.set(tag, [...(tags.get(tag) ?? []), item]);
  }
  return [...tags].map(([tag, tagged]) => {
    const earned = tagged.reduce((sum, { hundredths }) => sum + hundredths, 0);
    const possible = tagged.reduce((sum, { points }) => sum + points, 0);
    const percentage = percent(earned, possible * 100);
    return { tag, questions: tagged.length, points: toPoints(earned), possible, percentage };
  });
}

/** The exact median of the scores, or an estimate from the histogram. */
const scoreMedian = (histogram: readonly number[], exact: number | undefined) =>
  exact === undefined
    ? { median: medianOf(histogram) }
    : { median: round(exact, 2), isMedianExact: true as const };

/** The exact median of the seconds, or an estimate from the bands of the item. */
const timeMedian = (item: ItemSums | undefined, exact: number | undefined) =>
  exact === undefined
    ? { medianSeconds: rounded(item && medianSecondsOf(item), 1) }
    : { medianSeconds: round(exact, 1), isMedianExact: true as const };

interface QuestionCounts {
  numbers: QuestionStatistics | undefined;
  item: ItemSums | undefined;
  written: readonly { blank: number; text: string; count: number }[];
  /** Seconds of each answer, where exact medians are known. */
  seconds: readonly number[] | undefined;
}

function analysisOf(question: KeyedQuestion, counts: QuestionCounts): QuestionAnalysis {
  const { numbers, item, written } = counts;
  const { seen = 0, answers = 0, pending = 0, seconds = 0 } = numbers ?? {};
  const analysed = item ? seenOf(item) : 0;
  const choices = question.options.map(({ text, isCorrect }, index) => {
    const choosers = item?.options[index];
    const mean = choosers && choosers.count > 0 ? choosers.score / choosers.count / 100 : undefined;
    const count = numbers?.options[index] ?? 0;
    return { text, isCorrect, count, analysed: choosers?.count ?? 0, meanScore: rounded(mean, 1) };
  });
  const wrong = written.filter((one) => stillWrong(question, one)).slice(0, MOST_WRONG);
  const indices = {
    facility: item && facilityOf(item),
    pointBiserial: item && pointBiserialOf(item),
    upperLower: item && upperLowerOf(item),
  };
  return {
    id: question.id,
    seen,
    answers,
    pending,
    dropped: question.dropped,
    analysed,
    facility: rounded(indices.facility === undefined ? undefined : 100 * indices.facility, 1),
    pointBiserial: rounded(indices.pointBiserial, 4),
    upperLower: rounded(indices.upperLower, 4),
    meanSeconds: round(ratio(seconds, answers), 1),
    ...timeMedian(item, exactMedian(counts.seconds, answers)),
    formulas: formulasOf(
      question.formulas,
      question.options.map(({ text }) => text),
    ),
    options: choices.map(({ analysed: _analysed, ...choice }) => ({
      ...choice,
      percent: round(100 * ratio(choice.count, seen), 1),
    })),
    wrong: wrong.map(({ blank, text, count }) => ({ blank, text, count })),
    verdicts: question.dropped
      ? []
      : verdictsOn({
          type: question.type,
          seen,
          answers,
          analysed,
          ...indices,
          options: choices,
          wrong,
        }),
  };
}
