import { formatNumber } from '@/lib/format.ts';

const quizzes = (count: number) => (count === 1 ? '1 quiz' : `${formatNumber(count)} quizzes`);
const days = (count: number) => (count === 1 ? 'the day' : `the ${formatNumber(count)} days`);

/** In place of a number that there is not. */
const NOTHING = '–';

/** The texts of totals by day, of a person's quizzes and of an organization's. */
export const analyticsTexts = {
  loading: 'Loading your numbers',
  failed: 'Your numbers could not be loaded',
  range: 'Days',
  ranges: { '7': '7 days', '30': '30 days', '90': '90 days', year: 'Year', own: 'Own dates' },
  from: 'From',
  to: 'To',
  show: 'Show these days',
  problems: {
    missing: 'Choose both dates.',
    order: 'The range ends before it begins.',
    length: 'A range has at most 366 days.',
  },
  utc: 'in UTC',
  shown: (from: string, to: string, zone: string) => `${from} to ${to}, ${zone}`,
  tiles: {
    attempts: 'Attempts',
    completed: 'Finished',
    averageScore: 'Average score',
    passRate: 'Pass rate',
    before: (value: string, length: number) =>
      value === NOTHING ? `none graded in ${days(length)} before` : `${value} in ${days(length)} before`,
  },
  chart: {
    title: 'Attempts by day',
    weekly: 'Attempts by week',
    hint: 'Attempts on the day they began, pass rates on the day of the hand-in.',
    attempts: 'Attempts',
    passRate: 'Pass rate',
    none: 'No attempts in these days',
    noneText: 'Choose other days, or share a quiz.',
    columns: ['Day', 'Attempts', 'Finished', 'Passed', 'Average score', 'Pass rate'],
    csv: 'Download CSV',
    fileName: (from: string, to: string) => `quizhall-analytics-${from}-${to}.csv`,
  },
  questions: {
    worst: 'Hardest questions',
    best: 'Easiest questions',
    hint: (count: number, fewest: number) =>
      `Of the ${quizzes(count)} taken most in these days, over all attempts they ever had; with at least ${fewest} answers.`,
    none: (fewest: number) => `No question has ${fewest} answers yet.`,
    rate: (rate: string, answered: string) => `${rate} right of ${answered} answers`,
    place: (number: number, title: string) => `Question ${number} of ${title}`,
    noText: 'A question without text',
  },
  top: {
    title: 'Most taken quizzes',
    quiz: 'Quiz',
    attempts: 'Attempts',
    completed: 'Finished',
    averageScore: 'Average score',
    passRate: 'Pass rate',
  },
  since: (date: string) =>
    `Days are counted since ${date}. Attempts from before are in the numbers of each quiz, but not here.`,
  partial: (counted: number, of: number) =>
    `Not all quizzes are looked at here, but ${formatNumber(counted)} of ${formatNumber(of)}.`,
  nothing: NOTHING,
} as const;
