import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dueMinute } from '@quizhall/shared/rules/attempts/deadline';
import { afterEach, expect, it } from 'vitest';
import { type Attempt, getAttempt } from '../attempts/model/attempts.ts';
import { listDue } from '../attempts/model/due-work.ts';
import { attemptKey } from '../platform/dynamodb/keys.ts';
import { listNotifications } from '../notifications/model/notifications.ts';
import { TableName, table } from '../platform/dynamodb/table.ts';
import { config } from '../platform/config.ts';
import { now, setClock } from '../platform/clock.ts';
import { VISIBILITY_TIMEOUT_MS } from '../platform/local/local-queues.ts';
import { topicQueues } from '../testing/background.ts';
import { observe } from '../testing/observe.ts';
import { publishedQuiz } from '../testing/scenarios.ts';
import { testStream } from '../testing/streams.ts';
import { RIGHT, start, submit } from '../testing/taking.ts';
import { TOPICS } from './topics.ts';

afterEach(() => setClock(0));

const noted = async ({ deadlineAt }: Attempt) => {
  const due = await Array.fromAsync(listDue(dueMinute(deadlineAt, config.END_SPREAD_SECONDS)));
  return due.flatMap((one) => (one.kind === 'attempts' ? one.ids : []));
};

/** An attempt that no release can read, as an item of a later one may be. */
const poison = (quizId: string) => ({
  ...attemptKey(quizId, 'g_0123456789abcdefghijkl', 1),
  status: 'floating',
  deadlineAt: 'soon',
});

it('a record that cannot be read is parked alone with what it was; its neighbours are done', async () => {
  const queues = topicQueues();
  const stream = await testStream(queues.consume, now);
  const quiz = await publishedQuiz();
  const before = (await start(quiz.id)).body.data;
  await table.send(new PutCommand({ TableName, Item: poison(quiz.id) }));
  const after = (await start(quiz.id)).body.data;
  await submit(after, RIGHT);

  const { lines } = await observe(() => stream.drain());

  for (const { sessionId } of [before, after]) {
    const attempt = await getAttempt(sessionId);
    expect(attempt && (await noted(attempt))).toContain(sessionId);
  }
  expect((await listNotifications(quiz.ownerId, { limit: 9 })).notifications).toHaveLength(1);
  expect(lines.filter(({ level }) => level === 'ERROR')).toMatchObject([{ message: 'due work not noted' }]);
  expect(queues.parked(), 'not at once').toEqual([]);

  let calls = 1;
  while (queues.parked().length === 0) {
    setClock(calls * VISIBILITY_TIMEOUT_MS);
    expect(await queues.deliver(), 'the record alone comes again').toBe(1);
    calls += 1;
  }
  expect(calls).toBe(TOPICS.dueWork.tries);
  expect(queues.parked()).toMatchObject([
    { queue: 'dueWork', record: { dynamodb: { NewImage: { status: { S: 'floating' } } } } },
  ]);
  setClock((calls + 1) * VISIBILITY_TIMEOUT_MS);
  expect(await queues.deliver(), 'and then never').toBe(0);
});

it('a saved answer, a quiz and what the queues write themselves ask for nobody, what is published for webhooks alone', async () => {
  const queues = topicQueues();
  const seen: string[] = [];
  const stream = await testStream(async ({ Records }) => {
    const asked = Records.filter((record) => queues.asks(record).length > 0);
    seen.push(...asked.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S?.split('#')[0] ?? ''));
    return queues.consume({ Records });
  }, now);
  await stream.drain();
  seen.length = 0;
  const quiz = await publishedQuiz();
  const session = (await start(quiz.id)).body.data;
  await submit(session, RIGHT);
  await stream.drain();
  expect(seen, 'the version, the start, the finish').toEqual(['QUIZ', 'ATTEMPT', 'ATTEMPT']);
});
