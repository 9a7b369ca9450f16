import type { Unreliable } from '@quizhall/shared/model/enums';
import { durationFormat } from '@quizhall/shared/rules/duration-format';
import { percentFormat } from '@quizhall/shared/rules/percent-format';
import type { ReliabilityWord } from '@quizhall/shared/rules/results/item-analysis';

const percent = percentFormat('en-US');
const duration = durationFormat('en-US');
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const plural = (count: number, one: string, many: string): string =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** The words of the overview on paper. */
export const messages = {
  number: (value: number) => number.format(value),
  percent,
  duration,
  none: '–',
  untitled: 'Untitled quiz',
  title: (quiz: string) => `Results: ${quiz}`,
  heading: 'Results',
  asOf: (at: Date, code: string) => `Code ${code}. As of ${moment.format(at)} UTC.`,
  tiles: {
    participants: 'Participants',
    attempts: 'Attempts',
    averageScore: 'Average score',
    averageTime: 'Average time',
    passRate: 'Pass rate',
    completed: 'Completed',
  },
  waiting: (count: number) =>
    `${plural(count, 'submission waits', 'submissions wait')} for a grade and ${count === 1 ? 'is' : 'are'} in no average of scores.`,
  distribution: 'Score distribution',
  range: (range: string) => `${range.replace('-', '–')}%`,
  submissions: (count: number) => plural(count, 'submission', 'submissions'),
  questions: 'Questions',
  reliability: (alpha: number, word: ReliabilityWord, attempts: number) =>
    `Reliability (Cronbach’s alpha): ${exact.format(alpha)}, ${word}. From ${plural(attempts, 'graded submission', 'graded submissions')}.`,
  standardError: (points: number) =>
    `Error of a score: two of three people would score within ${number.format(points)} percentage points of it again.`,
  unknownReliability: {
    few_attempts: 'Reliability is not known yet: it takes 30 graded submissions.',
    few_questions: 'Reliability is not known: it takes two questions.',
    papers_differ: 'Reliability is not known: not everybody had the same questions.',
    no_spread: 'Reliability is not known: everybody has the same score.',
  } satisfies Record<Unreliable, string>,
  noQuestions: 'Nobody has finished this quiz yet.',
  right: (share: number) => `${percent(share)} right`,
  answered: (answers: number, seen: number) =>
    `${number.format(answers)} of ${plural(seen, 'submission', 'submissions')} answered`,
  onAverage: (seconds: number) => `${duration(seconds)} on average`,
  toGrade: (count: number) => plural(count, 'answer to grade', 'answers to grade'),
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  incomplete: 'No font of this file has the signs that […] stands for.',
} as const;
