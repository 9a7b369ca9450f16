import { formatAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { dueMinute } from '@quizhall/shared/rules/attempts/deadline';
import { toOverviewNumbers } from '@quizhall/shared/rules/results/statistics';
import { oneOfEachType } from '@quizhall/shared/testing/factories';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it } from 'vitest';
import { beginAttempt, getAttempt } from '../attempts/model/attempts.ts';
import { dueName, putDue, removeDue } from '../attempts/model/due-work.ts';
import { giveFeedback } from '../attempts/model/finished-attempts.ts';
import { getCardNumbers } from '../results/model/card-numbers.ts';
import { settle } from '../results/model/count-changes.ts';
import { getStatistics } from '../results/model/statistics.ts';
import { TableName, table } from '../platform/dynamodb/table.ts';
import { now, setClock } from '../platform/clock.ts';
import { measureCost } from '../platform/capacity-meter.ts';
import { publishedQuiz } from '../testing/scenarios.ts';
import { everyReader } from '../testing/background.ts';
import { type TestStream, testStream } from '../testing/streams.ts';
import { type Answers, save, start, submit, RIGHT } from '../testing/taking.ts';
import { handler as runDueWork } from './scheduler.ts';
import { handler } from './stream.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

const WRONG: Answers = { q1: 'Nice', q2: ['4'], q3: 'False', q4: 'Schiller', q5: null };

/** A consumer that begins at the oldest record, as after a replay. */
const newReader = (handle: Parameters<typeof testStream>[0] = everyReader()) => testStream(handle, now);

const drain = async (reader: Promise<TestStream>) => (await reader).drain();

const numbers = async (quizId: string) => toOverviewNumbers(await getStatistics(quizId), oneOfEachType());

describe('statistics', () => {
  it('count what happened, and change nothing when the whole stream comes again', async () => {
    const quiz = await publishedQuiz({ settings: { maxAttempts: 2 } });
    const deviceId = 'device-of-the-first';
    await submit((await start(quiz.id, { deviceId })).body.data, RIGHT);
    await submit((await start(quiz.id, { deviceId })).body.data, WRONG);
    await submit((await start(quiz.id)).body.data, { ...RIGHT, q5: 'Ag' });
    await start(quiz.id);
    const reader = await newReader();
    await reader.drain();
    const counted = await numbers(quiz.id);
    expect(counted.stats).toMatchObject({
      uniqueParticipants: 3,
      totalAttempts: 4,
      completedAttempts: 3,
      averageScore: 60,
      passRate: 66.7,
    });
    expect(counted.scoreDistribution.map(({ count }) => count)).toEqual([1, 0, 0, 1, 1]);
    expect(counted.questions.map(({ avgCorrect }) => avgCorrect)).toEqual([66.7, 66.7, 66.7, 66.7, 33.3]);
    await drain(newReader());
    await reader.drain();
    expect(await numbers(quiz.id)).toEqual(counted);
  });

  it('come right when a batch fails half way and comes again in other pieces', async () => {
    const quiz = await publishedQuiz();
    for (const answers of [RIGHT, WRONG, RIGHT]) await submit((await start(quiz.id)).body.data, answers);
    let calls = 0;
    const crashing = async (event: DynamoDBStreamEvent) => {
      calls += 1;
      const records = event.Records.slice(0, calls === 1 ? 3 : undefined);
      const answer = await handler({ ...event, Records: records });
      if (calls === 1) throw new Error('killed after the write');
      return answer;
    };
    const reader = await newReader(crashing);
    await expect(reader.step()).rejects.toThrow();
    await reader.drain();
    expect((await numbers(quiz.id)).stats).toMatchObject({
      totalAttempts: 3,
      completedAttempts: 3,
      averageScore: 66.67,
    });
  });

  it('follow when late answers replace what the server finished', async () => {
    const quiz = await publishedQuiz();
    const session = (await start(quiz.id)).body.data;
    await save(session, 1, { q1: 'Paris' });
    await drain(newReader());
    setClock(33 * MINUTE);
    await runDueWork();
    await drain(newReader());
    expect((await numbers(quiz.id)).stats).toMatchObject({ completedAttempts: 1, averageScore: 20 });
    setClock(35 * MINUTE);
    await submit(session, RIGHT, { completedAt: session.startedAt });
    await drain(newReader());
    expect((await numbers(quiz.id)).stats).toMatchObject({
      completedAttempts: 1,
      averageScore: 100,
      passRate: 100,
    });
  });

  it('add up ratings exactly: given, replaced, and replayed', async () => {
    const quiz = await publishedQuiz();
    const sessions = [];
    for (let n = 0; n < 3; n++) sessions.push((await start(quiz.id)).body.data);
    for (const session of sessions) await submit(session, RIGHT);
    const [first, second] = sessions;
    await rate(first, 5);
    const reader = await newReader();
    await reader.drain();
    expect((await numbers(quiz.id)).rating).toEqual({ average: 5, count: 1 });
    await rate(first, 2);
    await rate(second, 3);
    await reader.drain();
    const counted = await numbers(quiz.id);
    expect(counted.rating).toEqual({ average: 2.5, count: 2 });
    expect(counted.stats).toMatchObject({ totalAttempts: 3, completedAttempts: 3, averageScore: 100 });
    expect((await getCardNumbers(quiz.id)).rating).toEqual(counted.rating);
    await drain(newReader());
    await reader.drain();
    expect(await numbers(quiz.id)).toEqual(counted);
  });

  it('keep a rating when late answers replace what the server finished', async () => {
    const quiz = await publishedQuiz();
    const session = (await start(quiz.id)).body.data;
    await drain(newReader());
    setClock(33 * MINUTE);
    await runDueWork();
    await rate(session, 4);
    setClock(35 * MINUTE);
    await submit(session, RIGHT, { completedAt: session.startedAt });
    await drain(newReader());
    const counted = await numbers(quiz.id);
    expect(counted.rating).toEqual({ average: 4, count: 1 });
    expect(counted.stats).toMatchObject({ completedAttempts: 1, averageScore: 100 });
  });

  it('of former stream shards are folded into one item, and the totals stay', async () => {
    const quiz = await publishedQuiz();
    const countAs = async (shardId: string) => {
      await submit((await start(quiz.id)).body.data, RIGHT);
      const Records = (await recordsOf(quiz.id)).slice(-2);
      await handler({ Records, shardId });
      await settle(quiz.id);
    };
    await countAs('shard-1');
    await countAs('shard-2');
    const parts = async () => (await itemsOf(quiz.id)).map(({ sk }) => String(sk));
    expect(await parts()).toEqual(['STATS#shard-1', 'STATS#shard-2']);
    setClock(49 * 60 * MINUTE);
    await countAs('shard-3');
    expect(await parts()).toEqual(['STATS#former', 'STATS#shard-3']);
    expect((await numbers(quiz.id)).stats).toMatchObject({
      totalAttempts: 3,
      completedAttempts: 3,
      averageScore: 100,
    });
    setClock(98 * 60 * MINUTE);
    await countAs('shard-4');
    expect(await parts()).toEqual(['STATS#former', 'STATS#shard-4']);
    expect((await numbers(quiz.id)).stats).toMatchObject({ totalAttempts: 4, completedAttempts: 4 });
    expect((await getCardNumbers(quiz.id)).totalResponses).toBe(4);
  });

  it('cost one write for a batch of attempts of the same quiz', async () => {
    const quiz = await publishedQuiz();
    for (let n = 0; n < 30; n++) await submit((await start(quiz.id)).body.data, RIGHT);
    const records = await recordsOf(quiz.id);
    expect(records.length).toBe(60);
    await handler({ Records: records.slice(0, 2), shardId: 'cost' });
    const { consumed } = await measureCost(() => handler({ Records: records.slice(2), shardId: 'cost' }));
    // One read of the intake, a slot for 58 changes, and the intake with the numbers of lists.
    expect(consumed.trips).toBe(3);
    expect(consumed.write).toBeLessThanOrEqual(8);
    // The sums, those of item analysis, the days and the roster, beside what is read.
    const settled = await measureCost(() => settle(quiz.id));
    expect(settled.consumed.write).toBeLessThanOrEqual(20);
  });
});

