import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { invokeEndpoint } from '../../testing/invoke.ts';
import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { notifications } from '@quizhall/shared/contract/notifications/notifications';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { notificationMessage } from '../../platform/messages/message.ts';
import { notificationKey } from '../../platform/dynamodb/keys.ts';
import {
  listNotifications as pageOfNotifications,
  type NewNotification,
  putNotification,
} from '../model/notifications.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { now, setClock } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { handler as listNotifications } from './list-notifications.ts';
import { handler as readAllNotifications } from './read-all-notifications.ts';
import { handler as readNotification } from './read-notification.ts';

const DAY = 24 * 3_600_000;
afterEach(() => setClock(0));

const list = (token?: string, query: { limit?: number; cursor?: string; language?: SiteLanguage } = {}) =>
  invokeEndpoint(listNotifications, notifications.listNotifications, { query, ...(token && { token }) });
const read = (id: string, token?: string) =>
  invokeEndpoint(readNotification, notifications.readNotification, {
    params: { id },
    ...(token && { token }),
  });
const readAll = (token?: string) =>
  invokeEndpoint(readAllNotifications, notifications.readAllNotifications, { ...(token && { token }) });

/** A notification as the background writes it, so many milliseconds ago. */
async function tell(userId: string, { ago = 0, ...more }: Partial<NewNotification> & { ago?: number } = {}) {
  const note: NewNotification = {
    id: ulidOf(now() - ago, randomBytes(10)),
    type: 'result_released',
    title: 'Your result is ready',
    message: 'Your score: 80%.',
    link: '/quiz/q_0000000000000000/result/1',
    ...more,
  };
  await putNotification(userId, note);
  return note.id;
}

/** A signed-in person with so many unread notifications, one a minute. */
async function personWith(count: number) {
  const { user, token } = await signedIn();
  const ids = [];
  for (let n = 0; n < count; n++) ids.unshift(await tell(user.id, { ago: (count - n) * 60_000 }));
  return { id: user.id, token, ids };
}

describe('GET /notifications', () => {
  it('answers what there is to know, newest first', async () => {
    const { token, ids } = await personWith(3);
    const { status, body } = await list(token);
    expect(status).toBe(200);
    expect(body.data.notifications.map(({ id }) => id)).toEqual(ids);
    expect(body.data.notifications[0]).toEqual({
      id: ids[0],
      type: 'result_released',
      title: 'Your result is ready',
      message: 'Your score: 80%.',
      time: expect.stringMatching(/^20\d\d-.*Z$/),
      unread: true,
      link: '/quiz/q_0000000000000000/result/1',
    });
    expect(body.data.unread).toBe(3);
    expect(body.data.nextCursor).toBeUndefined();
  });

  it('ends behind a notification that has expired since its page was read, without asking the table', async () => {
    const { user } = await signedIn();
    const after = await tell(user.id, { ago: 91 * DAY });
    await tell(user.id);
    // DynamoDB refuses a starting key outside of what the query asks for; the local engines do not.
    const { result, consumed } = await measureCost(() => pageOfNotifications(user.id, { limit: 2, after }));
    expect([result, consumed.trips]).toEqual([{ notifications: [], nextCursor: undefined }, 0]);
  });

  it('carries what another version of the program tells', async () => {
    const { user, token } = await signedIn();
    const id = await tell(user.id);
    const Key = notificationKey(user.id, id);
    const type = { UpdateExpression: 'SET #type = :type', ExpressionAttributeNames: { '#type': 'type' } };
    await table.send(
      new UpdateCommand({ TableName, Key, ...type, ExpressionAttributeValues: { ':type': 'not_known_yet' } }),
    );
    const { status, body } = await list(token);
    expect(status).toBe(200);
    expect(body.data.notifications).toMatchObject([{ id, type: 'not_known_yet', unread: true }]);
    expect((await readAll(token)).body.data).toEqual({ marked: 1 });
  });

  it('is worded in the language that is asked for, as far as it can be', async () => {
    const { user, token } = await signedIn();
    await tell(user.id, { ago: 3, ...notificationMessage('quizStarted', { quiz: 'Metals' }) });
    await tell(user.id, { ago: 2, says: { name: 'notKnownYet', values: { quiz: 'Metals' } } });
    await tell(user.id, { ago: 1 });
    const told = async (language?: SiteLanguage) =>
      (await list(token, language && { language })).body.data.notifications.map(({ title }) => title);
    const asStored = ['Your result is ready', 'Your result is ready'];
    expect(await told('de')).toEqual([...asStored, 'Ein Quiz hat begonnen']);
    expect(await told()).toEqual([...asStored, 'A quiz has started']);
    const [{ id = '' } = {}] = (await list(token)).body.data.notifications;
    expect((await read(id, token)).body.data.notification).not.toHaveProperty('says');
  });

  it('is empty for somebody who was told nothing', async () => {
    const { token } = await signedIn();
    expect((await list(token)).body.data).toEqual({ notifications: [], unread: 0 });
  });

  it('pages through all of them, and counts the unread ones of every page', async () => {
    const { token, ids } = await personWith(5);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = (await list(token, { limit: 2, ...(cursor && { cursor }) })).body;
      expect(data.unread).toBe(5);
      seen.push(...data.notifications.map(({ id }) => id));
      cursor = data.nextCursor;
    } while (cursor);
    expect(seen).toEqual(ids);
  });

  it('forgets what is older than 90 days, before the table does', async () => {
    const { user, token } = await signedIn();
    const old = await tell(user.id, { ago: 90 * DAY - 60_000 });
    const recent = await tell(user.id);
    expect((await list(token)).body.data.unread).toBe(2);
    setClock(120_000);
    const { data } = (await list(token)).body;
    expect(data.notifications.map(({ id }) => id)).toEqual([recent]);
    expect(data.unread).toBe(1);
    expect((await read(old, token)).status).toBe(404);
  });

  it('is told of the same thing once', async () => {
    const { user, token } = await signedIn();
    const id = await tell(user.id);
    await read(id, token);
    await tell(user.id, { id });
    expect((await list(token)).body.data).toMatchObject({
      notifications: [{ id, unread: false }],
      unread: 0,
    });
  });

  it("shows nobody else's", async () => {
    const { ids } = await personWith(1);
    const { token } = await signedIn();
    expect((await list(token, { cursor: ids[0] })).body.data.notifications).toEqual([]);
    expect((await list(token)).body.data).toEqual({ notifications: [], unread: 0 });
  });

  it('refuses a page that cannot be and a cursor that is none', async () => {
    const { token } = await signedIn();
    expect((await list(token, { limit: 101 })).body.errors).toHaveProperty('limit');
    expect((await list(token, { cursor: 'abc' })).body.errors).toHaveProperty('cursor');
  });

  it('costs the session, two queries and little more, also with a hundred unread ones', async () => {
    const { user, token } = await signedIn();
    await Promise.all(Array.from({ length: 105 }, (_, n) => tell(user.id, { ago: n * 1_000 })));
    const { result, consumed } = await measureCost(() => list(token));
    expect(result.body.data.unread).toBe(100);
    expect(consumed.trips).toBe(3);
    expect(consumed.read).toBeLessThanOrEqual(6);
  });
});

