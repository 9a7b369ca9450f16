import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { afterEach, describe, expect, it } from 'vitest';
import { listAnalysis } from '../model/analysis.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { listAudit } from '../../quizzes/model/audit.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { getStatistics } from '../model/statistics.ts';
import { now, setClock } from '../../platform/clock.ts';
import { handler as getLeaderboard } from '../../attempts/handlers/get-leaderboard.ts';
import { handler as getPredata } from '../../attempts/handlers/get-predata.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { everyReader } from '../../testing/background.ts';
import { resultOf } from '../../testing/essays.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { annul, ask, finish, grant, reinstate, reopen, world } from '../../testing/interventions.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, save, start, submit } from '../../testing/taking.ts';
import { handler as finishSubmission } from './finish-submission.ts';
import { handler as getSubmissionDetails } from './get-submission-details.ts';

const MINUTE = 60_000;
const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const kindsOf = async (quizId: string, submissionId: string) =>
  (await listAudit(quizId, { submissionId, limit: 10 })).entries.map(({ kind }) => kind);
const newsOf = async (userId: string) =>
  (await listNotifications(userId, { limit: 10 })).notifications.map(({ title }) => title);

/** What the stream has counted, and what these attempts are together as they stand. */
async function counted(quizId: string, ids: readonly string[]) {
  await stream.drain();
  const { attempts: begun, completed, passed, score, histogram } = await getStatistics(quizId);
  const stands = (await Promise.all(ids.map(getAttempt))).flatMap((one) => (one && !one.annulled ? one : []));
  const cards = stands.flatMap(({ card }) => card ?? []);
  const spread = histogram.flatMap((count, percent) => Array.from({ length: count }, () => percent));
  return [
    { begun, completed, passed, score, spread },
    {
      begun: stands.length,
      completed: cards.length,
      passed: cards.filter((card) => card.passed).length,
      score: cards.reduce((sum, { percentage }) => sum + percentage * 100, 0),
      spread: cards.map(({ percentage }) => Math.round(percentage)).sort((a, b) => a - b),
    },
  ];
}

async function expectCounted(quizId: string, ids: readonly string[]) {
  const [stored, recount] = await counted(quizId, ids);
  expect(stored).toEqual(recount);
}

