import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { feedback } from '@quizhall/shared/contract/results/feedback';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { users } from '@quizhall/shared/contract/accounts/users';
import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { ANNOUNCED_MS, deletableAt } from '@quizhall/shared/rules/results/retention';
import { asPractised } from '@quizhall/shared/rules/quizzes/practice';
import { buildQuestion, buildSettings } from '@quizhall/shared/testing/factories';
import { afterEach, describe, expect, it } from 'vitest';
import { mergeAnalysis } from '@quizhall/shared/rules/results/item-sums';
import { listAnalysis } from '../../results/model/analysis.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { listAudit } from '../model/audit.ts';
import { listDue } from '../../attempts/model/due-work.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { getStoredQuiz, type Quiz, saveQuiz } from '../model/quizzes.ts';
import { getRetention } from '../model/retention.ts';
import { readRoster } from '../../results/model/roster.ts';
import { getStatistics } from '../../results/model/statistics.ts';
import { now, setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { annul, reinstate } from '../../testing/interventions.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { itemsWith } from '../../testing/items-with.ts';
import { publishedQuiz, SAVING, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, sessionHeader, start, submit } from '../../testing/taking.ts';
import { handler as getResult } from '../../attempts/handlers/get-result.ts';
import { handler as rateQuiz } from '../../results/handlers/rate-quiz.ts';
import { handler as getParticipant } from '../../results/handlers/get-participant.ts';
import { handler as getDetails } from '../../results/handlers/get-submission-details.ts';
import { handler as listOwnResults } from '../../attempts/handlers/list-own-results.ts';
import { getContent } from '../model/quiz-content.ts';
import { scheduleRetention } from './schedule-retention.ts';
import { retentionJob } from './apply-retention.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

/** Nobody else in the table is called like that. */
const newName = () => `Wilhelmina ${randomText(12)}`;
const emailOf = (name: string) => `${name.replace(' ', '.').toLowerCase()}@example.com`;
const ESSAY = buildQuestion({ id: 'e1', type: 'essay', question: 'Who are you?', points: 5, options: [] });

/** A quiz that keeps things for a month, with a guest and somebody who signed in. */
async function world(settings: { retentionMonths?: number } = {}) {
  const owner = await signedIn();
  const person = await signedIn();
  const quiz = await publishedQuiz({
    quiz: { ownerId: owner.user.id },
    settings: {
      retentionMonths: 1,
      participantInfo: [
        { field: 'name', label: 'Name', required: true },
        { field: 'email', label: 'Mail', required: false },
      ],
      ...settings,
    },
  });
  const name = newName();
  const guest = await taken(quiz, {
    participantInfo: { name, email: emailOf(name) },
    deviceId: 'd'.repeat(20),
  });
  const own = await taken(quiz, {}, person.token);
  await invokeEndpoint(rateQuiz, feedback.rateQuiz, {
    params: { quizId: quiz.id },
    body: { rating: 4, comment: `${name} was here` },
    headers: sessionHeader(guest),
  });
  await stream.drain();
  return { owner, person, quiz, guest, own, name };
}

async function taken(quiz: Quiz, body: Parameters<typeof start>[1], token?: string) {
  const session = (await start(quiz.id, body, token)).body.data;
  expect((await submit(session, RIGHT)).status).toBe(200);
  return session;
}

/** So long after now, and a second more: what was handed in a moment ago is that old. */
const later = (ms: number) => setClock(ms + 1_000);
const month = () => deletableAt(now(), 1) - now();

const told = async (userId: string) =>
  (await listNotifications(userId, { limit: 20 })).notifications.filter(
    ({ type }) => type === 'deletion_announced',
  );
const numbers = async ({ id }: Quiz) => [await getStatistics(id), mergeAnalysis(...(await listAnalysis(id)))];

/** Announces and deletes what there is, from a month on. */
async function deleteAll(quiz: Quiz): Promise<void> {
  const old = month();
  later(old);
  await scheduleRetention(quiz.id);
  later(old + ANNOUNCED_MS);
  await scheduleRetention(quiz.id);
  await stream.drain();
}

describe('an announcement', () => {
  it('comes 14 days before, once, by mail and notification, and notes when to look again', async () => {
    const { quiz, owner } = await world();
    const young = month() - ANNOUNCED_MS - HOUR;
    setClock(young);
    expect(await scheduleRetention(quiz.id)).toBe(false);
    expect(await told(owner.user.id)).toEqual([]);
    later(young + HOUR + 5_000);
    expect(await scheduleRetention(quiz.id)).toBe(true);
    expect(await scheduleRetention(quiz.id)).toBe(false);
    const { plan } = await getRetention(quiz.id);
    expect(plan).toMatchObject({ months: 1, round: 1 });
    expect((plan?.deleteAt ?? 0) - (plan?.announcedAt ?? 0)).toBeGreaterThanOrEqual(ANNOUNCED_MS);
    const notes = await told(owner.user.id);
    expect(notes).toHaveLength(1);
    expect(notes[0]?.message).toContain(`of “${quiz.title}” handed in up to`);
    expect(notes[0]?.link).toBe(`/quiz/${quiz.id}/dashboard?tab=settings`);
    const mails = await itemsWith('deletionAnnounced');
    expect(mails.length).toBeGreaterThan(0);
    const minute = minuteBucket((plan?.deleteAt ?? 0) + 59_999);
    const due = await Array.fromAsync(listDue(minute));
    expect(due).toMatchObject([{ kind: 'retention', ids: [quiz.id] }]);
  });

  it('begins anew for a shorter time, and ends when things are kept for ever', async () => {
    const { quiz, owner } = await world({ retentionMonths: 3 });
    const change = async (retentionMonths: number) => {
      const before = (await getStoredQuiz(quiz.id)) as Quiz;
      const { questions } = await getContent(before.id, before.version);
      const next = { ...before, revision: before.revision + 1, version: before.version + 1 };
      next.settings = { ...before.settings, retentionMonths };
      await saveQuiz(before, next, questions, SAVING);
    };
    later(month());
    expect(await scheduleRetention(quiz.id)).toBe(false);
    await change(1);
    expect(await scheduleRetention(quiz.id)).toBe(true);
    const { plan } = await getRetention(quiz.id);
    expect(plan?.deleteAt).toBe((plan?.announcedAt ?? 0) + ANNOUNCED_MS);
    await change(0);
    expect(await scheduleRetention(quiz.id)).toBe(true);
    expect(await getRetention(quiz.id)).toEqual({});
    expect(await told(owner.user.id)).toHaveLength(1);
  });
});

describe('a deletion', () => {
  it('leaves nothing of the person in the table, and every number as it was', async () => {
    const { quiz, owner, person, guest, own, name } = await world();
    const before = await numbers(quiz);
    expect(await itemsWith(name)).not.toEqual([]);
    await deleteAll(quiz);
    expect(await itemsWith(name)).toEqual([]);
    expect(await itemsWith(emailOf(name))).toEqual([]);
    expect(await numbers(quiz)).toEqual(before);
    const { questions } = before[0] as Awaited<ReturnType<typeof getStatistics>>;
    expect(Object.keys(questions).length).toBeGreaterThan(0);
    expect(await readRoster(quiz.id)).toEqual([]);
    expect((await getAttempt(guest.sessionId))?.card).toMatchObject({ percentage: 100, name: '' });
    const { entries } = await listAudit(quiz.id, { limit: 10 });
    expect(entries).toMatchObject([{ kind: 'retention', data: { attempts: 2 } }]);
    expect((await getRetention(quiz.id)).last).toMatchObject({ count: 2 });
    expect(await told(owner.user.id)).toHaveLength(1);
    const token = await tokenOf(person.user);
    const result = await invokeEndpoint(getResult, attempts.getResult, {
      token,
      params: { id: own.sessionId },
    });
    expect(result.body.data).toMatchObject({
      deletedAt: expect.any(String),
      score: { percentage: 100, correctAnswers: 5, totalQuestions: 5 },
    });
    expect(result.body.data).not.toHaveProperty('results');
    expect(result.body.data).not.toHaveProperty('receipt');
    const list = await invokeEndpoint(listOwnResults, users.listOwnResults, { token });
    expect(list.body.data.results).toMatchObject([{ score: 100, deletedAt: expect.any(String) }]);
    const ownerToken = await tokenOf(owner.user);
    const details = await invokeEndpoint(getDetails, quizzes.getSubmissionDetails, {
      token: ownerToken,
      params: { id: own.sessionId },
    });
    expect(details.status).toBe(404);
    const participant = await invokeEndpoint(getParticipant, quizzes.getParticipant, {
      token: ownerToken,
      params: { id: quiz.id, participantId: `u_${person.user.id}` },
    });
    expect(participant.status).toBe(404);
  });

  it('takes essays along and nobody off the numbers when the stream comes again', async () => {
    const name = newName();
    const owner = await signedIn();
    const quiz = await publishedQuiz({
      questions: [ESSAY],
      quiz: { ownerId: owner.user.id },
      settings: { retentionMonths: 1 },
    });
    const session = (await start(quiz.id)).body.data;
    await submit(session, { e1: `My name is ${name}.` });
    await stream.drain();
    const before = await numbers(quiz);
    expect(await itemsWith(name)).not.toEqual([]);
    await deleteAll(quiz);
    expect(await itemsWith(name)).toEqual([]);
    expect(await numbers(quiz)).toEqual(before);
  });

  it('goes on where a worker died, counts each once, and looks once more for what came late', async () => {
    const { quiz } = await world();
    const before = await numbers(quiz);
    const old = month();
    later(old);
    await scheduleRetention(quiz.id);
    later(old + ANNOUNCED_MS);
    const { plan } = await getRetention(quiz.id);
    const input = { quizId: quiz.id, announcedAt: plan?.announcedAt, round: 1 };
    let cursor: unknown;
    for (let n = 0; n < 10; n += 1) {
      // Each step is done twice, as after a death before its progress was kept.
      await retentionJob.step(input, cursor);
      const step = await retentionJob.step(input, cursor);
      if (!('cursor' in step)) break;
      cursor = step.cursor;
    }
    await stream.drain();
    const { entries } = await listAudit(quiz.id, { limit: 10 });
    expect(entries).toMatchObject([{ kind: 'retention', data: { attempts: 2 } }]);
    expect(await numbers(quiz)).toEqual(before);
    expect((await getRetention(quiz.id)).plan).toMatchObject({ round: 2 });
    later(old + ANNOUNCED_MS + 2 * HOUR);
    expect(await scheduleRetention(quiz.id)).toBe(true);
    await stream.drain();
    expect(await getRetention(quiz.id)).toEqual({ last: expect.objectContaining({ count: 2 }) });
    expect((await listAudit(quiz.id, { limit: 10 })).entries).toHaveLength(1);
  });

  it('takes annulled attempts along, after which nobody changes what they are', async () => {
    const { quiz, owner, guest, own, name } = await world();
    expect((await annul(owner.token, guest.sessionId)).status).toBe(200);
    await stream.drain();
    await deleteAll(quiz);
    expect(await itemsWith(name)).toEqual([]);
    const token = await tokenOf(owner.user);
    expect((await reinstate(token, guest.sessionId)).status).toBe(404);
    expect((await annul(token, own.sessionId)).status).toBe(404);
  });

  it('is announced where nothing is left but what was annulled', async () => {
    const { quiz, owner, guest, own, name } = await world();
    for (const { sessionId } of [guest, own]) expect((await annul(owner.token, sessionId)).status).toBe(200);
    await stream.drain();
    await deleteAll(quiz);
    expect((await told(owner.user.id)).map(({ message }) => message)).toEqual([
      expect.stringContaining('2 submissions of'),
    ]);
    expect(await itemsWith(name)).toEqual([]);
    expect((await getAttempt(own.sessionId))?.erased).toBeDefined();
  });

  it('takes practice along that counts nowhere, and counts it', async () => {
    const name = newName();
    const owner = await signedIn();
    const settings = asPractised(buildSettings({ practiceMode: true, retentionMonths: 1 }));
    const quiz = await publishedQuiz({ quiz: { ownerId: owner.user.id, shards: 2 }, settings });
    const sessions = [];
    for (let n = 0; n < 3; n += 1)
      sessions.push(await taken(quiz, { participantInfo: { name }, deviceId: `${n}`.repeat(20) }));
    await stream.drain();
    const cards = await Promise.all(sessions.map(({ sessionId }) => getAttempt(sessionId)));
    expect(cards.map((attempt) => attempt?.card?.uncounted)).toEqual([true, true, true]);
    const before = await numbers(quiz);
    await deleteAll(quiz);
    expect(await itemsWith(name)).toEqual([]);
    expect(await numbers(quiz)).toEqual(before);
    expect(await told(owner.user.id)).toHaveLength(1);
    expect((await getRetention(quiz.id)).last).toMatchObject({ count: 3 });
  });

  it('spares what is younger', async () => {
    const { quiz, guest } = await world();
    const old = month();
    later(old);
    await scheduleRetention(quiz.id);
    setClock(old + ANNOUNCED_MS - DAY);
    const young = await taken(quiz, { participantInfo: { name: 'Young' }, deviceId: 'y'.repeat(20) });
    await stream.drain();
    later(old + ANNOUNCED_MS);
    await scheduleRetention(quiz.id);
    await stream.drain();
    expect((await getAttempt(guest.sessionId))?.erased).toBeDefined();
    expect((await getAttempt(young.sessionId))?.erased).toBeUndefined();
    expect(await readRoster(quiz.id)).toMatchObject([{ completedAt: expect.any(Number) }]);
  });
});
