import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { quizKey, quizPk } from '../../platform/dynamodb/keys.ts';
import { type Quiz, toQuiz } from './quizzes.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';

/** These quizzes as they are now, by id, a hundred in one call; what is not there is missing. */
export async function getQuizzes(ids: readonly string[]): Promise<Map<string, Quiz>> {
  const items = await getItems(ids.map(quizKey));
  return new Map(items.map(toQuiz).map((quiz) => [quiz.id, quiz]));
}

const Found = z.object({ pk: z.string() });

/** The ids of all quizzes that their authors list, a page at a time. Reads the whole table: for a person with time. */
export async function* scanListedIds(): AsyncGenerator<string[]> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new ScanCommand({
        TableName,
        FilterExpression: 'sk = :meta AND begins_with(pk, :quiz) AND listed = :yes',
        ProjectionExpression: 'pk',
        ExpressionAttributeValues: { ':meta': quizKey('').sk, ':quiz': quizPk(''), ':yes': true },
        ExclusiveStartKey,
      }),
    );
    yield Items.map((item) => Found.parse(item).pk.slice(quizPk('').length));
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
}
