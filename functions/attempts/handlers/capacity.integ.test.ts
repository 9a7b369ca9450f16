import { DEFAULT_TIME_LIMIT_MINUTES } from '@quizhall/shared/rules/attempts/deadline';
import { mostSaves } from '@quizhall/shared/rules/attempts/save-pace';
import { encodeMoves } from '@quizhall/shared/rules/attempts/move-log';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import { type Consumption, measureCost } from '../../platform/capacity-meter.ts';
import { rewarding } from '../../testing/rewards.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { type Answers, save, start, submit } from '../../testing/taking.ts';

/** 50 questions of four options, as in the budgets of the burst path. */
const questions = Array.from({ length: 50 }, (_, n) => buildQuestion({ id: `question${n}`, timeLimit: 0 }));
const answersTo = (from: number, to: number): Answers =>
  Object.fromEntries(questions.slice(from, to).map(({ id }, n) => [id, n % 2 ? 'Paris' : 'Lyon']));

const sum = (parts: Consumption[]) => ({
  read: parts.reduce((total, { read }) => total + read, 0),
  write: parts.reduce((total, { write }) => total + write, 0),
});

/** What the browser's engine makes of half an hour: `frontend/…/session/attempt-saves.test.ts` counts it. */
const SAVES = mostSaves(DEFAULT_TIME_LIMIT_MINUTES * 60_000);

const DEVICE = {
  deviceType: 'mobile',
  operatingSystem: 'Android',
  browser: 'Chrome',
  screenResolution: '412x915',
  timezone: 'Europe/Berlin',
};

/** What a browser has noticed of somebody who has gone so far, looks back now and then, and once away. */
const noticedBy = (index: number) => ({
  tabSwitches: 1,
  windowBlurs: 2,
  totalHiddenTime: 3_210,
  moves: encodeMoves(
    Array.from({ length: index }, (_, n) => ({
      action: 'go_to',
      at: n * 31 + ((n * 17) % 29),
      questionIndex: n % 10 === 9 ? n - 3 : n + 1,
    })),
  ),
  changes: Object.fromEntries(Array.from({ length: Math.floor(index / 10) }, (_, n) => [n * 7, 1 + (n % 2)])),
});

/** One attempt with its saves on a warm function; every call succeeds. */
async function wholeAttempt(token?: string) {
  // With everything that is kept with a result.
  const quiz = await publishedQuiz({
    questions,
    settings: { passingScore: 0 },
    quiz: { rewards: rewarding },
  });
  await start(quiz.id);
  const began = await measureCost(() =>
    start(quiz.id, { deviceId: 'device-of-this-test', metadata: DEVICE }, token),
  );
  expect(began.result.status).toBe(201);
  const session = began.result.body.data;
  const saves: Consumption[] = [];
  const each = Math.ceil(questions.length / SAVES);
  for (let n = 1; n <= SAVES; n++) {
    const answers = answersTo((n - 1) * each, n * each);
    const more = { baseSeq: n - 1, behavior: noticedBy(n * each) };
    const saved = await measureCost(() => save(session, n, answers, n * each, more));
    expect(saved.result.status).toBe(200);
    saves.push(saved.consumed);
  }
  const submitted = await measureCost(() => submit(session, answersTo(0, 50), { baseSeq: SAVES }));
  expect(submitted.result.status).toBe(200);
  return { start: began.consumed, saves, submit: submitted.consumed };
}

describe('capacity of an attempt at a quiz of 50 questions, warm', () => {
  it('stays within the budgets for a guest', async () => {
    const cost = await wholeAttempt();
    expect(cost.start).toEqual({ trips: 1, read: 0, write: 1 });
    for (const saved of cost.saves) expect(saved).toEqual({ trips: 1, read: 0, write: 1 });
    expect(cost.submit.trips).toBe(1);
    expect(cost.submit.write).toBeLessThanOrEqual(4);
    const whole = sum([cost.start, ...cost.saves, cost.submit]);
    expect(whole.write).toBeLessThanOrEqual(12);
    expect(whole.read).toBeLessThanOrEqual(2);
  });

  it('stays within the budgets for a signed-in participant', async () => {
    const { token } = await signedIn();
    const cost = await wholeAttempt(token);
    expect(cost.start).toEqual({ trips: 1, read: 0, write: 1 });
    expect(cost.submit.trips).toBe(1);
    expect(sum([cost.start, ...cost.saves, cost.submit]).write).toBeLessThanOrEqual(13);
  });
});
