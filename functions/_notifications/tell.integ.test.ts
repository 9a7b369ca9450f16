import { testStream } from '../_testing/streams.ts';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { minuteBucket } from '@quizhall/shared/rules/deadline';
import { emptyStatistics } from '@quizhall/shared/rules/statistics';
import { afterEach, describe, expect, it } from 'vitest';
import { listDue } from '../_data/due-work.ts';
import { statisticsKey } from '../_data/keys.ts';
import { countUnread, listNotifications, markAllRead } from '../_data/notifications.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { putShardStatistics } from '../_data/statistics.ts';
import { TableName, table } from '../_data/table.ts';
import { now, setClock } from '../_platform/clock.ts';
import { publishedQuiz, signedIn } from '../_testing/scenarios.ts';
import { save, start, submit, RIGHT } from '../_testing/taking.ts';
import { handler as runDueWork } from '../scheduled/run-due-work.ts';
import { handler as aggregate } from '../streams/aggregate-statistics.ts';

const MINUTE = 60_000;

const stream = await testStream(aggregate, now);
afterEach(() => setClock(0));

/** Hands the whole stream over from its beginning, as a replay does. */
async function consume(): Promise<void> {
  stream.rewind();
  await stream.drain();
}

/** The stream's records of one quiz's attempts. */
async function recordsOf(quizId: string) {
  const records: Parameters<typeof aggregate>[0]['Records'] = [];
  const collect: typeof aggregate = async ({ Records }) => {
    records.push(...Records.filter((one) => one.dynamodb?.Keys?.pk?.S?.startsWith(`ATTEMPT#${quizId}#`)));
    return { batchItemFailures: [], state: {} };
  };
  await (await testStream(collect, now)).drain();
  return records;
}

/** Sums of so many finished attempts and a start, as they were written before anybody was told of anything. */
async function countedBefore({ id: quizId }: Quiz, completed: number): Promise<void> {
  const statistics = { ...emptyStatistics(), attempts: completed + 1, completed };
  const sums = { quizId, statistics, told: false, highWater: '1', after: undefined };
  await putShardStatistics({ ...sums, shard: 'shard-before' });
  const Key = statisticsKey(quizId, 'shard-before');
  await table.send(new UpdateCommand({ TableName, Key, UpdateExpression: 'REMOVE told' }));
}

const told = async (userId: string) => (await listNotifications(userId, { limit: 100 })).notifications;

describe('the first response', () => {
  it('is told to the owner once, however often the stream comes', async () => {
    const quiz = await publishedQuiz();
    const session = (await start(quiz.id)).body.data;
    await consume();
    expect(await told(quiz.ownerId), 'not for a start').toEqual([]);
    await submit(session, RIGHT);
    await consume();
    const notes = await told(quiz.ownerId);
    expect(notes).toEqual([
      {
        id: expect.any(String),
        type: 'first_response',
        title: 'Your quiz has its first response',
        message: `Somebody has completed “${quiz.title}”. See how it went.`,
        link: `/quiz/${quiz.id}/dashboard`,
        time: expect.any(String),
        unread: true,
      },
    ]);
    await markAllRead(quiz.ownerId);
    await submit((await start(quiz.id)).body.data, RIGHT);
    await consume();
    await consume();
    expect(await told(quiz.ownerId)).toEqual([{ ...notes[0], unread: false }]);
    expect(await countUnread(quiz.ownerId)).toBe(0);
  });

  it('is told once when two shards of the stream find it', async () => {
    const quiz = await publishedQuiz();
    for (let n = 0; n < 2; n++) await submit((await start(quiz.id)).body.data, RIGHT);
    const records = await recordsOf(quiz.id);
    expect(records).toHaveLength(4);
    await Promise.all([
      aggregate({ Records: records.slice(0, 2), shardId: 'shard-1' }),
      aggregate({ Records: records.slice(2), shardId: 'shard-2' }),
    ]);
    expect(await told(quiz.ownerId)).toHaveLength(1);
  });

  it.each(['shard-before', 'shard-after'])(
    'is no news where responses were counted before there were notifications (%s)',
    async (shardId) => {
      const quiz = await publishedQuiz();
      await countedBefore(quiz, 1);
      await submit((await start(quiz.id)).body.data, RIGHT);
      await aggregate({ Records: await recordsOf(quiz.id), shardId });
      expect(await told(quiz.ownerId)).toEqual([]);
    },
  );

  it.each(['shard-before', 'shard-after'])(
    'is news where only starts were counted before there were notifications (%s)',
    async (shardId) => {
      const quiz = await publishedQuiz();
      await countedBefore(quiz, 0);
      await submit((await start(quiz.id)).body.data, RIGHT);
      await aggregate({ Records: await recordsOf(quiz.id), shardId });
      expect(await told(quiz.ownerId)).toHaveLength(1);
    },
  );

  it("is not the owner's own attempt", async () => {
    const { user, token } = await signedIn();
    const quiz = await publishedQuiz({ quiz: { ownerId: user.id } });
    await submit((await start(quiz.id, {}, token)).body.data, RIGHT);
    await consume();
    expect(await told(user.id)).toEqual([]);
    await submit((await start(quiz.id)).body.data, RIGHT);
    await consume();
    expect(await told(user.id)).toHaveLength(1);
  });
});

