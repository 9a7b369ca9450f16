import { describe, expect, test } from 'vitest';
import { ApiError, type ApiErrorCode } from '@/lib/api/errors.ts';
import { answerTo } from '../engine/answers.ts';
import { saveStatus } from '../engine/sync-decide.ts';
import { buildResult, iso, noticesOf, offline, openAttempt, settle, valueOf } from '../testing/fakes.ts';
import type { AttemptRunner } from './attempt-runner.ts';

const refusal = (code: ApiErrorCode, status: number) =>
  new ApiError(code, { code, status, fromServer: true });

const statusOf = (runner: AttemptRunner) => saveStatus(runner.view().sync, runner.view().durable).kind;
describe('saving', () => {
  test('an answer is on the device at once, and reaches the server with those of the next minute', async () => {
    const { runner, server, device } = await openAttempt({ deadline: 300_000 });
    runner.answer('q1', 'Red');
    await device.pass(59_900);
    expect(server.saves).toEqual([]);
    expect(statusOf(runner)).toBe('kept');
    await device.pass(200);
    expect(server.answers.q1).toMatchObject({ userAnswer: 'Red', flagged: false });
    expect(statusOf(runner)).toBe('saved');
  });

  test('offline, answers are counted, and go out together when the network is back', async () => {
    const { runner, server, device } = await openAttempt();
    server.failure = offline;
    runner.answer('q1', 'Red');
    runner.goTo(1);
    runner.answer('q2', 'Blue');
    await device.pass(90_000);
    expect(saveStatus(runner.view().sync, runner.view().durable)).toEqual({ kind: 'offline', unsent: 2 });
    server.failure = undefined;
    runner.retryNow();
    await settle();
    expect(server.saves).toHaveLength(1);
    expect(server.saves[0]?.answers.map(({ questionId }) => questionId)).toEqual(['q1', 'q2']);
    expect(statusOf(runner)).toBe('saved');
  });

  test('sequence numbers grow, also over a reload', async () => {
    const { runner, server, device, open } = await openAttempt();
    runner.answer('q1', 'Red');
    await device.pass(90_000);
    const again = await open('tab after reload');
    again.answer('q1', 'Blue');
    await device.pass(90_000);
    const numbers = server.saves.map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(2);
    expect(server.answers.q1?.userAnswer).toBe('Blue');
  });

  test('a page that goes away sends what is not acknowledged, once', async () => {
    const { runner, server } = await openAttempt();
    runner.setHidden(true);
    expect(server.flushed).toEqual([]);
    runner.setHidden(false);
    runner.answer('q1', 'Red');
    runner.setHidden(true);
    runner.leaving();
    expect(server.flushed).toHaveLength(1);
    expect(server.flushed[0]?.answers).toMatchObject([{ questionId: 'q1', userAnswer: 'Red' }]);
  });

  test('what has been flushed counts as saved once it is heard', async () => {
    const { runner } = await openAttempt();
    runner.answer('q1', 'Red');
    runner.setHidden(true);
    await settle();
    expect(statusOf(runner)).toBe('saved');
  });
});

