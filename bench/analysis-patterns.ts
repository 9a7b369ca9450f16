import { getShardAnalysis, listAnalysis, putShardAnalysis } from '@quizhall/functions/_data/analysis.ts';
import { countedSince, getYear, listDays, putYear } from '@quizhall/functions/_data/quiz-days.ts';
import { addToAnalysis, emptyAnalysis } from '@quizhall/shared/rules/item-sums';
import type { Pattern } from './pattern.ts';
import { questions, quiz } from './sample.ts';

const shard = 'shard-0';
/** Of an attempt with 50 answers, as many as the sample quiz has questions. */
const sums = addToAnalysis(emptyAnalysis(), {
  answers: questions.map(({ id, points }, index) => ({
    questionId: id,
    points,
    hundredths: index % 5 === 0 ? 0 : points * 100,
    answered: true,
    seconds: 12,
    chosen: [index % 4],
    wrong: [],
  })),
});

const year = '2026';
/** A busy month. */
const days = Object.fromEntries(
  Array.from({ length: 31 }, (_, n) => [
    `${year}-01-${String(n + 1).padStart(2, '0')}`,
    { begun: 120, completed: 110, waiting: 0, passed: 80, score: 700_000 },
  ]),
);

/** What the item analysis of a quiz and a creator's totals by day are made of. */
export const analysis: Pattern[] = [
  {
    id: 'Y2',
    question: 'replace what a stream shard has counted of the days of a year',
    key: 'QUIZ#id / DAYS#year',
    name: 'putYear',
    run: () => putYear({ quizId: quiz.id, year, shard, days, highWater: '1', since: 0, before: undefined }),
  },
  {
    id: 'Y1',
    question: 'what is counted of the days of a year?',
    key: 'QUIZ#id / DAYS#year',
    name: 'getYear',
    run: () => getYear(quiz.id, year),
  },
  {
    id: 'Y1',
    question: 'since when are days of a quiz counted?',
    key: 'QUIZ#id / DAYS#…',
    name: 'countedSince',
    run: () => countedSince(quiz.id),
  },
  {
    id: 'Y3',
    question: 'the days of quizzes (up to 100 years of them at once)',
    key: 'QUIZ#id / DAYS#year',
    name: 'listDays',
    run: () => listDays([{ quizId: quiz.id, years: [year] }]),
  },
  {
    id: 'S8',
    question: "replace a shard's sums of item analysis",
    key: 'ITEMS#quiz / ITEMS#shard',
    name: 'putShardAnalysis',
    run: () => putShardAnalysis({ quizId: quiz.id, shard, sums, highWater: '1', after: undefined }),
  },
  {
    id: 'S7',
    question: 'what a stream shard has counted for item analysis',
    key: 'ITEMS#quiz / ITEMS#shard',
    name: 'getShardAnalysis',
    run: () => getShardAnalysis(quiz.id, shard),
  },
  {
    id: 'S9',
    question: 'everything counted for the item analysis of a quiz',
    key: 'ITEMS#quiz / ITEMS#…',
    name: 'listAnalysis',
    run: () => listAnalysis(quiz.id),
  },
];
