import { describe, expect, test } from 'vitest';
import { ApiError } from '@/lib/api/errors.ts';
import { answerTo } from '../engine/answers.ts';
import {
  buildQuestion,
  buildStarted,
  iso,
  noticesOf,
  offline,
  openAttempt,
  settle,
  valueOf,
} from '../testing/fakes.ts';

describe('time', () => {
  test('at the deadline of the server the attempt is handed in as timed out', async () => {
    const { runner, server, device } = await openAttempt({ deadline: 20_000 });
    const notices = noticesOf(runner);
    runner.answer('q1', 'Red');
    await device.pass(19_900);
    expect(server.handIns).toEqual([]);
    await device.pass(200);
    expect(server.handIns[0]).toMatchObject({ status: 'timed_out', completedAt: iso(20_000) });
    expect(notices.map(({ type }) => type)).toEqual(['time-over', 'finished']);
  });

  test('hand-ins that nobody pressed are spread, complete at the deadline', async () => {
    const { runner, server, device } = await openAttempt({ deadline: 600_000, spreadSeconds: 60 });
    runner.answer('q1', 'Red');
    await device.pass(600_100);
    expect(runner.view().sync.phase).toBe('handing-in');
    runner.answer('q1', 'Blue');
    await device.pass(29_000);
    expect(server.handIns).toEqual([]);
    await device.pass(1_500);
    expect(server.handIns[0]).toMatchObject({ status: 'timed_out', completedAt: iso(600_000) });
    expect(server.handIns[0]?.answers[0]).toMatchObject({ userAnswer: 'Red' });
  });

  test('where a late hand-in loses a prize, unsent answers go out within the grace', async () => {
    const prize = { deadline: 600_000, spreadSeconds: 60, hasPrize: true as const };
    const [unsent, sent] = [await openAttempt(prize), await openAttempt(prize)];
    sent.runner.answer('q1', 'Red');
    for (const { device } of [unsent, sent]) await device.pass(599_000);
    unsent.runner.answer('q1', 'Red');
    for (const { device } of [unsent, sent]) await device.pass(4_000);
    expect([unsent, sent].map(({ server }) => server.handIns.length)).toEqual([1, 0]);
  });

  test('a page that goes away gives up its place in the crowd: its timers may not run any more', async () => {
    const { runner, server, device } = await openAttempt({ deadline: 600_000, spreadSeconds: 60 });
    await device.pass(600_100);
    expect(server.handIns).toEqual([]);
    runner.setHidden(true);
    await settle();
    expect(server.handIns).toHaveLength(1);
    expect(server.model.finished).toBeDefined();
  });

  test('the time goes on after a submit that was refused late', async () => {
    const { runner, server, device } = await openAttempt({ deadline: 60_000 });
    server.failure = offline;
    runner.submit();
    await device.pass(5_000);
    server.failure = new ApiError('no', { code: 'INTERNAL', status: 500, fromServer: true });
    runner.retryNow();
    await settle();
    expect(runner.view().sync.phase).toBe('open');
    server.failure = undefined;
    await device.pass(60_000);
    expect(server.handIns.at(-1)).toMatchObject({ status: 'timed_out', completedAt: iso(60_000) });
  });

  test('what is unsent goes out once in the minute before, each device at its own place', async () => {
    const { runner, server, device } = await openAttempt({ deadline: 600_000, spreadSeconds: 60 });
    await device.pass(560_000);
    const before = server.saves.length;
    runner.answer('q1', 'Red');
    await device.pass(4_000);
    expect(server.saves).toHaveLength(before);
    await device.pass(2_000);
    expect(server.answers.q1).toMatchObject({ userAnswer: 'Red' });
    runner.answer('q1', 'Blue');
    await device.pass(30_000);
    expect(server.saves).toHaveLength(before + 1);
  });

  test('more time is told once, with the next answer of the server, and nothing is handed in before', async () => {
    const { runner, server, device } = await openAttempt({ deadline: 60_000 });
    const notices = noticesOf(runner);
    const before = runner.totalSeconds;
    server.deadlineAt = iso(660_000);
    runner.answer('q1', 'Red');
    runner.setHidden(true);
    await settle();
    expect(notices).toEqual([{ type: 'more-time', ms: 600_000 }]);
    expect(runner.totalSeconds).toBe(before + 600);
    await device.pass(659_000);
    expect(server.handIns).toEqual([]);
    await device.pass(2_000);
    expect(server.handIns[0]).toMatchObject({ status: 'timed_out', completedAt: iso(660_000) });
    expect(notices.filter(({ type }) => type === 'more-time')).toHaveLength(1);
  });

  test('more time moves the limits of single questions, and no later page tells it again', async () => {
    const timed = (timeLimit: number) => [
      buildQuestion({ _id: 'q1', timeLimit }),
      buildQuestion({ _id: 'q2' }),
    ];
    const { runner, server, device, open } = await openAttempt({ questions: timed(20), deadline: 60_000 });
    const later = buildStarted({ questions: timed(40), deadline: 660_000, timeLimit: 20 });
    server.deadlineAt = later.deadlineAt;
    server.refreshed = later;
    runner.answer('q1', 'Red');
    runner.setHidden(true);
    await settle();
    expect(runner.questions[0]?.timeLimit).toBe(40);
    await device.pass(25_000);
    expect(runner.view().sync.currentIndex, 'still open').toBe(0);
    await device.pass(16_000);
    expect(runner.view().sync.currentIndex, 'over by its new limit').toBe(1);
    runner.close();
    const next = await open('another tab');
    const notices = noticesOf(next);
    expect([next.deadline, next.questions[0]?.timeLimit]).toEqual([Date.parse(later.deadlineAt), 40]);
    next.answer('q2', 'Blue');
    await device.pass(10_000);
    expect(notices).toEqual([]);
  });

  test('more time that a page has told is not told by the next, which may not know the limits yet', async () => {
    const { runner, server, device, open } = await openAttempt({ deadline: 60_000 });
    const told = noticesOf(runner);
    server.deadlineAt = iso(660_000);
    runner.answer('q1', 'Red');
    runner.setHidden(true);
    await settle();
    expect(told).toHaveLength(1);
    runner.close();
    const next = await open('the same tab, loaded again');
    const again = noticesOf(next);
    next.answer('q2', 'Blue');
    next.setHidden(true);
    await settle();
    expect(again).toEqual([]);
    expect(next.deadline).toBe(Date.parse(iso(660_000)));
    server.deadlineAt = iso(960_000);
    next.answer('q2', 'Red');
    next.setHidden(false);
    next.setHidden(true);
    await device.pass(5_000);
    expect(again).toEqual([{ type: 'more-time', ms: 300_000 }]);
  });

  test('more time that was told is not told again where the page goes before it has heard the new limits', async () => {
    const { runner, server, open } = await openAttempt({ deadline: 60_000 });
    const told = noticesOf(runner);
    const { refresh } = server;
    server.refresh = () => Promise.reject(offline);
    server.deadlineAt = iso(660_000);
    runner.answer('q1', 'Red');
    runner.setHidden(true);
    await settle();
    expect(told).toEqual([{ type: 'more-time', ms: 600_000 }]);
    expect(runner.opened.paper.deadlineAt, 'not refreshed').toBe(iso(60_000));
    runner.close();
    const next = await open('the same tab, without a network');
    const again = noticesOf(next);
    server.refresh = refresh;
    next.retryNow();
    await settle();
    expect(next.opened.paper.deadlineAt).toBe(iso(660_000));
    expect(again).toEqual([]);
  });

  test('more time counts by the server, however the clock of the device is set meanwhile', async () => {
    const { runner, server, device } = await openAttempt({ deadline: 60_000 });
    device.wall -= 5 * 3_600_000;
    await device.pass(1_000);
    server.deadlineAt = iso(660_000);
    runner.answer('q1', 'Red');
    runner.setHidden(true);
    await settle();
    device.wall += 9 * 3_600_000;
    await device.pass(3_000);
    const left = runner.deadline - runner.serverNow();
    expect(Math.abs(left - (660_000 - device.mono))).toBeLessThanOrEqual(1_000);
    expect(server.handIns).toEqual([]);
  });

  test('a clock that jumps by days gives no question more time than the attempt has', async () => {
    const { runner, device } = await openAttempt({ deadline: 60_000 });
    device.wall += 12 * 24 * 3_600_000;
    await device.pass(3_000);
    expect(answerTo(runner.view().sync.answers, 'q1').timeSpent).toBeLessThanOrEqual(60);
  });

  test('a clock that was set forward ends nothing: the server is asked first', async () => {
    const { runner, server, device } = await openAttempt({ deadline: 60_000 });
    await device.pass(5_000);
    device.wall += 3_600_000;
    await device.pass(3_000);
    expect(server.handIns).toEqual([]);
    expect(runner.serverNow()).toBeCloseTo(Date.parse(iso(8_000)), -3);
  });

  test('a device that slept past the deadline without a network hands in all the same', async () => {
    const { runner, server, device } = await openAttempt({ deadline: 60_000 });
    runner.answer('q1', 'Red');
    server.failure = offline;
    device.wall += 120_000;
    await device.pass(3_000);
    expect(runner.view().sync.handIn).toMatchObject({ status: 'timed_out', completedAt: iso(60_000) });
  });

  test('a used up question is closed, its answer stands, and the next one comes', async () => {
    const questions = [buildQuestion({ _id: 'q1', timeLimit: 5 }), buildQuestion({ _id: 'q2' })];
    const { runner, device } = await openAttempt({ questions });
    const notices = noticesOf(runner);
    runner.answer('q1', 'Red');
    await device.pass(6_000);
    expect(notices).toEqual([{ type: 'question-locked', index: 0 }]);
    expect(runner.view().sync.currentIndex).toBe(1);
    runner.goTo(0);
    runner.answer('q1', 'Blue');
    expect(valueOf(runner, 'q1')).toBe('Red');
    expect(answerTo(runner.view().sync.answers, 'q1').timeSpent).toBe(5);
    await device.pass(5_000);
    expect(runner.view().sync.currentIndex).toBe(0);
  });

  test('the time of the first question begins when it is on screen, however long its code took', async () => {
    const questions = [buildQuestion({ timeLimit: 5 })];
    const { runner, device, open } = await openAttempt({ questions });
    runner.close();
    await device.pass(8_000);
    const shown = await open('another tab');
    expect(answerTo(shown.view().sync.answers, 'q1').timeSpent).toBe(0);
    await device.pass(4_900);
    expect(shown.view().screen).toBe('question');
    await device.pass(200);
    expect(shown.view().screen).toBe('review');
  });

  test('the last question that is used up leads to the review', async () => {
    const { runner, device } = await openAttempt({ questions: [buildQuestion({ timeLimit: 5 })] });
    await device.pass(6_000);
    expect(runner.view().screen).toBe('review');
  });

  test('time on the review screen belongs to no question', async () => {
    const { runner, device } = await openAttempt();
    await device.pass(2_000);
    runner.review();
    await device.pass(10_000);
    expect(answerTo(runner.view().sync.answers, 'q1').timeSpent).toBeCloseTo(2, 1);
  });
});
