import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { LIMITS } from '@quizhall/shared/model/limits';
import { dueMinute, START_LEAD_MS } from '@quizhall/shared/rules/attempts/deadline';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { afterEach, describe, expect, it } from 'vitest';
import { putAccommodation } from '../../attempts/model/accommodations.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { listAudit } from '../../quizzes/model/audit.ts';
import { getRecentQuiz } from '../../quizzes/model/quizzes.ts';
import { beginOrResume } from '../../attempts/use-cases/begin-attempt.ts';
import { identify } from '../../attempts/model/participant.ts';
import { listDue } from '../../attempts/model/due-work.ts';
import { now, setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { newEmail } from '../../testing/accounts.ts';
import { creator } from '../../testing/authoring.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { getLatestCode } from '../../platform/local/mailbox.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { RIGHT, save, start, submit } from '../../testing/taking.ts';
import { handler as sendEntryCode } from '../../attempts/handlers/send-entry-code.ts';
import { finishOverdue } from '../../attempts/model/finish-attempt.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { handler as list } from './list-accommodations.ts';
import { handler as put } from './put-accommodation.ts';
import { handler as remove } from './remove-accommodation.ts';

const MINUTE = 60_000;
const PROOFLESS = { emailCode: undefined, continueAttempt: false };
const LIMIT = 30 * MINUTE + START_LEAD_MS;
afterEach(() => setClock(0));

async function ownedQuiz(wish: Parameters<typeof publishedQuiz>[0] = {}) {
  const { token, id: ownerId } = await creator();
  const { id } = await publishedQuiz({ ...wish, quiz: { ownerId, ...wish.quiz } });
  const params = { id };
  return {
    id,
    ownerId,
    give: (body: object) => invokeEndpoint(put, quizzes.putAccommodation, { token, params, body }),
    take: (query: Record<string, string>) =>
      invokeEndpoint(remove, quizzes.removeAccommodation, { token, params, query }),
    all: async () =>
      (await invokeEndpoint(list, quizzes.listAccommodations, { token, params })).body.data.accommodations,
  };
}

const lasts = ({ startedAt, deadlineAt }: { startedAt: string; deadlineAt: string }) =>
  Date.parse(deadlineAt) - Date.parse(startedAt);

describe('the list of extra time', () => {
  it('keeps one entry for each person, by account or by address', async () => {
    const { id, ownerId, give, take, all } = await ownedQuiz();
    const { user } = await signedIn();
    expect(await all()).toEqual([]);
    await give({ email: 'bo@example.com', factor: 1.25 });
    expect((await give({ email: 'BO@example.com', minutes: 10 })).status).toBe(200);
    await give({ userId: user.id, factor: 2 });
    expect(await all()).toMatchObject([
      { email: 'bo@example.com', minutes: 10 },
      { userId: user.id, name: user.name, factor: 2 },
    ]);
    expect((await take({ email: 'bo@example.com' })).status).toBe(200);
    const told = await listAudit(id, { limit: 10 });
    expect(told.entries.map(({ kind, by, data }) => [kind, by, data])).toEqual([
      ['extraTime', ownerId, {}],
      ['extraTime', ownerId, { extra: { factor: 2 }, userId: user.id }],
      ['extraTime', ownerId, { extra: { minutes: 10 } }],
      ['extraTime', ownerId, { extra: { factor: 1.25 } }],
    ]);
    expect(await all()).toHaveLength(1);
    expect((await take({ email: 'bo@example.com' })).status).toBe(404);
  });

  it.each([
    ['nobody', { factor: 2 }, 'email'],
    ['two at once', { email: 'bo@example.com', userId: randomText(20), factor: 2 }, 'email'],
    ['no time', { email: 'bo@example.com', factor: 1 }, 'minutes'],
    ['less time', { email: 'bo@example.com', factor: 0.5, minutes: 5 }, 'factor'],
    ['no address', { email: 'bo', minutes: 5 }, 'email'],
  ])('refuses %s', async (_, body, field) => {
    const { give } = await ownedQuiz();
    const { status, body: said } = await give(body);
    expect([status, Object.keys(said.errors ?? {})]).toEqual([400, [field]]);
  });

  it('knows no person who does not exist, and ends somewhere', async () => {
    const { id, give } = await ownedQuiz();
    expect((await give({ userId: randomText(20), minutes: 5 })).status).toBe(404);
    await Promise.all(
      Array.from({ length: LIMITS.accommodations }, (_, n) =>
        putAccommodation(id, { email: `${n}@example.com` }, { minutes: 5 }, 'somebody'),
      ),
    );
    expect((await give({ email: 'one-more@example.com', minutes: 5 })).status).toBe(400);
    expect((await give({ email: '7@example.com', minutes: 9 })).status).toBe(200);
  });
});

describe('an attempt that begins', () => {
  it('has the time of its account, by id or address, and costs nothing more', async () => {
    const { id, give } = await ownedQuiz();
    const { token, user } = await signedIn();
    await give({ email: user.email, factor: 1.5 });
    await start(id);
    const { result, consumed } = await measureCost(() => start(id, {}, token));
    const { data } = result.body;
    expect(lasts(data)).toBe(LIMIT + 15 * MINUTE);
    expect(data).toMatchObject({ extraTime: { factor: 1.5 }, quiz: { settings: { timeLimit: 45 } } });
    expect(consumed).toEqual({ trips: 1, read: 0, write: 1 });
    expect(lasts((await start(id)).body.data), 'others').toBe(LIMIT);
  });

  it('has longer limits of single questions by a factor, which saves and the result keep to', async () => {
    const questions = [buildQuestion({ id: 'q1', timeLimit: 20 })];
    const { id, give } = await ownedQuiz({ questions });
    const { token, user } = await signedIn();
    await give({ userId: user.id, factor: 1.5 });
    const session = (await start(id, {}, token)).body.data;
    expect(session.quiz.questions[0]?.timeLimit).toBe(30);
  });

  it('of a guest asks for a code where the address has extra time, and has none without', async () => {
    const participantInfo = [{ field: 'email' as const, label: 'E-mail', required: true }];
    const { id, give } = await ownedQuiz({ settings: { participantInfo } });
    const email = newEmail();
    await give({ email, minutes: 10 });
    const deviceId = randomText(20);
    const body = { deviceId, participantInfo: { email } };
    expect((await start(id, body)).body.code).toBe('EMAIL_CODE_REQUIRED');
    await invokeEndpoint(sendEntryCode, attempts.sendEntryCode, {
      params: { id },
      body: { email, deviceId },
    });
    const emailCode = await getLatestCode(email);
    expect(
      (await start(id, { ...body, emailCode: emailCode === '000000' ? '000001' : '000000' })).body.code,
    ).toBe('INVALID_CODE');
    const { data } = (await start(id, { ...body, emailCode })).body;
    expect(lasts(data)).toBe(LIMIT + 10 * MINUTE);
    expect((await start(id, body)).body.data, 'goes on without a further code').toMatchObject({
      resumed: true,
      sessionId: data.sessionId,
    });
  });

  it('of a guest whose address is only typed has none', async () => {
    const { id, give } = await ownedQuiz();
    await give({ email: 'bo@example.com', minutes: 10 });
    const body = { deviceId: randomText(20), participantInfo: { email: 'bo@example.com' } };
    expect(lasts((await start(id, body)).body.data)).toBe(LIMIT);
  });
});

describe('an attempt that runs', () => {
  async function running(wish: Parameters<typeof publishedQuiz>[0] = {}) {
    const owned = await ownedQuiz(wish);
    const { token, user } = await signedIn();
    const session = (await start(owned.id, {}, token)).body.data;
    return { ...owned, token, user, session };
  }

  it('has it also where it began by what a function remembered from before', async () => {
    const { id, give, take } = await ownedQuiz();
    const { user } = await signedIn();
    const remembered = await getRecentQuiz(id);
    const begin = async (who: typeof user) => {
      const participant = await identify(
        { user: { ...who, sessionId: 's' }, deviceId: undefined, info: {} },
        remembered.settings,
      );
      const { attempt } = await beginOrResume(remembered, participant, PROOFLESS);
      return attempt;
    };
    await give({ email: user.email, minutes: 10 });
    const { user: other } = await signedIn();
    await give({ userId: other.id, minutes: 10 });
    await take({ userId: other.id });
    const [attempt, taken] = [await begin(user), await begin(other)];
    expect(attempt.deadlineAt - attempt.startedAt).toBe(LIMIT);
    setClock(2 * MINUTE);
    await runDueWork();
    expect((await getAttempt(attempt.id))?.deadlineAt).toBe(attempt.deadlineAt + 10 * MINUTE);
    expect((await getAttempt(attempt.id))?.extra).toMatchObject({ minutes: 10 });
    expect((await getAttempt(taken.id))?.deadlineAt, 'taken away meanwhile').toBe(taken.deadlineAt);
  });

  it('hears of its extra time with the next save', async () => {
    const { give, user, session } = await running();
    const before = (await save(session, 1, { q1: 'Paris' })).body.data;
    await give({ email: user.email, minutes: 10 });
    const { result, consumed } = await measureCost(() => save(session, 2, { q1: 'Nice' }, 0, { baseSeq: 1 }));
    expect(Date.parse(result.body.data.deadlineAt) - Date.parse(before.deadlineAt)).toBe(10 * MINUTE);
    expect(consumed).toEqual({ trips: 1, read: 0, write: 1 });
  });

  it('is saved and handed in with a token that says that it is over', async () => {
    const { give, user, session } = await running();
    await give({ userId: user.id, minutes: 10 });
    setClock(35 * MINUTE);
    expect((await save(session, 1, { q1: 'Paris' })).status).toBe(200);
    setClock(39 * MINUTE);
    const { body } = await submit(session, RIGHT, { completedAt: new Date(now()).toISOString(), baseSeq: 1 });
    expect(body.data).toMatchObject({ status: 'completed', submissionData: { lateSync: false } });
    expect(body.data.submissionData.totalTimeSpent).toBeGreaterThan(30 * 60);
    expect(body.data.score?.percentage).toBe(100);
  });

  it('is refused after its own extra time as others are after theirs', async () => {
    const { give, user, session } = await running();
    await give({ userId: user.id, minutes: 10 });
    setClock(41 * MINUTE);
    expect((await save(session, 1, { q1: 'Paris' })).body.code).toBe('ATTEMPT_OVER');
  });

  it('is finished by the server when its extra time is over, and not before', async () => {
    const { give, user, session } = await running();
    await save(session, 1, RIGHT);
    await give({ userId: user.id, minutes: 10 });
    const attempt = await getAttempt(session.sessionId);
    if (!attempt) throw new Error('No attempt');
    expect(attempt.deadlineAt).toBe(Date.parse(session.deadlineAt) + 10 * MINUTE);
    const due = await Array.fromAsync(listDue(dueMinute(attempt.deadlineAt, 60)));
    expect(JSON.stringify(due), 'noted by the call itself').toContain(session.sessionId);
    setClock(35 * MINUTE);
    // What was read before somebody gave the time.
    await finishOverdue({ ...attempt, deadlineAt: Date.parse(session.deadlineAt) });
    await runDueWork();
    expect((await getAttempt(session.sessionId))?.status).toBe('in_progress');
    setClock(44 * MINUTE);
    await runDueWork();
    expect((await getAttempt(session.sessionId))?.status).toBe('timed_out');
  });

  it('loses nothing when it is taken away or less is given', async () => {
    const { give, take, user, session } = await running();
    await give({ userId: user.id, minutes: 10 });
    await give({ userId: user.id, minutes: 2 });
    await take({ userId: user.id });
    const { data } = (await save(session, 1, { q1: 'Paris' })).body;
    expect(Date.parse(data.deadlineAt) - Date.parse(session.deadlineAt)).toBe(10 * MINUTE);
  });

  it('earns the bonus for fast completion by its own limit', async () => {
    const { give, user, session } = await running({
      quiz: { rewards: rewardsOn },
    });
    await give({ userId: user.id, factor: 2 });
    setClock(20 * MINUTE);
    const { data } = (await submit(session, RIGHT)).body;
    expect(data.rewards?.bonuses.map(({ reason }) => reason).join()).toMatch(/fast/i);
  });
});

const rewardsOn = {
  enabled: true,
  pointsPerCorrectAnswer: 10,
  bonusPoints: { perfectScore: 0, fastCompletion: 25, firstAttempt: 0 },
  certificate: { enabled: false, template: 'default' as const },
  leaderboard: false,
};
