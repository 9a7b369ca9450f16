import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { afterEach, expect, it } from 'vitest';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { getJob } from '../../platform/jobs/job-store.ts';
import { now, setClock } from '../../platform/clock.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { everyReader } from '../../testing/background.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as releaseResults } from '../handlers/release-results.ts';
import { release as releaseKind } from './release-results.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

async function heldBack(settings: object = { showResultsImmediately: false }, shards = 1) {
  const { user } = await signedIn();
  const quiz = await publishedQuiz({ settings, quiz: { ownerId: user.id, shards } });
  const release = async () => {
    const request = { params: { id: quiz.id }, body: { all: true as const }, token: await tokenOf(user) };
    const { status, body } = await invokeEndpoint(releaseResults, quizzes.releaseResults, request);
    expect(status).toBe(202);
    return { ...body.data, run: () => getJob({ ownerId: user.id, id: body.data.runId }) };
  };
  const handIn = async () => {
    const participant = await signedIn();
    const session = (await start(quiz.id, {}, participant.token)).body.data;
    expect((await submit(session, RIGHT)).status).toBe(200);
    return { userId: participant.user.id, attemptId: session.sessionId };
  };
  return { quiz, release, handIn };
}

const told = async (userId: string) => (await listNotifications(userId, { limit: 10 })).notifications;

it('tells participants with accounts what was released since the last time, once', async () => {
  const { quiz, release, handIn } = await heldBack();
  const first = await handIn();
  await submit((await start(quiz.id)).body.data, RIGHT);
  setClock(1_000);
  const { releasedAt, run } = await release();
  expect(await run()).toMatchObject({ kind: 'release', status: 'queued' });
  await stream.drain();
  expect(await run()).toMatchObject({ status: 'done', done: 2, total: 2, result: { told: 1 } });
  const note = {
    type: 'result_released',
    title: 'Your result is ready',
    message: `The results of “${quiz.title}” are out. Your score: 100%.`,
    link: `/quiz/${quiz.id}/result/${first.attemptId}`,
    time: releasedAt,
    unread: true,
    says: { name: 'resultReleased', values: { quiz: quiz.title, percentage: 100 } },
  };
  expect(await told(first.userId)).toEqual([{ ...note, id: expect.any(String) }]);

  setClock(10_000);
  const second = await handIn();
  setClock(20_000);
  const again = await release();
  await stream.drain();
  expect(await again.run()).toMatchObject({ status: 'done', done: 1, result: { told: 1 } });
  expect(await told(second.userId)).toHaveLength(1);
  stream.rewind();
  await stream.drain();
  expect(await told(first.userId)).toHaveLength(1);
});

it('goes through every part of a quiz that many take at once', async () => {
  const { release, handIn } = await heldBack({ showResultsImmediately: false }, 64);
  const people = [await handIn(), await handIn(), await handIn()];
  setClock(1_000);
  const { run } = await release();
  await stream.drain();
  expect(await run()).toMatchObject({ status: 'done', done: 3, result: { told: 3 } });
  for (const { userId } of people) expect(await told(userId)).toHaveLength(1);
});

it('says of how many, which are those since the release before', async () => {
  const { quiz, release, handIn } = await heldBack({ showResultsImmediately: false }, 2);
  for (let n = 0; n < 3; n++) await handIn();
  setClock(60_000);
  const first = await release();
  setClock(120_000);
  await handIn();
  await handIn();
  const step = async (from: string | undefined, at: number) =>
    releaseKind.step({ quizId: quiz.id, from, until: new Date(now() + at).toISOString() }, undefined);
  expect(await step(undefined, 0)).toMatchObject({ total: 5 });
  expect(await step(first.releasedAt, 60_000)).toMatchObject({ total: 2 });
});

it('is no news where the result was shown at once', async () => {
  const { release, handIn } = await heldBack({ showResultsImmediately: true });
  const { userId } = await handIn();
  setClock(1_000);
  const { run } = await release();
  await stream.drain();
  expect(await run()).toMatchObject({ status: 'done', done: 1, result: { told: 0 } });
  expect(await told(userId)).toEqual([]);
});
