import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { mergeAnalysis } from '@quizhall/shared/rules/results/item-sums';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, describe, expect, it } from 'vitest';
import { listAnalysis, listSettledAnalysis } from '../model/analysis.ts';
import { getCardNumbers, listIntakes } from '../model/card-numbers.ts';
import { cardNumbersKey } from '../../platform/dynamodb/keys.ts';
import { listPendingSlots } from '../model/pending-changes.ts';
import { listDays } from '../model/quiz-days.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { readRoster } from '../model/roster.ts';
import { settle } from '../model/count-changes.ts';
import { getSettledStatistics, getStatistics } from '../model/statistics.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { start, submit } from '../../testing/taking.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { handler } from '../../entry/stream.ts';

const MINUTE = 60_000;
const YEARS = [new Date().getUTCFullYear(), new Date().getUTCFullYear() + 1].map(String);
afterEach(() => setClock(0));

const questions = Array.from({ length: 50 }, (_, n) => buildQuestion({ id: `question${n}`, timeLimit: 0 }));
const OPTIONS = ['Paris', 'Lyon', 'Nice'];
/** Answers as irregular as those of people, the same for the same guest. */
const answersOf = (guest: number) =>
  Object.fromEntries(
    questions.map(({ id }, n) => [id, OPTIONS[(guest * 31 + n * n * 7 + ((guest * n) % 11)) % 3] ?? '']),
  );

/** Begun and finished attempts of some guests, as stream records. */
async function recordsOf(quiz: Quiz, guests: number): Promise<DynamoDBRecord[]> {
  const records: DynamoDBRecord[] = [];
  const stream = await testStream(async ({ Records }) => {
    records.push(...Records);
    return undefined;
  });
  await stream.drain();
  records.length = 0;
  for (let guest = 0; guest < guests; guest++)
    await submit((await start(quiz.id)).body.data, answersOf(guest));
  await stream.drain();
  return records.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S?.startsWith(`ATTEMPT#${quiz.id}#`));
}

const batch = (records: readonly DynamoDBRecord[], shardId = 'shard') =>
  handler({ Records: [...records], shardId });

/** Everything that is told of a quiz. */
async function told({ id }: Quiz) {
  const statistics = await getStatistics(id);
  return {
    statistics,
    analysis: mergeAnalysis(...(await listAnalysis(id))),
    days: (await listDays([{ quizId: id, years: YEARS }])).get(id)?.days,
    numbers: await getCardNumbers(id),
    roster: (await readRoster(id, { consistent: true }))
      .map((row) => ({ ...row, sequenceNumber: '' }))
      .toSorted((a, b) => (a.participant < b.participant ? -1 : 1)),
  };
}

describe('changes that gather', () => {
  it('are told at once, and settled they say the same', async () => {
    const quiz = await publishedQuiz({ questions });
    const records = await recordsOf(quiz, 5);
    for (const record of records) await batch([record]);
    expect((await getSettledStatistics(quiz.id)).attempts).toBe(0);
    const pending = await told(quiz);
    expect(pending.statistics).toMatchObject({ attempts: 5, participants: 5, completed: 5 });
    expect(pending.analysis.attempts).toBe(5);
    expect(pending.numbers.totalResponses).toBe(5);
    expect(pending.roster).toHaveLength(5);
    await settle(quiz.id);
    expect((await getSettledStatistics(quiz.id)).attempts).toBe(5);
    expect(await listPendingSlots(quiz.id)).toEqual([]);
    expect(await told(quiz)).toEqual(pending);
  });

  it('count the same in batches of any size, in replays, and beside a settlement', async () => {
    const quiz = await publishedQuiz({ questions });
    const others = await publishedQuiz({ questions });
    const records = await recordsOf(quiz, 40);
    await batch(records);
    const whole = await told(quiz);
    expect(whole.statistics.completed).toBe(40);
    for (const size of [1, 3, 17]) {
      for (let from = 0; from < records.length; from += size) {
        await batch(records.slice(from, from + size), `shard-${size}`);
        if (from % 5 === 0) await batch(records.slice(Math.max(0, from - 4), from + 1), `shard-${size}`);
        if (from % 31 === 0) await settle(quiz.id);
      }
      await batch(records, `shard-${size}`);
    }
    const four = await told(quiz);
    expect(four.statistics.completed).toBe(160);
    expect(four.statistics.seconds).toBe(4 * whole.statistics.seconds);
    expect(four.statistics.questions['question7']?.correct).toBe(
      4 * (whole.statistics.questions['question7']?.correct ?? 0),
    );
    expect(four.analysis.score).toBe(4 * whole.analysis.score);
    expect(four.numbers).toMatchObject({ totalResponses: 160, avgScore: whole.numbers.avgScore });
    expect(four.roster).toEqual(whole.roster);
    expect((await told(others)).statistics.attempts).toBe(0);
  });

  it('of several stream shards add up', async () => {
    const quiz = await publishedQuiz({ questions });
    const records = await recordsOf(quiz, 4);
    await batch(records.slice(0, 4), 'shard-a');
    await batch(records.slice(4), 'shard-b');
    expect((await told(quiz)).statistics).toMatchObject({ attempts: 4, completed: 4 });
    await settle(quiz.id);
    expect((await told(quiz)).statistics).toMatchObject({ attempts: 4, completed: 4 });
    expect((await listSettledAnalysis(quiz.id)).length).toBeGreaterThan(0);
  });

  it('are counted by due work after half an hour, and nothing is left beside the aggregates', async () => {
    const quiz = await publishedQuiz({ questions });
    for (const record of await recordsOf(quiz, 3)) await batch([record]);
    setClock(33 * MINUTE);
    await runDueWork();
    expect((await getSettledStatistics(quiz.id)).completed).toBe(3);
    expect(await listPendingSlots(quiz.id)).toEqual([]);
    expect((await listIntakes([quiz.id])).get(quiz.id)?.get('shard')).toMatchObject({
      open: undefined,
      slots: 0,
    });
  });

  it('cost two or three write units each, however they spread over quizzes', async () => {
    const quiz = await publishedQuiz({ questions });
    const records = await recordsOf(quiz, 60);
    const { consumed } = await measureCost(async () => {
      for (const record of records) await batch([record]);
    });
    expect(consumed.write / 60).toBeLessThan(4);
    const { Item } = await table.send(new GetCommand({ TableName, Key: cardNumbersKey(quiz.id) }));
    expect(Item).toBeDefined();
    expect((await told(quiz)).statistics).toMatchObject({ attempts: 60, completed: 60 });
  });
});