describe('reload', () => {
  test('answers that never reached the server, position and time come back', async () => {
    const { runner, server, device, open } = await openAttempt();
    server.failure = offline;
    runner.answer('q1', 'Red');
    runner.goTo(1);
    runner.answer('q2', 'Green');
    await device.pass(4_000);
    runner.leaving();
    const again = await open('tab after reload');
    expect(valueOf(again, 'q1')).toBe('Red');
    expect(valueOf(again, 'q2')).toBe('Green');
    expect(again.view().sync.currentIndex).toBe(1);
    expect(answerTo(again.view().sync.answers, 'q2').timeSpent).toBeCloseTo(4, 1);
  });

  test('what the storage had no time for is there all the same', async () => {
    const { openOn, open } = await openAttempt();
    const runner = await openOn(() => new Promise(() => undefined));
    runner.answer('q1', 'Red');
    runner.goTo(2);
    runner.leaving();
    const again = await open('tab after reload');
    expect(valueOf(again, 'q1')).toBe('Red');
    expect(again.view().sync.currentIndex).toBe(2);
  });

  test('a storage that never answers holds up neither saves nor the submit', async () => {
    const { openOn, server, device } = await openAttempt();
    const runner = await openOn(() => new Promise(() => undefined));
    runner.answer('q1', 'Red');
    await device.pass(100_000);
    expect(server.answers.q1).toMatchObject({ userAnswer: 'Red' });
    runner.submit();
    await device.pass(10_000);
    expect(server.handIns).toHaveLength(1);
    runner.close();
  });

  test('a device that takes nothing any more is not trusted until it does again', async () => {
    const { openOn, device } = await openAttempt();
    let isFull = true;
    const runner = await openOn(async () => {
      if (isFull) throw new Error('No space');
      return true;
    });
    expect(runner.view().durable).toBe(true);
    runner.answer('q1', 'Red');
    await device.pass(1_000);
    expect(runner.view().durable).toBe(false);
    isFull = false;
    runner.answer('q1', 'Blue');
    await device.pass(1_000);
    expect(runner.view().durable).toBe(true);
  });

  test('a tab that lost the attempt to another one writes nothing any more', async () => {
    const { runner, store, open, started } = await openAttempt();
    const second = await open('second tab');
    runner.answer('q1', 'Red');
    await settle();
    expect(runner.view().sync.phase).toBe('displaced');
    second.answer('q1', 'Blue');
    await settle();
    const opened = await store.open(started.sessionId, 'third tab');
    expect(opened?.memory.answers.q1?.userAnswer).toBe('Blue');
  });
});

describe('handing in', () => {
  test('sends every question and tells the result', async () => {
    const { runner, server, store, started } = await openAttempt();
    const notices = noticesOf(runner);
    runner.answer('q2', 'Red');
    runner.answer('q2', 'Blue');
    runner.submit();
    await settle();
    expect(server.handIns).toHaveLength(1);
    expect(server.handIns[0]).toMatchObject({
      status: 'completed',
      completedAt: iso(0),
      sessionId: started.sessionId,
    });
    expect(server.handIns[0]?.answers.map(({ userAnswer, skipped }) => [userAnswer, skipped])).toEqual([
      [null, true],
      ['Blue', false],
      [null, true],
    ]);
    expect(server.handIns[0]?.analytics?.answersChanged).toEqual([{ questionIndex: 1, changes: 1 }]);
    expect(notices).toEqual([{ type: 'finished', result: buildResult() }]);
    expect(await store.find('abc234', undefined)).toEqual({
      running: undefined,
      finished: started.sessionId,
    });
    expect(await store.tokenOf(started.sessionId)).toBe('token');
  });

  test('offline it is kept with its time, over a reload too, and goes out when the network is back', async () => {
    const { runner, server, device, store, open } = await openAttempt();
    runner.answer('q1', 'Red');
    await device.pass(30_000);
    server.failure = offline;
    runner.submit();
    await device.pass(5_000);
    expect((await store.find('ABC234', undefined)).running?.waiting).toBe(true);
    const again = await open('tab after reload');
    expect(again.view().sync.phase).toBe('handing-in');
    server.failure = undefined;
    again.retryNow();
    await settle();
    expect(server.handIns).toHaveLength(1);
    expect(server.handIns[0]).toMatchObject({ completedAt: iso(30_000), totalTimeSpent: 30 });
  });

  test('refused, it gives the questions back and says so', async () => {
    const { runner, server } = await openAttempt();
    const notices = noticesOf(runner);
    server.failure = refusal('INTERNAL', 500);
    runner.submit();
    await settle();
    expect(notices).toEqual([{ type: 'hand-in-refused' }]);
    expect(runner.view()).toMatchObject({ submitFailed: true, sync: { phase: 'open' } });
    server.failure = undefined;
    runner.submit();
    await settle();
    expect(server.handIns).toHaveLength(1);
  });

  test.each(['ATTEMPT_OVER', 'ATTEMPT_FINISHED'] as const)(
    '%s on a save hands in what the device holds',
    async (code) => {
      const { runner, server, device } = await openAttempt();
      runner.answer('q1', 'Red');
      server.failure = refusal(code, 409);
      await device.pass(85_700);
      expect(runner.view().sync.phase).toBe('open');
      await device.pass(100);
      expect(runner.view().sync.phase).not.toBe('open');
    },
  );

  test('already finished: on to the result', async () => {
    const { runner, server } = await openAttempt();
    const notices = noticesOf(runner);
    server.failure = refusal('ATTEMPT_FINISHED', 409);
    runner.submit();
    await settle();
    expect(notices).toEqual([{ type: 'finished', result: undefined }]);
  });
});