describe('a finished attempt', () => {
  it('goes on with the time that was left, and counts again when it is handed in', async () => {
    const { quiz, owner, person, begun } = await world();
    const session = await begun();
    setClock(10 * MINUTE);
    await submit(session, { ...RIGHT, q1: 'Nice' });
    const { sessionId: id } = session;
    await expectCounted(quiz.id, [id]);
    setClock(60 * MINUTE);
    const token = await tokenOf(owner);
    const answer = await reopen(token, id);
    expect(answer.status).toBe(200);
    const left = Date.parse(answer.body.data.deadlineAt ?? '') - now();
    expect(left).toBeGreaterThan(19 * MINUTE);
    expect(left).toBeLessThanOrEqual(20 * MINUTE + 6_000);
    await expectCounted(quiz.id, [id]);
    expect((await getStatistics(quiz.id)).completed).toBe(0);
    expect((await reopen(token, id)).body.code).toBe('IN_PROGRESS');

    const again = await begun();
    expect(again).toMatchObject({ sessionId: id, resumed: true, attemptNumber: 1 });
    expect(again.answers?.['q1']?.userAnswer).toBe('Nice');
    setClock(62 * MINUTE);
    const handedIn = await submit(again, RIGHT);
    expect(handedIn.body.data.score).toMatchObject({ percentage: 100 });
    expect(handedIn.body.data.submissionData.totalTimeSpent, 'not the time between').toBeLessThan(13 * 60);
    await expectCounted(quiz.id, [id]);
    expect(await kindsOf(quiz.id, id)).toEqual(['reopened']);
    expect(await newsOf(person.user.id)).toEqual(['You can go on with your quiz']);
    const { body } = await invokeEndpoint(getSubmissionDetails, quizzes.getSubmissionDetails, ask(token, id));
    expect(body.data.behavior.tabSwitches, 'both hand-ins noticed some').toBe(4);
  });

  it('goes on with minutes more, also where none was left, and is finished when they are over', async () => {
    const { quiz, owner, begun } = await world();
    const session = await begun();
    const { sessionId: id } = session;
    setClock(29.9 * MINUTE);
    await submit(session, RIGHT);
    setClock(31 * MINUTE);
    const token = await tokenOf(owner);
    expect((await reopen(token, id)).body.message).toMatch('No time was left');
    expect((await reopen(token, id, 5)).status).toBe(200);
    const again = await begun();
    expect(Date.parse(again.deadlineAt) - now()).toBeGreaterThan(5 * MINUTE - 1_000);
    await save(again, again.seq + 1, { q1: 'Nice' }, 0, { baseSeq: again.seq });
    await stream.drain();
    setClock(50 * MINUTE);
    await runDueWork();
    expect(await getAttempt(id)).toMatchObject({ status: 'timed_out', card: { percentage: 80 } });
    await expectCounted(quiz.id, [id]);
  });

  it('does not go on once its participant has begun another one', async () => {
    const { token, begun } = await world({ maxAttempts: 2 });
    const first = await begun();
    await submit(first, RIGHT);
    await begun();
    expect((await reopen(token, first.sessionId)).body.message).toMatch('a later attempt');
  });

  it('that is annulled counts nowhere and says why, until that is taken back', async () => {
    const rewards = {
      enabled: true,
      pointsPerCorrectAnswer: 10,
      bonusPoints: { perfectScore: 50, fastCompletion: 0, firstAttempt: 0 },
      certificate: { enabled: true, template: 'default' as const },
      leaderboard: true,
    };
    const { user: owner, token } = await signedIn();
    const quiz = await publishedQuiz({
      settings: { maxAttempts: 2, disclosure: 'at_once' },
      quiz: { ownerId: owner.id, rewards },
    });
    const person = await signedIn();
    const begun = async () => (await start(quiz.id, {}, person.token)).body.data;
    const first = await begun();
    await submit(first, { ...RIGHT, q1: 'Nice' });
    const best = await begun();
    await submit(best, RIGHT);
    const ids = [first.sessionId, best.sessionId];
    const scores = async () => {
      await stream.drain();
      setClock((clock += 5_000));
      const { body } = await invokeEndpoint(getLeaderboard, attempts.getLeaderboard, {
        params: { id: quiz.id },
      });
      return body.data.entries.map(({ score }) => score);
    };
    let clock = 0;
    expect(await scores()).toEqual([100]);
    const before = await getStatistics(quiz.id);
    const analysed = () => listAnalysis(quiz.id);
    const analysis = await analysed();

    expect((await annul(token, best.sessionId)).status).toBe(200);
    await expectCounted(quiz.id, ids);
    expect(await scores(), 'the other one stands there').toEqual([80]);
    expect(await analysed()).not.toEqual(analysis);
    const result = await resultOf(best);
    expect(result).toMatchObject({ annulled: { reason: 'Copied' }, uncounted: true });
    expect([result.certificate, result.rewards]).toEqual([undefined, undefined]);
    expect((await annul(token, best.sessionId)).body.message).toMatch('annulled already');
    expect((await reopen(token, best.sessionId, 5)).body.code).toBe('INVALID_STATE');

    expect((await reinstate(token, best.sessionId)).status).toBe(200);
    await expectCounted(quiz.id, ids);
    expect(await scores()).toEqual([100]);
    const after = await getStatistics(quiz.id);
    expect(after).toEqual(before);
    expect(await analysed()).toEqual(analysis);
    expect((await resultOf(best)).annulled).toBeUndefined();
    expect((await reinstate(token, best.sessionId)).body.message).toMatch('not annulled');
    expect(await kindsOf(quiz.id, best.sessionId)).toEqual(['reinstated', 'annulled']);
    expect(await newsOf(person.user.id)).toEqual(
      expect.arrayContaining(['Your attempt counts again', 'Your attempt was annulled']),
    );
  });
});

describe('another attempt', () => {
  it('is granted to whoever has none left, once for each grant', async () => {
    const { quiz, token, person, begun } = await world();
    const first = await begun();
    await submit(first, RIGHT);
    const again = () => start(quiz.id, {}, person.token);
    expect((await again()).body.code).toBe('ATTEMPTS_USED');
    expect((await grant(token, first.sessionId)).status).toBe(200);
    const { body } = await invokeEndpoint(getPredata, attempts.getPredata, {
      token: person.token,
      params: { id: quiz.id },
    });
    expect(body.data).toMatchObject({ attempts: { used: 1, max: 2 } });
    expect(body.data.blocked).toBeUndefined();
    const second = (await again()).body.data;
    expect(second.attemptNumber).toBe(2);
    await submit(second, RIGHT);
    expect((await again()).body.code, 'it is used up').toBe('ATTEMPTS_USED');
    await grant(token, first.sessionId);
    expect((await again()).body.data.attemptNumber).toBe(3);
    expect(await kindsOf(quiz.id, first.sessionId)).toEqual(['granted', 'granted']);
    expect(await newsOf(person.user.id)).toContain('You have another attempt');
  });

  it('is granted to a guest, who is known by the device', async () => {
    const { quiz, token } = await world();
    const deviceId = 'device-of-a-guest';
    const first = (await start(quiz.id, { deviceId })).body.data;
    await submit(first, RIGHT);
    expect((await start(quiz.id, { deviceId })).body.code).toBe('ATTEMPTS_USED');
    await grant(token, first.sessionId);
    expect((await start(quiz.id, { deviceId })).body.data.attemptNumber).toBe(2);
  });

  it('is no gift where there is no limit', async () => {
    const { token, begun } = await world({ allowRetake: true });
    const first = await begun();
    await submit(first, RIGHT);
    expect((await grant(token, first.sessionId)).body.message).toMatch('any number of times');
  });
});

