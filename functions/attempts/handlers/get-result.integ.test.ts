import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { Settings, StoredSettings } from '@quizhall/shared/model/quizzes/quiz';
import { oneOfEachType } from '@quizhall/shared/testing/factories';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { saveQuiz } from '../../quizzes/model/quizzes.ts';
import { setClock } from '../../platform/clock.ts';
import { rewarding } from '../../testing/rewards.ts';
import { publishedQuiz, signedIn, SAVING } from '../../testing/scenarios.ts';
import { type Answers, save, sessionHeader, start, submit, RIGHT, ALL_WRONG } from '../../testing/taking.ts';
import { handler as getResult } from './get-result.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

describe('result', () => {
  it('is not there before the end, and not by what is no id', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    const read = (id: string, headers = {}) =>
      invokeEndpoint(getResult, attempts.getResult, { params: { id }, headers });
    expect((await read(session.sessionId, sessionHeader(session))).body.code).toBe('IN_PROGRESS');
    expect((await read('nonsense')).status).toBe(404);
  });

  it('carries certificate and rewards for whoever earned them and may know', async () => {
    const earned = async (answers: Answers, settings = {}) => {
      const quiz = await publishedQuiz({ settings, quiz: { rewards: rewarding } });
      const { data } = (await submit((await start(quiz.id)).body.data, answers)).body;
      return { certificate: data.certificate, points: data.rewards?.points };
    };
    expect(await earned(RIGHT)).toEqual({
      certificate: { template: 'modern', code: expect.stringMatching(/^[0-9A-Z]{16}$/) },
      points: 120,
    });
    expect(await earned(ALL_WRONG)).toEqual({ certificate: undefined, points: 0 });
    const withheld = { showResultsImmediately: false };
    expect(await earned(RIGHT, withheld)).toEqual({ certificate: undefined, points: undefined });
  });

  it('tells what was counted where the quiz says that it watches, each time it is read', async () => {
    const told = async (settings: Partial<Settings>) => {
      const session = (await start((await publishedQuiz({ settings })).id)).body.data;
      const params = { id: session.sessionId };
      const handedIn = (await submit(session, RIGHT)).body.data;
      const later = await invokeEndpoint(getResult, attempts.getResult, {
        params,
        headers: sessionHeader(session),
      });
      return [handedIn, later.body.data].map(({ submissionData }) => submissionData.violations);
    };
    const preventCheating = { disableCopyPaste: true, disableRightClick: false, fullScreenMode: false };
    expect(await told({ preventCheating })).toEqual([2, 2]);
    expect(await told({ extraSecure: true })).toEqual([2, 2]);
    expect(await told({})).toEqual([undefined, undefined]);
  });

  it('keeps what was earned when the owner changes the rewards afterwards', async () => {
    const quiz = await publishedQuiz({ quiz: { rewards: rewarding } });
    const session = (await start(quiz.id)).body.data;
    const { certificate, rewards } = (await submit(session, RIGHT)).body.data;
    expect(rewards?.points).toBe(120);
    const none = { ...rewarding, enabled: false };
    await saveQuiz(quiz, { ...quiz, version: 2, rewards: none }, oneOfEachType(), SAVING);
    const read = () =>
      invokeEndpoint(getResult, attempts.getResult, {
        params: { id: session.sessionId },
        headers: sessionHeader(session),
      });
    expect((await read()).body.data).toMatchObject({ certificate, rewards });
    const later = (await submit((await start(quiz.id)).body.data, RIGHT)).body.data;
    expect([later.certificate, later.rewards]).toEqual([undefined, undefined]);
  });

  it('says how each tag went where the version of the attempt does, and not before the score', async () => {
    const questions = oneOfEachType().map((question, i) => ({
      ...question,
      tags: [i < 2 ? 'first' : 'others'],
    }));
    const held = { showResultsImmediately: false, disclosure: 'on_release' as const };
    const read = async (settings: Partial<StoredSettings>) => {
      const quiz = await publishedQuiz({ questions, settings });
      const session = (await start(quiz.id)).body.data;
      const { byTag } = (await submit(session, { ...RIGHT, q1: 'Nice' })).body.data;
      const off = { ...quiz, version: 2, settings: { ...quiz.settings, showScoreByTag: false } };
      await saveQuiz(quiz, off, questions, SAVING);
      const again = await invokeEndpoint(getResult, attempts.getResult, {
        params: { id: session.sessionId },
        headers: sessionHeader(session),
      });
      expect(again.body.data.byTag).toEqual(byTag);
      return byTag?.map(({ tag, percentage, questions: count }) => [tag, percentage, count]);
    };
    expect(await read({ showScoreByTag: true })).toEqual([
      ['first', 50, 2],
      ['others', 100, 3],
    ]);
    expect(
      await read({ showScoreByTag: true, showCorrectAnswers: false }),
      'of few it would tell answers',
    ).toEqual([['others', 100, 3]]);
    expect(await read({})).toBeUndefined();
    expect(await read({ showScoreByTag: true, ...held })).toBeUndefined();
  });

  it('says whether an address is known to which a later result can be mailed', async () => {
    const quiz = await publishedQuiz({ settings: { participantInfo: [] } });
    const guest = (await submit((await start(quiz.id)).body.data, RIGHT)).body.data;
    expect(guest.submissionData.emailKnown).toBe(false);
    const user = await signedIn();
    const known = (await submit((await start(quiz.id, {}, user.token)).body.data, RIGHT)).body.data;
    expect(known.submissionData.emailKnown).toBe(true);
  });

  it('tells of a paid prize, whatever the score is and whether it is told, but of none where nobody can win it', async () => {
    const pool = { total: 100_000, places: 3, endsAt: '2099-01-01T10:00:00.000Z' };
    const prizeOf = async (settings: Partial<StoredSettings>, answers: Parameters<typeof submit>[1]) => {
      const quiz = await publishedQuiz({ quiz: { pool }, settings });
      return (await submit((await start(quiz.id)).body.data, answers)).body.data.prizePool;
    };
    expect(await prizeOf({}, RIGHT)).toEqual(pool);
    expect(await prizeOf({}, {})).toEqual(pool);
    expect(await prizeOf({ showResultsImmediately: false, disclosure: 'on_release' }, {})).toEqual(pool);
    expect(await prizeOf({ practiceMode: true, practiceCounts: false }, RIGHT)).toBeUndefined();
  });

  it('finishes an attempt that nobody submitted', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    await save(session, 1, { q1: 'Paris' });
    setClock(41 * MINUTE);
    const { body } = await invokeEndpoint(getResult, attempts.getResult, {
      params: { id: session.sessionId },
      headers: sessionHeader(session),
    });
    expect(body.data).toMatchObject({ status: 'timed_out', score: { correctAnswers: 1 } });
  });
});