describe('an attempt that the server does not know', () => {
  const error = new ApiError('gone', { code: 'ATTEMPT_TOKEN', status: 401, fromServer: true });

  test('is forgotten here as well where nothing is unsent, so that a new one can begin', async () => {
    const { runner, server, store, device } = await openAttempt();
    const notices = noticesOf(runner);
    server.failure = error;
    runner.connectionLost();
    await device.pass(60_000);
    expect(notices).toEqual([{ type: 'gone', error }]);
    expect(await store.find('ABC234', undefined)).toEqual({ running: undefined, finished: undefined });
  });

  test('is kept with what was never sent, tried again, and thrown away only by the person', async () => {
    const { runner, server, store, device, started } = await openAttempt();
    const notices = noticesOf(runner);
    runner.answer('q1', 'Red');
    server.failure = error;
    await device.pass(90_000);
    expect(runner.view().sync.phase).toBe('stranded');
    expect(notices).toEqual([]);
    const kept = await store.open(started.sessionId, 'tab');
    expect(kept?.memory.answers.q1).toMatchObject({ userAnswer: 'Red' });
    server.failure = undefined;
    runner.retryNow();
    await device.pass(1_000);
    expect(runner.view().sync.phase).toBe('open');
    runner.discard();
    await settle();
    expect(notices).toEqual([{ type: 'discarded' }]);
    expect(await store.find('ABC234', undefined)).toEqual({ running: undefined, finished: undefined });
  });
});

test('whoever tries again what the server did not know has its answer at once', async () => {
  const { runner, server } = await openAttempt();
  runner.answer('q1', 'Red');
  server.failure = refusal('ATTEMPT_TOKEN', 401);
  runner.setHidden(true);
  await settle();
  expect(runner.view().sync.phase).toBe('stranded');
  runner.retryNow();
  await settle();
  expect(runner.view().sync.phase).toBe('stranded');
  server.failure = undefined;
  runner.retryNow();
  await settle();
  expect(runner.view().sync.phase).toBe('open');
  expect(server.answers.q1).toMatchObject({ userAnswer: 'Red' });
});

describe('one way', () => {
  test('a withheld question comes with the save that moves to it, and its time starts then', async () => {
    const limits = { allowBackNavigation: false, questionTimeLimit: 30, singly: true };
    const { runner, server, device, open } = await openAttempt(limits);
    server.failure = offline;
    runner.answer('q1', 'Red');
    runner.next();
    await device.pass(10_000);
    expect(runner.questions[1]).toMatchObject({ _id: 'q2', later: true });
    expect(answerTo(runner.view().sync.answers, 'q2').timeSpent).toBe(0);
    server.failure = undefined;
    runner.retryNow();
    await settle();
    expect(runner.questions[1]?.question).toMatch(/\S/);
    await device.pass(5_000);
    expect(answerTo(runner.view().sync.answers, 'q2').timeSpent).toBeGreaterThanOrEqual(4);
    const again = await open('tab after reload');
    expect(again.questions.map(({ later }) => later)).toEqual([undefined, undefined, true]);
  });

  test('without back navigation only the next question can be opened', async () => {
    const { runner } = await openAttempt({ allowBackNavigation: false });
    runner.goTo(2);
    expect(runner.view().sync.currentIndex).toBe(0);
    runner.next();
    runner.previous();
    runner.goTo(0);
    expect(runner.view().sync.currentIndex).toBe(1);
  });

  test('what is left behind is on the server before the next question is answered', async () => {
    const { runner, server } = await openAttempt({ allowBackNavigation: false });
    runner.answer('q1', 'Red');
    runner.next();
    await settle();
    expect(server.answers.q1).toMatchObject({ userAnswer: 'Red' });
    expect(server.saves[0]).toMatchObject({ currentIndex: 1 });
  });
});
