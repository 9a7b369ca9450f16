import { withChange } from '@quizhall/shared/rules/results/counted-attempt';
import { emptyStatistics } from '@quizhall/shared/rules/results/statistics';
import type { AnswerSums } from '@quizhall/shared/rules/quizzes/bank';
import type { RateSums } from '@quizhall/shared/rules/quizzes/question-rates';
import * as z from 'zod';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { cardNumbersKey, STATS_PREFIX, statisticsKey } from '../../platform/dynamodb/keys.ts';
import { listPendingOf, uncounted } from './pending-changes.ts';
import { unpackTotals } from '../../platform/dynamodb/shard-aggregates.ts';

/** Its attributes are named by the stream shards that have counted. */
const Numbers = z.looseObject({ pk: z.string() });

const Sums = z.object({
  seen: z.number(),
  correct: z.number(),
  pending: z.number(),
}) satisfies z.ZodType<AnswerSums & RateSums>;
type Sums = z.output<typeof Sums>;
const Counted = z.object({ pk: z.string(), sk: z.string().startsWith(STATS_PREFIX), highWater: z.string() });
const Body = z.object({ statistics: z.object({ questions: z.record(z.string(), Sums) }) });

/** What a page asks of at most; a quiz has one or two shards. */
const MOST_ITEMS = 200;

/**
 * Number of times the questions of these quizzes were asked and answered correctly. Always two steps: the numbers of each
 * quiz name the shards to read. One entry for each shard that has counted a question.
 */
export async function listQuestionSums(
  quizIds: readonly string[],
): Promise<(quizId: string, questionId: string) => Sums[]> {
  const pendingOf = await listPendingOf(quizIds);
  const byPk = new Map(quizIds.map((id) => [cardNumbersKey(id).pk, id]));
  const numbers = (await getItems(quizIds.map(cardNumbersKey))).map((item) => Numbers.parse(item));
  const keys = numbers.flatMap(({ pk, ...shards }) =>
    Object.keys(shards)
      .filter((name) => name !== 'sk')
      .map((shard) => statisticsKey(byPk.get(pk) ?? '', shard)),
  );
  const items = (await getItems(keys.slice(0, MOST_ITEMS))).map((item) => ({
    ...Counted.parse(item),
    ...Body.parse(unpackTotals(item)),
  }));
  const byQuiz = Map.groupBy(items, ({ pk }) => pk);
  const questionsOf = new Map(
    quizIds.map((quizId) => {
      const counted = byQuiz.get(cardNumbersKey(quizId).pk) ?? [];
      const highWaters = new Map(
        counted.map(({ sk, highWater }) => [sk.slice(STATS_PREFIX.length), highWater]),
      );
      const changes = uncounted(pendingOf.get(quizId) ?? new Map(), (shard) => highWaters.get(shard));
      const pending = changes.reduce(withChange, emptyStatistics());
      return [quizId, [...counted.map(({ statistics }) => statistics.questions), pending.questions]];
    }),
  );
  return (quizId, questionId) =>
    (questionsOf.get(quizId) ?? []).flatMap((questions) => {
      const sums = new Map(Object.entries(questions)).get(questionId);
      return sums ? [sums] : [];
    });
}
