import { describe, expect, test } from 'vitest';
import { answerTo } from '../engine/answers.ts';
import { iso, noticesOf, offline, openAttempt, settle, valueOf } from '../testing/fakes.ts';

const typesOf = (notices: ReturnType<typeof noticesOf>) => notices.map(({ type }) => type);

describe('an attempt that went on with another device', () => {
  test('is not overwritten: this one takes in what is new, says so and steps back', async () => {
    const { runner, server, device } = await openAttempt();
    runner.answer('q1', 'Red');
    runner.answer('q3', 'Red');
    server.saveElsewhere({ q1: 'Blue', q2: 'Green' });
    await device.pass(90_000);
    const { sync } = runner.view();
    expect(sync.steppedBack).toBe(true);
    expect(valueOf(runner, 'q1')).toBe('Blue');
    expect(answerTo(sync.answers, 'q1').overruled).toBe('Red');
    expect(valueOf(runner, 'q2')).toBe('Green');
    expect(server.answers, 'what only this one had goes out').toMatchObject({
      q1: { userAnswer: 'Blue' },
      q2: { userAnswer: 'Green' },
      q3: { userAnswer: 'Red' },
    });
    runner.answer('q2', 'Red');
    expect(valueOf(runner, 'q2'), 'nothing changes here').toBe('Green');
  });

  test('comes back here on demand, and may then use the answer that did not count', async () => {
    const { runner, server, device } = await openAttempt();
    runner.answer('q1', 'Red');
    server.saveElsewhere({ q1: 'Blue' });
    await device.pass(90_000);
    runner.comeBack();
    await settle();
    expect(runner.view().sync.steppedBack).toBe(false);
    runner.answer('q1', 'Red');
    expect(answerTo(runner.view().sync.answers, 'q1').overruled).toBeUndefined();
    await device.pass(90_000);
    expect(server.answers.q1?.userAnswer).toBe('Red');
  });

  test('tells the person who comes back to this device', async () => {
    const { runner, server } = await openAttempt();
    const notices = noticesOf(runner);
    runner.setHidden(true);
    server.saveElsewhere({ q2: 'Green' });
    runner.setHidden(false, true);
    await settle();
    expect(valueOf(runner, 'q2')).toBe('Green');
    expect(typesOf(notices)).toEqual(['joined']);
    expect(runner.view().sync.steppedBack).toBe(false);
  });

  test('is not submitted before the person has seen what came in', async () => {
    const { runner, server } = await openAttempt();
    const notices = noticesOf(runner);
    runner.answer('q1', 'Red');
    server.saveElsewhere({ q2: 'Green' });
    runner.submit();
    await settle();
    expect(server.model.finished).toBeUndefined();
    expect(runner.view()).toMatchObject({ screen: 'review', sync: { phase: 'open' } });
    expect(typesOf(notices)).toContain('hand-in-stale');
    runner.comeBack();
    await settle();
    runner.submit();
    await settle();
    expect(server.model.finished).toEqual({ q1: 'Red', q2: 'Green', q3: null });
  });

  test('is told once of what an earlier device still sent before the submit', async () => {
    const { runner, server } = await openAttempt();
    runner.setHidden(false, true);
    await settle();
    const notices = noticesOf(runner);
    server.saveEarlier({ q2: 'Green' });
    runner.submit();
    await settle();
    expect(typesOf(notices)).toEqual(['hand-in-stale']);
    expect(runner.view().sync.steppedBack).toBe(false);
  });

  test('lets the other one go first, also when its page goes away', async () => {
    const { runner, server, device } = await openAttempt({ deadline: 60_000, spreadSeconds: 20 });
    server.saveElsewhere({ q1: 'Blue' });
    await device.pass(75_000);
    expect(server.handIns).toHaveLength(1);
    runner.setHidden(true);
    await settle();
    expect(server.handIns).toHaveLength(1);
    expect(server.model.finished).toBeUndefined();
  });

  test('loses nothing to a device that was offline when the time ran out', async () => {
    const { runner, server, device } = await openAttempt({ deadline: 60_000, spreadSeconds: 20 });
    server.failure = offline;
    runner.answer('q3', 'Red');
    server.saveElsewhere({ q1: 'Blue', q2: 'Green' });
    await device.pass(61_000);
    server.failure = undefined;
    runner.retryNow();
    await device.pass(20_000);
    expect(server.model.finished, 'the device that goes on comes first').toBeUndefined();
    await device.pass(40_000);
    expect(server.model.finished).toEqual({ q1: 'Blue', q2: 'Green', q3: 'Red' });
    expect(server.handIns.at(-1)).toMatchObject({ status: 'timed_out', completedAt: iso(60_000) });
  });
});

describe('a device that is only looked at', () => {
  test('takes the attempt from nobody', async () => {
    const { runner, server, device } = await openAttempt();
    runner.setHidden(true);
    runner.setHidden(false, true);
    await device.pass(200_000);
    expect(server.saves).toEqual([]);
    runner.goTo(1);
    await device.pass(90_000);
    expect(server.saves, 'until something is done there').toHaveLength(1);
  });

  test('and comes back without a network saves nothing before it knows what stands', async () => {
    const { runner, server, device } = await openAttempt();
    runner.answer('q1', 'Red');
    server.saveElsewhere({ q2: 'Green' });
    await device.pass(90_000);
    const { length } = server.saves;
    server.failure = offline;
    runner.comeBack();
    runner.answer('q3', 'Red');
    await device.pass(5_000);
    server.failure = undefined;
    await device.pass(60_000);
    expect(runner.view().sync.steppedBack).toBe(false);
    expect(server.saves.slice(length).every(({ baseSeq }) => (baseSeq ?? 0) >= 2)).toBe(true);
  });
});
