import { randomBytes } from 'node:crypto';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { testStream } from '../../testing/streams.ts';
import { users } from '@quizhall/shared/contract/accounts/users';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { afterEach, describe, expect, it } from 'vitest';
import { markAllRead, markRead, putNotification } from '../../notifications/model/notifications.ts';
import { now, setClock } from '../../platform/clock.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { costOf } from '../../testing/observe.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { handler as countAll } from '../../entry/stream.ts';
import { handler } from './get-session.ts';

const DAY = 24 * 3_600_000;
const stream = await testStream(countAll, now);
afterEach(() => setClock(0));

const getSession = (token?: string) => invokeEndpoint(handler, users.getSession, token ? { token } : {});
const sessionOf = async (token: string) => (await getSession(token)).body.data.session;

/** Tells a person something; answers its id. */
async function tell(userId: string, ago = 0): Promise<string> {
  const id = ulidOf(now() - ago, randomBytes(10));
  const link = '/quiz/q_0000000000000000/dashboard';
  await putNotification(userId, { id, type: 'first_response', title: 'News', message: 'Some.', link });
  return id;
}

/** The whole stream once more, as after a replay. */
async function replay(): Promise<void> {
  stream.rewind();
  await stream.drain();
}

describe('GET /users/me/session', () => {
  it('answers who is signed in', async () => {
    const { user, token } = await signedIn({ name: 'Ada Lovelace' });
    const { status, body } = await getSession(token);
    expect(status).toBe(200);
    expect(body.data.session).toEqual({
      id: user.id,
      email: user.email,
      fullName: 'Ada Lovelace',
      userType: 'moderator',
      isEmailVerified: true,
      canCreateQuizzes: true,
      unread: 0,
      organizations: [],
      plan: 'free',
      quizCount: 0,
    });
  });

  it('takes one call of the table, its look at the sign-in included, whatever there is to count', async () => {
    const { user, token } = await signedIn();
    for (let n = 0; n < 3; n++) {
      await publishedQuiz({ quiz: { ownerId: user.id } });
      await tell(user.id);
    }
    await stream.drain();
    // One batch of four small items read consistently: profile, sign-in, counters, organizations.
    expect(await costOf(() => getSession(token))).toMatchObject({ table: { trips: 1, read: 4, write: 0 } });
    expect(await sessionOf(token)).toMatchObject({ quizCount: 3, unread: 3 });
  });
});

describe('what is counted', () => {
  it('does not change when the whole stream comes again', async () => {
    const { user, token } = await signedIn();
    await publishedQuiz({ quiz: { ownerId: user.id } });
    const id = await tell(user.id);
    await tell(user.id);
    await markRead(user.id, id);
    await stream.drain();
    expect(await sessionOf(token)).toMatchObject({ quizCount: 1, unread: 1 });
    await replay();
    await replay();
    expect(await sessionOf(token)).toMatchObject({ quizCount: 1, unread: 1 });
  });

  it('follows what is marked as read, one by one and all, also beyond what the bell counts', async () => {
    const { user, token } = await signedIn();
    const ids = [];
    for (let n = 0; n < 105; n++) ids.push(await tell(user.id, n * 1_000));
    await stream.drain();
    expect(await sessionOf(token)).toMatchObject({ unread: 100 });
    for (const id of ids.slice(0, 10)) await markRead(user.id, id);
    await stream.drain();
    expect(await sessionOf(token)).toMatchObject({ unread: 95 });
    await markAllRead(user.id);
    await stream.drain();
    expect(await sessionOf(token)).toMatchObject({ unread: 0 });
  });

  it('lets go of notifications with their ninety days, before the table removes them', async () => {
    const { user } = await signedIn();
    await tell(user.id, 90 * DAY - 60_000);
    await tell(user.id);
    await stream.drain();
    const token = await tokenOf(user);
    expect(await sessionOf(token)).toMatchObject({ unread: 2 });
    setClock(120_000);
    expect(await sessionOf(token)).toMatchObject({ unread: 1 });
  });
});
