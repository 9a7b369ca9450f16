import { markByHand } from '@quizhall/shared/grading';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, expect, it } from 'vitest';
import { toAttemptChange } from '../../attempts/model/attempt-change.ts';
import { type Attempt, getAttempt } from '../../attempts/model/attempts.ts';
import { getVersion } from '../../quizzes/model/quiz-cache.ts';
import { getYear, listDays } from '../model/quiz-days.ts';
import { giveFeedback } from '../../attempts/model/finished-attempts.ts';
import { now, setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { annul, reinstate, world } from '../../testing/interventions.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { ALL_WRONG, type Answers, RIGHT, start, submit } from '../../testing/taking.ts';
import { marksOf } from '../../grading/model/grade-answers.ts';
import { storeMarks } from '../../grading/use-cases/store-marks.ts';
import { handler } from '../../entry/stream.ts';
import { countDays, settle } from '../model/count-changes.ts';
import { pendingChanges } from './effects-of-changes.ts';

const DAY = 86_400_000;
afterEach(() => setClock(0));

const collected: DynamoDBRecord[] = [];
const stream = await testStream(({ Records }) => {
  collected.push(...Records);
  return Promise.resolve({ batchItemFailures: [], state: {} });
}, now);

/** The records of a quiz's attempts since the last call. */
async function recordsOf(quizId: string) {
  collected.length = 0;
  await stream.drain();
  return collected.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S?.startsWith(`ATTEMPT#${quizId}#`));
}

const take = async (quizId: string, answers: Answers) => {
  const session = (await start(quizId)).body.data;
  await submit(session, answers);
  return session?.sessionId ?? '';
};

const today = () => new Date(now()).toISOString().slice(0, 10);
const years = () => [0, 1, 2, 3].map((ahead) => String(new Date().getUTCFullYear() + ahead));
const daysOf = async (quizId: string) => (await listDays([{ quizId, years: years() }])).get(quizId)?.days;

/** Another person's points for the first question. */
async function mark(id: string, points: number) {
  const attempt = (await getAttempt(id)) as Attempt;
  const content = await getVersion(attempt.quizId, attempt.version);
  const question = content.questions[0] ?? buildQuestion();
  const given = { position: 0, question, hundredths: points * 100, by: 'u1' };
  await storeMarks(attempt, content, markByHand(marksOf(attempt, content), given), now() + DAY);
}

it('counts a batch once however often it comes, and follows marks on the day of the hand-in', async () => {
  const quiz = await publishedQuiz();
  const [day, id] = [today(), await take(quiz.id, RIGHT)];
  await take(quiz.id, ALL_WRONG);
  await start(quiz.id);
  const Records = await recordsOf(quiz.id);
  await handler({ Records, shardId: 'a' });
  await handler({ Records, shardId: 'a' });
  const counted = { begun: 3, completed: 2, waiting: 0, passed: 1, score: 10_000 };
  expect(await daysOf(quiz.id)).toEqual({ [day]: counted });
  setClock(DAY);
  await mark(id, 0);
  await giveFeedback(id, { rating: 3, comment: '' });
  const marked = await recordsOf(quiz.id);
  const { card } = (await getAttempt(id)) as Attempt;
  for (const shardId of ['b', 'b']) await handler({ Records: marked, shardId });
  const score = Math.round((card?.percentage ?? 0) * 100);
  expect(score).toBeLessThan(10_000);
  expect(await daysOf(quiz.id)).toEqual({ [day]: { ...counted, passed: Number(card?.passed), score } });
});

it('takes an annulled attempt out, and back in once it is reinstated', async () => {
  const { quiz, token, begun } = await world();
  const session = await begun();
  await submit(session, RIGHT);
  const count = async () => {
    await handler({ Records: await recordsOf(quiz.id), shardId: 'a' });
    return (await daysOf(quiz.id))?.[today()];
  };
  const counted = { begun: 1, completed: 1, waiting: 0, passed: 1, score: 10_000 };
  expect(await count()).toEqual(counted);
  await annul(token, session.sessionId);
  expect(await count()).toBeUndefined();
  await reinstate(token, session.sessionId);
  expect(await count()).toEqual(counted);
});

it('takes halves of a batch that failed, and what is counted by former shards together', async () => {
  const quiz = await publishedQuiz();
  const countAs = async (shardId: string) => {
    await take(quiz.id, RIGHT);
    const Records = await recordsOf(quiz.id);
    await handler({ Records: Records.slice(0, 1), shardId });
    await handler({ Records, shardId });
    await settle(quiz.id);
  };
  await countAs('a');
  await countAs('b');
  setClock(3 * DAY);
  await countAs('c');
  setClock(6 * DAY);
  await countAs('d');
  const parts = await Promise.all(years().map((year) => getYear(quiz.id, year)));
  const names = new Set(parts.flatMap((one) => [...(one?.parts.keys() ?? [])]));
  expect([...names].filter((name) => name === 'a' || name === 'b')).toEqual([]);
  const days = Object.entries((await daysOf(quiz.id)) ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(days.map(([, { begun, completed }]) => [begun, completed])).toEqual([
    [2, 2],
    [1, 1],
    [1, 1],
  ]);
});

it('costs one read and one write for a batch, and nothing for a rating', async () => {
  const quiz = await publishedQuiz();
  const id = await take(quiz.id, RIGHT);
  await handler({ Records: await recordsOf(quiz.id), shardId: 'a' });
  await settle(quiz.id);
  for (let n = 0; n < 10; n++) await take(quiz.id, RIGHT);
  const changes = await pendingChanges(
    (await recordsOf(quiz.id)).flatMap((record) => toAttemptChange(record) ?? []),
  );
  const { consumed } = await measureCost(() => countDays(quiz.id, 'a', changes));
  expect([consumed.trips, consumed.write]).toEqual([2, 1]);
  await giveFeedback(id, { rating: 3, comment: '' });
  const rated = await pendingChanges(
    (await recordsOf(quiz.id)).flatMap((record) => toAttemptChange(record) ?? []),
  );
  expect((await measureCost(() => countDays(quiz.id, 'a', rated))).consumed.trips).toBe(0);
});
