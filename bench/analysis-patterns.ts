import { getShardAnalysis, listAnalysis, putShardAnalysis } from '@quizhall/functions/_data/analysis.ts';
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

/** What the item analysis of a quiz is made of. */
export const analysis: Pattern[] = [
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
