import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { listDue } from '../../attempts/model/due-work.ts';
import { countUnread, listNotifications, markAllRead, isNotified } from './notifications.ts';
import { now, setClock } from '../../platform/clock.ts';
import { everyReader } from '../../testing/background.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { save, start, submit, RIGHT } from '../../testing/taking.ts';
import { handler as runDueWork } from '../../entry/scheduler.ts';
import { notifyFirstResponse } from './notify-owner.ts';

const MINUTE = 60_000;

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

/** Hands the whole stream over from its beginning, as a replay does. */
async function consume(): Promise<void> {
  stream.rewind();
  await stream.drain();
}

const told = async (userId: string) => (await listNotifications(userId, { limit: 100 })).notifications;

describe('the first response', () => {
  it('is told to the owner once, however often the stream comes', async () => {
    const quiz = await publishedQuiz();
    const session = (await start(quiz.id)).body.data;
    await consume();
    expect(await told(quiz.ownerId), 'not for a start').toEqual([]);
    await submit(session, RIGHT);
    await consume();
    const notes = await told(quiz.ownerId);
    expect(notes).toEqual([
      {
        id: expect.any(String),
        type: 'first_response',
        title: 'Your quiz has its first response',
        message: `Somebody has completed “${quiz.title}”. See how it went.`,
        link: `/quiz/${quiz.id}/dashboard`,
        time: expect.any(String),
        unread: true,
        says: { name: 'firstResponse', values: { quiz: quiz.title } },
      },
    ]);
    await markAllRead(quiz.ownerId);
    await submit((await start(quiz.id)).body.data, RIGHT);
    await consume();
    await consume();
    expect(await told(quiz.ownerId)).toEqual([{ ...notes[0], unread: false }]);
    expect(await countUnread(quiz.ownerId)).toBe(0);
  });

  it('is told once, with the time of the first, however often and in whatever order its records come', async () => {
    const quiz = await publishedQuiz({ quiz: { shards: 4 } });
    const sessions = [];
    for (let n = 0; n < 3; n++) sessions.push((await start(quiz.id)).body.data);
    for (const [n, session] of sessions.entries()) {
      setClock(n * 1_000);
      await submit(session, RIGHT);
    }
    const finished = await Promise.all(sessions.map(({ sessionId }) => getAttempt(sessionId)));
    const [first, ...others] = finished.flatMap((attempt) => attempt ?? []);
    await Promise.all(others.map((attempt) => notifyFirstResponse(quiz.id, [attempt])));
    await consume();
    const notes = await told(quiz.ownerId);
    expect(notes).toHaveLength(1);
    expect(notes[0]?.time).toBe(new Date(first?.card?.completedAt ?? 0).toISOString());
  });

  it('is no news where somebody finished longer ago than any message waits', async () => {
    const quiz = await publishedQuiz();
    await submit((await start(quiz.id)).body.data, RIGHT);
    setClock(15 * 24 * 60 * MINUTE);
    const late = (await start(quiz.id)).body.data;
    await submit(late, RIGHT);
    await consume();
    expect(await told(quiz.ownerId)).toEqual([]);
    expect(await isNotified(quiz.id, 'first-response'), 'nobody looks again').toBe(true);
  });

  it('of a quiz of an organization is told to nobody, least of all to the organization', async () => {
    const quiz = await publishedQuiz({ quiz: { ownerId: 'o_0123456789abcdef' } });
    await submit((await start(quiz.id)).body.data, RIGHT);
    await consume();
    expect(await told(quiz.ownerId)).toEqual([]);
  });

  it("is not the owner's own attempt", async () => {
    const { user, token } = await signedIn();
    const quiz = await publishedQuiz({ quiz: { ownerId: user.id } });
    await submit((await start(quiz.id, {}, token)).body.data, RIGHT);
    await consume();
    expect(await told(user.id)).toEqual([]);
    await submit((await start(quiz.id)).body.data, RIGHT);
    await consume();
    expect(await told(user.id)).toHaveLength(1);
  });
});

describe('a result that the server released', () => {
  /** An attempt that nobody hands in, finished by the server. */
  async function leftAttempt(settings: Parameters<typeof publishedQuiz>[0] = {}) {
    const quiz = await publishedQuiz(settings);
    const { user, token } = await signedIn();
    const session = (await start(quiz.id, {}, token)).body.data;
    await save(session, 1, { q1: 'Paris' });
    await consume();
    setClock(33 * MINUTE);
    await runDueWork();
    await consume();
    return { quiz, user, session };
  }

  /** The first sweep after answers that a lost connection held back have stopped to count. */
  async function sweepWhenFinal() {
    setClock(42 * MINUTE);
    return runDueWork();
  }

  it('is told when nothing can change it any more, once', async () => {
    const { quiz, user, session } = await leftAttempt();
    await runDueWork();
    expect(await told(user.id), 'not while late answers count').toEqual([]);
    expect((await sweepWhenFinal()).told).toBe(1);
    const notes = await told(user.id);
    expect(notes).toMatchObject([
      {
        type: 'result_released',
        message: `Time ran out in “${quiz.title}”, so your saved answers were handed in. Your score: 20%.`,
        link: `/quiz/${quiz.id}/result/${session.sessionId}`,
        unread: true,
      },
    ]);
    await consume();
    await runDueWork();
    expect(await told(user.id)).toEqual(notes);
  });

  it('is not told to whoever handed in after all', async () => {
    const { user, session } = await leftAttempt();
    setClock(35 * MINUTE);
    await submit(session, RIGHT, { completedAt: session.startedAt });
    await consume();
    await sweepWhenFinal();
    expect(await told(user.id)).toEqual([]);
  });

  it('is not told where the quiz withholds it', async () => {
    const { user } = await leftAttempt({ settings: { showResultsImmediately: false } });
    await sweepWhenFinal();
    expect(await told(user.id)).toEqual([]);
  });

  it('is not noted for a guest, nor for somebody who handed in', async () => {
    const quiz = await publishedQuiz();
    const { user, token } = await signedIn();
    const { deadlineAt } = (await start(quiz.id)).body.data;
    await submit((await start(quiz.id, {}, token)).body.data, RIGHT);
    await consume();
    setClock(33 * MINUTE);
    await runDueWork();
    await consume();
    for (const minutes of [10, 11, 12]) {
      const due = await Array.fromAsync(listDue(minuteBucket(Date.parse(deadlineAt) + minutes * MINUTE)));
      expect(JSON.stringify(due)).not.toContain(quiz.id);
    }
    expect((await sweepWhenFinal()).told).toBe(0);
    expect(await told(user.id)).toEqual([]);
  });
});
