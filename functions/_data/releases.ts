import { BatchGetCommand, type BatchGetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { Instant } from '@quizhall/shared/model/common';
import type { DisclosingQuiz } from '@quizhall/shared/rules/disclosure';
import * as z from 'zod';
import { quizKey } from './keys.ts';
import { TableName, table } from './table.ts';

/** Of one call, by DynamoDB. */
const MOST_KEYS = 100;

const Disclosing = z
  .object({
    card: z.object({ id: z.string() }),
    releasedAt: Instant.optional(),
    settings: z.object({ showResultsImmediately: z.boolean() }),
  })
  .transform(({ card, ...quiz }): [string, DisclosingQuiz] => [card.id, quiz]);

/** Q8: what several quizzes say of disclosing results, by their ids; at half price, so a release may show a second later. */
export async function listDisclosing(quizIds: readonly string[]): Promise<Map<string, DisclosingQuiz>> {
  const ids = [...new Set(quizIds)];
  const batches = Array.from({ length: Math.ceil(ids.length / MOST_KEYS) }, (_, n) =>
    getBatch(ids.slice(n * MOST_KEYS, (n + 1) * MOST_KEYS)),
  );
  return new Map((await Promise.all(batches)).flat());
}

async function getBatch(ids: readonly string[]): Promise<[string, DisclosingQuiz][]> {
  const found: [string, DisclosingQuiz][] = [];
  let keys: Record<string, unknown>[] | undefined = ids.map(quizKey).map((key) => ({ ...key }));
  while (keys && keys.length > 0) {
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await table.send(
      new BatchGetCommand({
        RequestItems: {
          [TableName]: {
            Keys: keys,
            ProjectionExpression: 'card.id, releasedAt, settings.showResultsImmediately',
          },
        },
      }),
    );
    found.push(...(Responses?.[TableName] ?? []).map((item) => Disclosing.parse(item)));
    keys = UnprocessedKeys?.[TableName]?.Keys;
  }
  return found;
}