describe('POST /notifications/{id}/read', () => {
  it('marks one, and changes nothing the second time', async () => {
    const { token, ids } = await personWith(2);
    const [newest = ''] = ids;
    for (let times = 0; times < 2; times++) {
      const answer = await read(newest, token);
      expect(answer.status).toBe(200);
      expect(answer.body.data.notification).toMatchObject({ id: newest, unread: false });
    }
    const { data } = (await list(token)).body;
    expect(data.notifications.map(({ unread }) => unread)).toEqual([false, true]);
    expect(data.unread).toBe(1);
  });

  it("leaves another person's as it is, and makes none that never was", async () => {
    const { token: theirs, ids } = await personWith(1);
    const { token } = await signedIn();
    for (const unknown of [ids[0] ?? '', ulidOf(now(), randomBytes(10)), 'abc']) {
      const answer = await read(unknown, token);
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect((await list(theirs)).body.data.unread).toBe(1);
    expect((await list(token)).body.data.notifications).toEqual([]);
  });
});

describe('POST /notifications/read-all', () => {
  it('marks every one, also beyond what the bell counts', async () => {
    const { user, token } = await signedIn();
    await Promise.all(Array.from({ length: 130 }, (_, n) => tell(user.id, { ago: n * 1_000 })));
    expect((await readAll(token)).body.data).toEqual({ marked: 130 });
    const { data } = (await list(token, { limit: 100 })).body;
    expect(data.unread).toBe(0);
    expect(data.notifications.some(({ unread }) => unread)).toBe(false);
    expect((await readAll(token)).body.data).toEqual({ marked: 0 });
  });

  it('leaves what is newer than the request', async () => {
    const { user, token } = await signedIn();
    const earlier = await tell(user.id, { ago: 1_000 });
    const later = await tell(user.id, { ago: -60_000 });
    expect((await readAll(token)).body.data).toEqual({ marked: 1 });
    expect((await list(token)).body.data).toMatchObject({
      notifications: [
        { id: later, unread: true },
        { id: earlier, unread: false },
      ],
      unread: 1,
    });
  });

  it("leaves other people's as they are", async () => {
    const { token: theirs } = await personWith(1);
    const { token } = await personWith(1);
    expect((await readAll(token)).body.data).toEqual({ marked: 1 });
    expect((await list(theirs)).body.data.unread).toBe(1);
  });
});
