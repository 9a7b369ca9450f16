import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../model/attempts.ts';
import { quizKey } from '../../platform/dynamodb/keys.ts';
import { getLiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { getStatistics } from '../../results/model/statistics.ts';
import { table, TableName } from '../../platform/dynamodb/table.ts';
import { now, setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { callUpdate, creator, ownQuiz } from '../../testing/authoring.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { rewarding } from '../../testing/rewards.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { save, sessionHeader, start, toAnswers } from '../../testing/taking.ts';
import { handler as getPredata } from './get-predata.ts';
import { handler as getResult } from './get-result.ts';
import { handler as submitAttempt } from './submit-attempt.ts';

const MINUTE = 60_000;
const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const ON = { practiceMode: true };
const OFF = { maxAttempts: 1, allowRetake: false };
const OFF_AFTER_LAST = { ...OFF, disclosure: 'after_last_attempt' };
type Settings = Record<string, unknown>;

/** As another function's owner would: this one learns nothing of it for ten seconds. */
const turnBehindTheBack = (id: string) =>
  table.send(
    new UpdateCommand({
      TableName,
      Key: quizKey(id),
      UpdateExpression:
        'SET settings.practiceMode = :off, settings.disclosure = :last, settings.allowRetake = :off',
      ExpressionAttributeValues: { ':off': false, ':last': 'after_last_attempt' },
    }),
  );

/** A quiz with one participant, whose owner turns practice on and off. */
async function turning(settings: Settings, quizMore: Settings = {}) {
  const owner = await creator();
  const quiz = await ownQuiz(owner.token, { settings, ...quizMore });
  const { token } = await signedIn();
  const [question] = quiz.questions;
  const right = { [question?.id ?? '']: 'Paris' };
  let { revision } = quiz;
  return {
    id: quiz.id,
    token,
    right,
    turn: async (next: Settings) => {
      const { status, body } = await callUpdate(owner.token, quiz.id, { revision, settings: next });
      expect(status).toBe(200);
      ({ revision } = body.data.quiz);
    },
    begin: (more: Settings = {}) => start(quiz.id, { deviceId: 'one-device', ...more }, token),
    handIn: async (session: StartedAttempt, answers = right) =>
      (
        await invokeEndpoint(submitAttempt, attempts.submitAttempt, {
          params: { quizId: quiz.id },
          body: { sessionId: session.sessionId, answers: toAnswers(answers) },
          headers: sessionHeader(session),
        })
      ).body.data,
    result: async ({ sessionId }: StartedAttempt) =>
      (await invokeEndpoint(getResult, attempts.getResult, { params: { id: sessionId }, token })).body.data,
    shown: async () => {
      const { body } = await invokeEndpoint(getPredata, attempts.getPredata, {
        params: { id: quiz.id },
        query: { deviceId: 'one-device' },
        token,
      });
      const { used, resumable } = body.data.attempts;
      return { used, resumable, blocked: body.data.blocked?.code };
    },
  };
}

const FREE = { used: 0, resumable: false, blocked: undefined };

describe('practice that is turned off', () => {
  it('leaves the attempts that count to whoever practised', async () => {
    const { turn, begin, handIn, shown } = await turning(ON);
    for (const number of [1, 2]) {
      const { data } = (await begin()).body;
      expect(data.attemptNumber).toBe(number);
      await handIn(data);
    }
    await turn(OFF);
    expect(await shown()).toEqual(FREE);
    const counted = await begin();
    expect(counted.status).toBe(201);
    expect(counted.body.data).toMatchObject({ attemptNumber: 3, resumed: false });
    expect(await shown()).toMatchObject({ used: 1, resumable: true });
    const result = await handIn(counted.body.data);
    expect(result).toMatchObject({ quiz: { canRetake: false } });
    expect(result.uncounted).toBeUndefined();
    expect((await begin()).body.code).toBe('ATTEMPTS_USED');
    expect(await shown()).toMatchObject({ used: 1, blocked: 'ATTEMPTS_USED' });
  });

  it('ends the practice that runs: the next start begins what counts, with its own time and version', async () => {
    const { turn, begin, right, shown } = await turning(ON);
    const practice = (await begin()).body.data;
    await save(practice, 1, right);
    await turn({ ...OFF, timeLimit: 5 });
    expect(await shown()).toEqual(FREE);
    const counted = (await begin()).body.data;
    expect(counted).toMatchObject({ attemptNumber: 2, resumed: false });
    expect(Date.parse(counted.deadlineAt) - now()).toBeLessThan(10 * MINUTE);
    expect((await getAttempt(counted.sessionId))?.uncounted).toBeUndefined();
    const ended = await getAttempt(practice.sessionId);
    expect(ended).toMatchObject({ status: 'completed', finishedBy: 'server', card: { uncounted: true } });
    expect(Object.keys(ended?.answers ?? {})).toEqual(['0']);
  });

  it('keeps a browser that has the practice open from nothing: it goes on there, and hands in', async () => {
    const { turn, begin, handIn } = await turning(ON);
    const practice = (await begin()).body.data;
    await turn(OFF);
    const { sessionId } = practice;
    expect((await begin({ sessionId })).body.data).toMatchObject({ sessionId, resumed: true });
    const counted = (await begin()).body.data;
    expect(counted.attemptNumber).toBe(2);
    expect((await begin({ sessionId })).body.code).toBe('ATTEMPT_FINISHED');
    expect(await handIn(practice)).toMatchObject({ score: { correctAnswers: 1 }, uncounted: true });
    expect((await begin()).body.data).toMatchObject({ sessionId: counted.sessionId, resumed: true });
  });

  it('still knows what had counted before', async () => {
    const { turn, begin, handIn, shown } = await turning(OFF);
    await handIn((await begin()).body.data);
    await turn(ON);
    expect(await shown()).toMatchObject({ used: 1, blocked: undefined });
    for (const number of [2, 3]) {
      const { data } = (await begin()).body;
      expect(data.attemptNumber).toBe(number);
      await handIn(data);
    }
    await turn({ maxAttempts: 2 });
    expect(await shown()).toEqual({ ...FREE, used: 1 });
    expect((await handIn((await begin()).body.data)).quiz.canRetake).toBe(false);
    expect(await shown()).toMatchObject({ used: 2, blocked: 'ATTEMPTS_USED' });
    expect((await begin()).body.code).toBe('ATTEMPTS_USED');
  });

  it('lets the first attempt that counts be the first: a participant in the numbers, with the reward for it', async () => {
    const { id, turn, begin, handIn } = await turning(ON, { rewards: rewarding });
    await handIn((await begin()).body.data);
    await turn(OFF);
    const result = await handIn((await begin()).body.data);
    expect(result.rewards?.bonuses.map(({ points }) => points)).toContain(rewarding.bonusPoints.firstAttempt);
    await stream.drain();
    expect(await getStatistics(id)).toMatchObject({ attempts: 1, participants: 1 });
  });
});

describe('the key of practice that is turned off', () => {
  const key = (data: unknown) => JSON.stringify(data).includes('Paris');

  it.each([
    [OFF_AFTER_LAST, { shown: false, reason: 'attempts_left', attemptsLeft: 1 }],
    [
      { ...OFF, disclosure: 'on_release' },
      { shown: false, reason: 'no_score' },
    ],
    [
      { ...OFF, showCorrectAnswers: false },
      { shown: false, reason: 'never' },
    ],
  ])('is not told by an empty hand-in: %j', async (off, correctAnswers) => {
    const { turn, begin, handIn, result } = await turning(ON);
    const session = (await begin()).body.data;
    await turn(off);
    const told = await handIn(session, {});
    expect(told).toMatchObject({ uncounted: true, correctAnswers });
    expect(told.results).toBeUndefined();
    expect(key(told)).toBe(false);
    expect(key(await result(session))).toBe(false);
  });

  it('is not told again of what was handed in while it was practised, until that is practised again', async () => {
    const { turn, begin, handIn, result } = await turning(ON);
    const session = (await begin()).body.data;
    expect(key(await handIn(session, {}))).toBe(true);
    await turn(OFF_AFTER_LAST);
    const later = await result(session);
    expect([key(later), later.score?.percentage]).toEqual([false, 0]);
    await turn(ON);
    expect(key(await result(session))).toBe(true);
  });

  it('is not told by a function that remembers the quiz as it was', async () => {
    const { id, begin, handIn } = await turning(ON);
    const session = (await begin()).body.data;
    await getLiveQuiz(id);
    await turnBehindTheBack(id);
    expect((await getLiveQuiz(id)).settings.practiceMode).toBe(true);
    expect(key(await handIn(session, {}))).toBe(false);
  });
});

describe('practice that is turned on', () => {
  it('ends the counted attempt that runs, which counts as it was saved; the next start practises', async () => {
    const { id, turn, begin, right, shown } = await turning(OFF);
    const counted = (await begin()).body.data;
    await save(counted, 1, right);
    await turn(ON);
    expect(await shown()).toMatchObject({ used: 1, resumable: false, blocked: undefined });
    const practice = (await begin()).body.data;
    expect(practice).toMatchObject({ attemptNumber: 2, quiz: { settings: { practiceMode: true } } });
    expect(await getAttempt(counted.sessionId)).toMatchObject({ card: { percentage: expect.any(Number) } });
    await stream.drain();
    expect(await getStatistics(id)).toMatchObject({ attempts: 1, completed: 1 });
  });

  it('keeps nobody from handing in what counts where it is open, and gives no key away with it meanwhile', async () => {
    const { turn, begin, handIn, token } = await turning(OFF);
    const counted = (await begin()).body.data;
    await turn(ON);
    await begin();
    const early = await invokeEndpoint(getResult, attempts.getResult, {
      params: { id: counted.sessionId },
      token,
    });
    expect(early.body.data.results).toBeUndefined();
    expect(await handIn(counted)).toMatchObject({
      score: { correctAnswers: 1 },
      submissionData: { attemptNumber: 1 },
    });
  });
});

it('costs nobody a read who never practised, and whoever did one more', async () => {
  const { turn, begin, handIn } = await turning(OFF);
  await handIn((await begin()).body.data);
  const again = await measureCost(() => begin());
  expect(again.result.body.code).toBe('ATTEMPTS_USED');
  expect(again.consumed).toEqual({ trips: 1, read: 0, write: 1 });
  await turn(ON);
  await handIn((await begin()).body.data);
  await turn(OFF);
  const refused = await measureCost(() => begin());
  expect(refused.result.body.code).toBe('ATTEMPTS_USED');
  expect(refused.consumed.trips).toBeLessThanOrEqual(3);
});