describe('a running attempt', () => {
  it('is handed in with what is saved, which stands once no answers can come any more', async () => {
    const { quiz, token, person, begun } = await world();
    const session = await begun();
    await save(session, 1, { q1: 'Paris' });
    const { sessionId: id } = session;
    expect((await annul(token, id)).body.code).toBe('IN_PROGRESS');
    expect((await finish(token, id)).body.data.status).toBe('completed');
    await expectCounted(quiz.id, [id]);
    const endedAt = new Date(now()).toISOString();
    setClock(11 * MINUTE);
    const late = await submit(session, RIGHT, { completedAt: endedAt });
    expect(late.body.data).toMatchObject({
      score: { percentage: 20 },
      endedByOwner: true,
      handedInElsewhere: true,
    });
    expect((await finish(token, id)).body.message).toMatch('finished already');
    expect(await kindsOf(quiz.id, id)).toEqual(['forcedIn']);
    expect(await newsOf(person.user.id)).toEqual(['Your quiz was handed in']);
    await expectCounted(quiz.id, [id]);
    await runDueWork();
    expect(await newsOf(person.user.id)).toHaveLength(2);
  });

  it('takes what was answered by then and had not been sent, once, and nothing that came after', async () => {
    const { quiz, token, begun } = await world();
    const session = await begun();
    await save(session, 1, { q1: 'Paris' });
    const { sessionId: id } = session;
    setClock(MINUTE);
    await finish(token, id);
    const endedAt = new Date((await getAttempt(id))?.card?.completedAt ?? 0).toISOString();
    setClock(4 * MINUTE);
    const told = { status: 409, body: { code: 'ATTEMPT_FINISHED', data: { endedAt } } };
    expect(await save(session, 2, RIGHT)).toMatchObject(told);
    const after = new Date(now()).toISOString();
    expect(await submit(session, RIGHT, { completedAt: after })).toMatchObject(told);
    expect((await submit(session, RIGHT)).body.data).toMatchObject({
      endedByOwner: true,
      handedInElsewhere: true,
    });
    const taken = await submit(session, { ...RIGHT, q2: null }, { completedAt: endedAt });
    expect(taken.body.data).toMatchObject({
      score: { percentage: 80 },
      endedByOwner: true,
      status: 'completed',
    });
    expect(taken.body.data.submissionData.lateSync).toBe(true);
    expect(taken.body.data).not.toHaveProperty('handedInElsewhere');
    const again = await submit(session, RIGHT, { completedAt: endedAt });
    expect(again.body.data).toMatchObject({ score: { percentage: 80 } });
    expect(await getAttempt(id)).toMatchObject({ finishedBy: 'owner', card: { percentage: 80 } });
    await expectCounted(quiz.id, [id]);
  });

  it('takes no late answers once it is annulled, and can be reopened at once', async () => {
    const { token, begun } = await world();
    const session = await begun();
    await save(session, 1, { q1: 'Paris' });
    const { sessionId: id } = session;
    setClock(MINUTE);
    await finish(token, id);
    const endedAt = new Date((await getAttempt(id))?.card?.completedAt ?? 0).toISOString();
    await annul(token, id);
    await submit(session, RIGHT, { completedAt: endedAt });
    expect((await getAttempt(id))?.card?.percentage).toBe(20);
    await reinstate(token, id);
    expect((await reopen(token, id)).status).toBe(200);
    expect((await save(session, 2, RIGHT)).body.data).toMatchObject({ saved: true });
  });

  it('is not handed in without a reason', async () => {
    const { token, begun } = await world();
    const { sessionId: id } = await begun();
    const body = { reason: '  ' };
    const answer = await invokeEndpoint(finishSubmission, quizzes.finishSubmission, {
      ...ask(token, id),
      body,
    });
    expect(answer.body.code).toBe('INVALID_INPUT');
  });
});
