import { expect, test } from 'vitest';
import { buildResult, iso, noticesOf, openAttempt, settle, valueOf } from '../testing/fakes.ts';

/** An attempt that its owner ends after a minute, between two answers. */
async function calledIn() {
  const attempt = await openAttempt();
  const { runner, server, device } = attempt;
  const notices = noticesOf(runner);
  runner.answer('q1', 'Red');
  await device.pass(50_000);
  server.callIn();
  await device.pass(1_000);
  return { ...attempt, notices };
}

test('a save that finds the attempt ended hands in what was answered by then', async () => {
  const { server, device, notices } = await calledIn();
  await device.pass(60_000);
  expect(server.handIns).toMatchObject([{ completedAt: iso(50_000), status: 'timed_out' }]);
  expect(server.handIns[0]?.answers.find(({ questionId }) => questionId === 'q1')?.userAnswer).toBe('Red');
  expect(notices).toMatchObject([{ type: 'finished' }]);
});

test('a submit does the same, without what was answered later, which stays here and is told', async () => {
  const { runner, server, store, started, notices } = await calledIn();
  runner.answer('q2', 'Blue');
  runner.submit();
  await settle();
  expect(server.handIns).toHaveLength(1);
  expect(server.handIns[0]?.answers.map(({ questionId }) => questionId)).toEqual(['q1', 'q3']);
  expect([runner.leftBehind, runner.endedAt, notices]).toEqual([['q2'], iso(50_000), []]);
  runner.toResult();
  await settle();
  expect(notices).toMatchObject([{ type: 'finished' }]);
  expect((await store.find('ABC234', undefined)).finished).toBe(started.sessionId);
});

test('what stayed here is there again once the attempt goes on, and is sent', async () => {
  const { runner, server, store, started, device, open } = await calledIn();
  runner.answer('q2', 'Blue');
  runner.submit();
  await settle();
  runner.toResult();
  await settle();
  const again = { ...started, resumed: true, answers: server.model.held({ device: 'here', opened: 1 }) };
  await store.add({
    started: again,
    refs: [],
    userId: undefined,
    participantInfo: undefined,
    clockOffset: 0,
  });
  delete (server as Partial<typeof server>).save;
  const sent: string[] = [];
  server.save = async (body) => {
    sent.push(...body.answers.map(({ questionId }) => questionId));
    const now = iso(device.mono);
    return { seq: body.seq, saved: true, savedAt: now, serverNow: now, deadlineAt: started.deadlineAt };
  };
  const reopened = await open('another tab');
  expect([valueOf(reopened, 'q1'), valueOf(reopened, 'q2')]).toEqual(['Red', 'Blue']);
  await device.pass(90_000);
  expect(sent).toEqual(expect.arrayContaining(['q2']));
});

test('where nothing is taken any more, everything unsent stays here', async () => {
  const { runner, server } = await openAttempt();
  runner.answer('q1', 'Red');
  server.handIn = async () => buildResult({ endedByOwner: true, handedInElsewhere: true });
  runner.submit();
  await settle();
  expect([runner.leftBehind, runner.endedAt]).toEqual([['q1'], iso(60_000)]);
});