describe('a result that the server released', () => {
  /** An attempt that nobody hands in, finished by the server. */
  async function leftAttempt(settings: Parameters<typeof publishedQuiz>[0] = {}) {
    const quiz = await publishedQuiz(settings);
    const { user, token } = await signedIn();
    const session = (await start(quiz.id, {}, token)).body.data;
    await save(session, 1, { q1: 'Paris' });
    await consume();
    setClock(33 * MINUTE);
    await runDueWork();
    await consume();
    return { quiz, user, session };
  }

  /** The first sweep after answers that a lost connection held back have stopped to count. */
  async function sweepWhenFinal() {
    setClock(42 * MINUTE);
    return runDueWork();
  }

  it('is told when nothing can change it any more, once', async () => {
    const { quiz, user, session } = await leftAttempt();
    await runDueWork();
    expect(await told(user.id), 'not while late answers count').toEqual([]);
    expect((await sweepWhenFinal()).told).toBe(1);
    const notes = await told(user.id);
    expect(notes).toMatchObject([
      {
        type: 'result_released',
        message: `Time ran out in “${quiz.title}”, so your saved answers were handed in. Your score: 20%.`,
        link: `/quiz/${quiz.id}/result/${session.sessionId}`,
        unread: true,
      },
    ]);
    await consume();
    await runDueWork();
    expect(await told(user.id)).toEqual(notes);
  });

  it('is not told to whoever handed in after all', async () => {
    const { user, session } = await leftAttempt();
    setClock(35 * MINUTE);
    await submit(session, RIGHT, { completedAt: session.startedAt });
    await consume();
    await sweepWhenFinal();
    expect(await told(user.id)).toEqual([]);
  });

  it('is not told where the quiz withholds it', async () => {
    const { user } = await leftAttempt({ settings: { showResultsImmediately: false } });
    await sweepWhenFinal();
    expect(await told(user.id)).toEqual([]);
  });

  it('is not noted for a guest, nor for somebody who handed in', async () => {
    const quiz = await publishedQuiz();
    const { user, token } = await signedIn();
    const { deadlineAt } = (await start(quiz.id)).body.data;
    await submit((await start(quiz.id, {}, token)).body.data, RIGHT);
    await consume();
    setClock(33 * MINUTE);
    await runDueWork();
    await consume();
    for (const minutes of [10, 11, 12]) {
      const due = await Array.fromAsync(listDue(minuteBucket(Date.parse(deadlineAt) + minutes * MINUTE)));
      expect(JSON.stringify(due)).not.toContain(quiz.id);
    }
    expect((await sweepWhenFinal()).told).toBe(0);
    expect(await told(user.id)).toEqual([]);
  });
});
