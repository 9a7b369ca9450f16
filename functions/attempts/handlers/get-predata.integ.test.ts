import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { buildQuestion, buildSettings } from '@quizhall/shared/testing/factories';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { describe, expect, it } from 'vitest';
import { quizKey } from '../../platform/dynamodb/keys.ts';
import { saveQuiz } from '../../quizzes/model/quizzes.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { rewarding } from '../../testing/rewards.ts';
import { publishedQuiz, signedIn, SAVING } from '../../testing/scenarios.ts';
import { start, submit } from '../../testing/taking.ts';
import { handler as getPredata } from './get-predata.ts';

const predata = (id: string, deviceId?: string) =>
  invokeEndpoint(getPredata, attempts.getPredata, { params: { id }, query: deviceId ? { deviceId } : {} });

const openFor = (minutes: number) => ({
  isScheduled: true,
  startDate: '2999-01-01T20:00:00.000Z',
  endDate: new Date(Date.parse('2999-01-01T20:00:00.000Z') + minutes * 60_000).toISOString(),
});

describe('predata', () => {
  it('is found by id, by code in any case and by link', async () => {
    const quiz = await publishedQuiz();
    for (const ref of [quiz.id, quiz.code.toLowerCase(), quiz.shareableLink]) {
      const { status, body } = await predata(ref);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        id: quiz.id,
        totalQuestions: 5,
        attempts: { used: 0, resumable: false },
      });
    }
  });

  it('says the default of 30 minutes where the author set no limit', async () => {
    const quiz = await publishedQuiz();
    expect((await predata(quiz.id)).body.data.settingsSummary.timeLimit).toBe(30);
  });

  it.each([
    ['without a schedule', { isScheduled: false }, 60],
    ['with room before its end', openFor(32), 60],
    ['that closes when the limit does', openFor(30), 5],
  ])('tells over how many seconds browsers spread: a quiz %s', async (_, schedule, openSeconds) => {
    const quiz = await publishedQuiz({ quiz: { schedule } });
    expect((await predata(quiz.id)).body.data.spread).toEqual({ openSeconds, endSeconds: 60 });
  });

  it('carries the instructions and what is kept from participants, and the start does, too', async () => {
    const preventCheating = { disableCopyPaste: true, disableRightClick: false, fullScreenMode: true };
    const settings = buildSettings({ instructions: '**No** calculators.', preventCheating });
    const quiz = await publishedQuiz({ quiz: { settings } });
    expect((await predata(quiz.id)).body.data).toMatchObject({
      instructions: '**No** calculators.',
      security: { preventCheating },
    });
    expect((await start(quiz.id)).body.data.quiz.settings).toMatchObject({ preventCheating });
  });

  it('says all that extra security brings, and that identities are looked at', async () => {
    const all = { disableCopyPaste: true, disableRightClick: true, fullScreenMode: true };
    const settings = { extraSecure: true, requiresIdentityVerification: true };
    const quiz = await publishedQuiz({ settings, quiz: { language: 'de' } });
    expect((await predata(quiz.id)).body.data).toMatchObject({
      language: 'de',
      security: { extraSecure: true, preventCheating: all },
      accessHints: { requiresIdentityVerification: true },
    });
    expect((await start(quiz.id)).body.data.quiz.settings.preventCheating).toEqual(all);
  });

  it('asks for nothing where the quiz was saved before it could', async () => {
    const { id } = await publishedQuiz();
    const UpdateExpression = 'REMOVE #settings.#instructions, #settings.#preventCheating';
    const ExpressionAttributeNames = {
      '#settings': 'settings',
      '#instructions': 'instructions',
      '#preventCheating': 'preventCheating',
    };
    await table.send(
      new UpdateCommand({ TableName, Key: quizKey(id), UpdateExpression, ExpressionAttributeNames }),
    );
    expect((await predata(id)).body.data).toMatchObject({
      instructions: '',
      security: {
        preventCheating: { disableCopyPaste: false, disableRightClick: false, fullScreenMode: false },
      },
    });
  });

  it('says how long single questions take, and what can be earned', async () => {
    const questions = [buildQuestion({ id: 'q1', timeLimit: 20 }), buildQuestion({ id: 'q2', timeLimit: 0 })];
    const timed = (await predata((await publishedQuiz({ questions })).id)).body.data;
    expect(timed.questionTime).toEqual({ timed: 1, shortest: 20, longest: 20, sum: 20 });
    expect(timed.rewards).toBeUndefined();
    const quiz = await publishedQuiz({ quiz: { rewards: rewarding } });
    expect((await predata(quiz.id)).body.data.rewards).toEqual({
      pointsPerCorrectAnswer: 10,
      bonusPoints: rewarding.bonusPoints,
      certificate: true,
      leaderboard: true,
    });
  });

  describe('times of single questions', () => {
    const questions = [buildQuestion({ id: 'q1', timeLimit: 20 }), buildQuestion({ id: 'q2', timeLimit: 0 })];
    const expected = { timed: 1, shortest: 20, longest: 20, sum: 20 };
    const timesOf = async (id: string) => {
      const { result, consumed } = await measureCost(() => predata(id));
      expect(result.status).toBe(200);
      return { questionTime: result.body.data.questionTime, trips: consumed.trips };
    };
    it.each([
      ['timed', questions, expected],
      ['untimed', [buildQuestion({ timeLimit: 0 })], undefined],
    ])('come with the quiz, without its version: %s', async (_, asked, questionTime) => {
      const { id } = await publishedQuiz({ questions: asked });
      expect(await timesOf(id)).toEqual({ questionTime, trips: 1 });
      expect(await timesOf(id)).toEqual({ questionTime, trips: 0 });
    });

    it('follow what the owner saves', async () => {
      const quiz = await publishedQuiz({ questions });
      const later = { ...quiz, version: 2, settings: buildSettings({ questionTimeLimit: 45 }) };
      await saveQuiz(quiz, later, questions, SAVING);
      expect((await timesOf(quiz.id)).questionTime).toEqual({ timed: 2, shortest: 20, longest: 45, sum: 65 });
    });
  });

  it('does not know an unknown code, nor a draft', async () => {
    const quiz = await publishedQuiz({ quiz: { status: 'draft' } });
    for (const ref of ['ZZZZZZ', 'q_0000000000000000', 'no such thing', quiz.code]) {
      expect((await predata(ref)).status).toBe(404);
    }
    expect((await predata('ZZZZZZ')).body.message).toBe('No quiz found with this code');
  });

  it('counts the attempts of this participant and says when one can go on', async () => {
    const quiz = await publishedQuiz();
    const deviceId = randomText(20);
    const { body } = await start(quiz.id, { deviceId });
    expect((await predata(quiz.id, deviceId)).body.data.attempts).toEqual({
      used: 1,
      max: 1,
      resumable: true,
    });
    await submit(body.data, { q1: 'Paris' });
    const after = (await predata(quiz.id, deviceId)).body.data;
    expect(after.attempts).toEqual({ used: 1, max: 1, resumable: false });
    expect(after.blocked?.code).toBe('ATTEMPTS_USED');
  });

  it('names the last finished attempt to its signed-in participant alone', async () => {
    const quiz = await publishedQuiz({ settings: { maxAttempts: 2 } });
    const { token } = await signedIn();
    const last = async () => {
      const asked = { params: { id: quiz.id }, token };
      return (await invokeEndpoint(getPredata, attempts.getPredata, asked)).body.data.attempts.lastFinished;
    };
    expect(await last()).toBeUndefined();
    const { data } = (await start(quiz.id, {}, token)).body;
    expect(await last(), 'while it runs').toBeUndefined();
    await submit(data, { q1: 'Paris' });
    expect(await last()).toBe(data.sessionId);
    await start(quiz.id, {}, token);
    expect(await last(), 'while the next one runs').toBe(data.sessionId);
    const deviceId = randomText(20);
    await submit((await start(quiz.id, { deviceId })).body.data, { q1: 'Paris' });
    expect((await predata(quiz.id, deviceId)).body.data.attempts).not.toHaveProperty('lastFinished');
  });
});