async function rate(session: StartedAttempt | undefined, rating: number) {
  await giveFeedback(session?.sessionId ?? '', { rating, comment: '' });
}

async function itemsOf(quizId: string) {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :stats)',
      ExpressionAttributeValues: { ':pk': `QUIZ#${quizId}`, ':stats': 'STATS#' },
    }),
  );
  return Items;
}

/** The stream's records of one quiz's attempts. */
async function recordsOf(quizId: string) {
  const records: DynamoDBStreamEvent['Records'] = [];
  await drain(
    newReader(async ({ Records }) => {
      records.push(
        ...Records.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S?.startsWith(`ATTEMPT#${quizId}#`)),
      );
      return { batchItemFailures: [], state: {} };
    }),
  );
  return records;
}

describe('due work', () => {
  it('finishes attempts whose time is over with what the server holds, once', async () => {
    const quiz = await publishedQuiz();
    const session = (await start(quiz.id)).body.data;
    await save(session, 1, { q1: 'Paris' });
    await drain(newReader());
    expect(await runDueWork(), 'not before the deadline').toEqual({ finished: 0, told: 0, started: 0 });
    setClock(33 * MINUTE);
    expect((await runDueWork()).finished).toBeGreaterThanOrEqual(1);
    expect(await getAttempt(session.sessionId)).toMatchObject({
      status: 'timed_out',
      finishedBy: 'server',
      card: { percentage: 20, completedAt: Date.parse(session.deadlineAt) },
    });
    expect(await runDueWork()).toEqual({ finished: 0, told: 0, started: 0 });
  });

  it('catches up after an outage longer than the deadline', async () => {
    const quiz = await publishedQuiz();
    const session = (await start(quiz.id)).body.data;
    await runDueWork();
    setClock(300 * MINUTE);
    await drain(newReader());
    await runDueWork();
    expect((await getAttempt(session.sessionId))?.status).toBe('timed_out');
  });

  it('is not held up by an attempt that cannot be finished', async () => {
    const quiz = await publishedQuiz();
    const session = (await start(quiz.id)).body.data;
    const lost = { quizId: 'q_0000000000000000', participant: 'g_0123456789abcdefghijkl', number: 1 };
    const times = { startedAt: now(), deadlineAt: now() + 30 * MINUTE };
    await beginAttempt({ ...lost, ...times, version: 1, paper: '1', name: 'Guest', email: '' });
    const minute = dueMinute(times.deadlineAt, 60);
    const both = [formatAttemptId(lost), session.sessionId];
    await putDue(minute, 'attempts', both);
    setClock(33 * MINUTE);
    await runDueWork();
    expect((await getAttempt(session.sessionId))?.status).toBe('timed_out');
    await removeDue(minute, dueName('attempts', both));
  });

  it('leaves a submitted attempt as it is', async () => {
    const quiz = await publishedQuiz();
    const session = (await start(quiz.id)).body.data;
    await drain(newReader());
    await submit(session, RIGHT);
    setClock(33 * MINUTE);
    await runDueWork();
    expect((await getAttempt(session.sessionId))?.status).toBe('completed');
  });
});
