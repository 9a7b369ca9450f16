import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { emptyStatistics } from '@quizhall/shared/rules/results/statistics';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { creator } from '../../testing/authoring.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { handler as listQuizzes } from '../../quizzes/handlers/list-quizzes.ts';
import { getCardNumbers, putNumbers } from './card-numbers.ts';
import { cardNumbersKey, ownerIndexPk, quizKey } from '../../platform/dynamodb/keys.ts';
import { getRecentQuiz } from '../../quizzes/model/quizzes.ts';
import { foldStatistics, putShardStatistics } from './statistics.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';

afterEach(() => {
  setClock(0);
  vi.restoreAllMocks();
});

const list = async (token: string, query: { sort?: 'recent' | 'responses' } = {}) => {
  const request = { token, query: { limit: 100, ...query } };
  return (await invokeEndpoint(listQuizzes, quizzes.listQuizzes, request)).body.data.quizzes;
};

/** What a shard writes that has counted so many finished attempts up to a record. */
const countedBy = async (
  quizId: string,
  shard: string,
  completed: number,
  [after, highWater]: [string?, string?],
) => {
  const statistics = { ...emptyStatistics(), completed };
  const part = { quizId, shard, statistics, highWater: highWater ?? '1' };
  await putNumbers(part);
  return putShardStatistics({ ...part, after });
};

const responses = async (quizId: string) => (await getCardNumbers(quizId)).totalResponses;

describe('the numbers of a list', () => {
  it('add up what all stream shards have counted', async () => {
    const { id } = await publishedQuiz();
    await countedBy(id, 'a', 2, [undefined, '1']);
    await countedBy(id, 'b', 3, [undefined, '7']);
    await countedBy(id, 'a', 5, ['1', '10']);
    expect(await responses(id)).toBe(8);
  });

  it('are not turned back by a consumer that comes late', async () => {
    const { id } = await publishedQuiz();
    await countedBy(id, 'a', 5, [undefined, '10']);
    expect(await countedBy(id, 'a', 2, [undefined, '9'])).toBe(false);
    expect(await responses(id)).toBe(5);
  });

  it('come right when the consumer dies between them and the sums, and the batch comes again', async () => {
    const { id } = await publishedQuiz();
    const send = table.send.bind(table);
    let calls = 0;
    const dying = vi.spyOn(table, 'send').mockImplementation((command: unknown) => {
      calls += 1;
      if (calls > 1) throw new Error('killed');
      return send(command as never) as never;
    });
    await expect(countedBy(id, 'a', 2, [undefined, '1'])).rejects.toThrow('killed');
    dying.mockRestore();
    expect(await countedBy(id, 'a', 2, [undefined, '1'])).toBe(true);
    expect(await responses(id)).toBe(2);
  });

  it('stay when sums are folded', async () => {
    const { id } = await publishedQuiz();
    setClock(-72 * 3_600_000);
    await countedBy(id, 'a', 2, [undefined, '1']);
    setClock(0);
    await countedBy(id, 'b', 3, [undefined, '1']);
    await foldStatistics(id);
    expect(await responses(id)).toBe(5);
    const { Item = {} } = await table.send(new GetCommand({ TableName, Key: cardNumbersKey(id) }));
    expect(Object.keys(Item).toSorted()).toEqual(['b', 'former', 'pk', 'sk']);
  });

  it('go with a quiz that somebody else owns from now on, also while a consumer remembers the former owner', async () => {
    const [before, after] = [await creator(), await creator()];
    const quiz = await publishedQuiz({ quiz: { ownerId: before.id } });
    await countedBy(quiz.id, 'a', 2, [undefined, '1']);
    await getRecentQuiz(quiz.id);
    await transfer(quiz.id, after.id);
    await countedBy(quiz.id, 'a', 3, ['1', '2']);
    expect(await list(after.token)).toMatchObject([{ id: quiz.id, totalResponses: 3 }]);
    expect(await list(before.token)).toEqual([]);
  });

  it('cost a page one query and one batch beside the session, whatever the owner has', async () => {
    const { id: ownerId, token } = await creator();
    await Promise.all(Array.from({ length: 120 }, () => publishedQuiz({ questions: [], quiz: { ownerId } })));
    const { result, consumed } = await measureCost(() => list(token));
    expect(result.length).toBe(100);
    expect(consumed.trips).toBe(3);
    const byNumbers = await measureCost(() => list(token, { sort: 'responses' }));
    expect(byNumbers.consumed.trips).toBe(4);
  });

  it('decide the order where it is theirs', async () => {
    const { id: ownerId, token } = await creator();
    const ids: string[] = [];
    for (const completed of [1, 3, 2]) {
      const { id } = await publishedQuiz({ quiz: { ownerId } });
      await countedBy(id, randomText(8), completed, []);
      ids.push(id);
    }
    const sorted = await list(token, { sort: 'responses' });
    expect(sorted.map(({ id }) => ids.indexOf(id))).toEqual([1, 2, 0]);
    expect(sorted.map(({ totalResponses }) => totalResponses)).toEqual([3, 2, 1]);
  });
});

/** Another owner, as the table says it: in META, and nowhere else. */
async function transfer(quizId: string, ownerId: string): Promise<void> {
  await table.send(
    new UpdateCommand({
      TableName,
      Key: quizKey(quizId),
      UpdateExpression: 'SET ownerId = :owner, gsi1pk = :index',
      ExpressionAttributeValues: { ':owner': ownerId, ':index': ownerIndexPk(ownerId) },
    }),
  );
}
