import { createHmac } from 'node:crypto';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import type { WebhookEvent } from '@quizhall/shared/model/organizations/webhook';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getDeliveries, listWebhookDeliveries, putDelivery } from '../model/deliveries.ts';
import { writeDueCursor } from '../../attempts/model/due-work.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { getUser } from '../../accounts/model/users.ts';
import { getWebhooks } from '../model/webhooks.ts';
import { getLatestMail } from '../../platform/local/mailbox.ts';
import { deliverHooks } from '../use-cases/deliver-webhooks.ts';
import { isSigned } from '../../payments/model/webhook-signature.ts';
import { now, setClock } from '../../platform/clock.ts';
import { everyReader } from '../../testing/background.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { memberIn, someApproval, someOrganization } from '../../testing/organizations.ts';
import { receiver, type Received } from '../../testing/receiver.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { testStream, type TestStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as sweep } from '../../entry/scheduler.ts';
import { handler as createWebhook } from './create-webhook.ts';
import { handler as deleteWebhook } from './delete-webhook.ts';
import { handler as listAudit } from './list-organization-audit.ts';
import { handler as listDeliveries } from './list-deliveries.ts';
import { handler as listWebhooks } from './list-webhooks.ts';
import { handler as resendDelivery } from './resend-delivery.ts';
import { handler as rotateSecret } from './rotate-webhook-secret.ts';
import { handler as saveWebhook } from './save-webhook.ts';
import { handler as testWebhook } from './test-webhook.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let stream: TestStream;
let server: Awaited<ReturnType<typeof receiver>>;
let moved = 0;

beforeAll(async () => {
  process.env['WEBHOOKS_TO_THIS_MACHINE'] = 'true';
  server = await receiver();
  stream = await testStream(everyReader(), now);
});
afterAll(async () => {
  delete process.env['WEBHOOKS_TO_THIS_MACHINE'];
  await server.stop();
});
afterEach(() => {
  server.received.length = 0;
});

/** The clock goes on, and everything that was due in the last minutes of that is done. */
async function pass(ms: number, looked = 15 * MINUTE): Promise<void> {
  moved += ms;
  setClock(moved);
  await writeDueCursor(now() - looked);
  await sweep();
  await stream.drain();
}

async function world(events: WebhookEvent[] = ['attempt.finished']) {
  const organization = await someOrganization({ subscription: { plan: 'basic' } });
  const { id } = organization;
  const { user } = await memberIn(id, 'admin');
  // Days go by in here, and a token is good for minutes.
  const as = () => tokenOf(user);
  await stream.drain();
  const made = await invokeEndpoint(createWebhook, organizations.createWebhook, {
    token: await as(),
    params: { id },
    body: { url: server.url, events },
  });
  expect(made.status).toBe(201);
  const { webhook, secret } = made.body.data;
  const params = { id, webhookId: webhook.id };
  const deliveries = async () =>
    (await invokeEndpoint(listDeliveries, organizations.listDeliveries, { token: await as(), params })).body
      .data.deliveries;
  const hook = async () =>
    (await invokeEndpoint(listWebhooks, organizations.listWebhooks, { token: await as(), params: { id } }))
      .body.data.webhooks[0];
  const handIn = async () => {
    const quiz = await publishedQuiz({ quiz: { ownerId: id } });
    const attempt = (await start(quiz.id)).body.data;
    await submit(attempt, RIGHT);
    await stream.drain();
    return { quiz, attempt };
  };
  /** Nothing of it is sent any more. */
  const end = async () =>
    invokeEndpoint(deleteWebhook, organizations.deleteWebhook, { token: await as(), params });
  return { id, organization, as, admin: user, webhook, secret, params, deliveries, hook, handIn, end };
}

/** As the documentation tells receivers to. */
function isFromQuizhall({ headers, body }: Received, secret: string): boolean {
  const parts = Object.fromEntries(
    String(headers['quizhall-signature'])
      .split(',')
      .map((part) => part.split('=') as [string, string]),
  );
  const expected = createHmac('sha256', secret).update(`${parts['t']}.${body}`).digest('hex');
  return parts['v1'] === expected && Math.abs(now() / 1_000 - Number(parts['t'])) < 300;
}

describe('a delivery', () => {
  it('comes through, signed, after two failures', async () => {
    const { secret, deliveries, handIn, id } = await world();
    server.answer(500, 302);
    const { quiz, attempt } = await handIn();
    expect(await deliveries()).toMatchObject([{ status: 'retrying', tries: 1, answered: 500 }]);
    await pass(3 * MINUTE);
    expect(await deliveries()).toMatchObject([{ status: 'retrying', tries: 2, answered: 302 }]);
    await pass(MINUTE);
    expect(server.received, 'not before its time').toHaveLength(2);
    await pass(8 * MINUTE);
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({
      status: 'delivered',
      tries: 3,
      answered: 200,
      event: 'attempt.finished',
    });
    expect(delivery).not.toHaveProperty('nextAt');

    const last = server.received.at(-1);
    if (!last || !delivery) throw new Error('Nothing came');
    expect(isFromQuizhall(last, secret)).toBe(true);
    expect(isFromQuizhall({ ...last, body: `${last.body} ` }, secret)).toBe(false);
    expect(last.headers).toMatchObject({
      'quizhall-event': 'attempt.finished',
      'quizhall-delivery': delivery.id,
      'content-type': 'application/json; charset=utf-8',
    });
    expect(JSON.parse(last.body)).toMatchObject({
      id: delivery.id,
      event: 'attempt.finished',
      organizationId: id,
      data: {
        quizId: quiz.id,
        attemptId: attempt.sessionId,
        percentage: 100,
        passed: true,
        status: 'completed',
      },
    });
    expect(new Set(server.received.map(({ body }) => body)).size, 'the same each time').toBe(1);
    expect(last.body, 'no names, no addresses').not.toMatch(/@|Ada|Grace/);
  });

  it('is given up after six tries, and sent again by hand under its id', async () => {
    const { deliveries, handIn, as, params } = await world();
    server.answer(500, 500, 500, 500, 500, 500);
    await handIn();
    for (const minutes of [3, 9, 45, 270, 1_600]) await pass(minutes * MINUTE, (minutes / 2) * MINUTE);
    const [failed] = await deliveries();
    expect(failed).toMatchObject({ status: 'failed', tries: 6 });
    await pass(DAY);
    expect(server.received).toHaveLength(6);
    const deliveryId = failed?.id ?? '';
    const again = await invokeEndpoint(resendDelivery, organizations.resendDelivery, {
      token: await as(),
      params: { ...params, deliveryId },
    });
    expect([again.status, again.body.data.delivery.status]).toEqual([200, 'waiting']);
    await stream.drain();
    expect(await deliveries()).toMatchObject([{ id: deliveryId, status: 'delivered', tries: 1 }]);
    const unknown = { ...params, deliveryId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };
    const none = await invokeEndpoint(resendDelivery, organizations.resendDelivery, {
      token: await as(),
      params: unknown,
    });
    expect(none.status).toBe(404);
  });

  it('is written down once, however often the stream tells', async () => {
    const { webhook, handIn } = await world();
    await handIn();
    stream.rewind();
    await stream.drain();
    expect((await listWebhookDeliveries(webhook.id, { limit: 9 })).deliveries).toHaveLength(1);
    expect(server.received).toHaveLength(1);
  });

  it('waits while its receiver has just failed, so that a crowd is not sent against a wall', async () => {
    const { deliveries, handIn } = await world();
    server.answer(500);
    await handIn();
    await handIn();
    expect(server.received).toHaveLength(1);
    expect(
      (await deliveries()).toSorted((a, b) => a.tries - b.tries).map(({ status, tries }) => [status, tries]),
    ).toEqual([
      ['retrying', 0],
      ['retrying', 1],
    ]);
    await pass(8 * MINUTE);
    expect((await deliveries()).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  });
});

it('tells what is wished for, and nothing of other organizations or of people', async () => {
  const all = await world(['quiz.published', 'member.joined', 'approval.requested', 'attempt.graded']);
  await publishedQuiz();
  const quiz = await publishedQuiz({ quiz: { ownerId: all.id } });
  await submit((await start(quiz.id)).body.data, RIGHT);
  await memberIn((await someOrganization()).id, 'creator');
  const { user } = await memberIn(all.id, 'creator');
  const approvalId = await someApproval(all.id);
  await stream.drain();
  const told = server.received.map(({ body }) => JSON.parse(body) as { event: string; data: object });
  expect(told.toSorted((a, b) => a.event.localeCompare(b.event))).toMatchObject([
    { event: 'approval.requested', data: { approvalId, type: 'quiz' } },
    { event: 'member.joined', data: { userId: user.id, role: 'creator' } },
    { event: 'quiz.published', data: { quizId: quiz.id, version: 1 } },
  ]);
});

it('says nothing of practice', async () => {
  const { id } = await world();
  const quiz = await publishedQuiz({ quiz: { ownerId: id }, settings: { practiceMode: true } });
  await submit((await start(quiz.id)).body.data, RIGHT);
  await stream.drain();
  expect(server.received).toEqual([]);
});

describe('the secret', () => {
  it('is told once, and for a day the one before signs as well', async () => {
    const { secret, as, params, handIn, hook } = await world();
    const rotated = await invokeEndpoint(rotateSecret, organizations.rotateWebhookSecret, {
      token: await as(),
      params,
    });
    const { secret: next } = rotated.body.data;
    expect(next).not.toBe(secret);
    expect(JSON.stringify(await hook())).not.toMatch(/whsec|secret/);
    await handIn();
    const signedWith = () =>
      [secret, next].map((one) => {
        const { headers, body } = server.received.at(-1) ?? { headers: {}, body: '' };
        return isSigned(one, body, String(headers['quizhall-signature']));
      });
    expect(signedWith()).toEqual([true, true]);
    moved += DAY + MINUTE;
    setClock(moved);
    await handIn();
    expect(signedWith()).toEqual([false, true]);
  });

  it('before a new one signs no longer where somebody else has it', async () => {
    const { secret, as, params, handIn } = await world();
    await invokeEndpoint(rotateSecret, organizations.rotateWebhookSecret, {
      token: await as(),
      params,
      query: { endFormer: 'true' },
    });
    await handIn();
    const { headers, body } = server.received.at(-1) ?? { headers: {}, body: '' };
    expect(isSigned(secret, body, String(headers['quizhall-signature']))).toBe(false);
    const [hook] = await getWebhooks([{ organizationId: params.id, id: params.webhookId }]);
    expect(hook).not.toHaveProperty('former');
  });
});

describe('a webhook', () => {
  it('is tried by hand, also while it is off', async () => {
    const { as, params, deliveries, secret } = await world();
    const save = async (body: object) =>
      invokeEndpoint(saveWebhook, organizations.saveWebhook, { token: await as(), params, body });
    const off = await save({ active: false });
    expect(off.body.data.webhook).toMatchObject({ active: false, off: 'by_hand' });
    const ping = async () =>
      invokeEndpoint(testWebhook, organizations.testWebhook, { token: await as(), params });
    expect((await ping()).body.data.delivery).toMatchObject({ event: 'ping', status: 'waiting' });
    await stream.drain();
    expect(await deliveries()).toMatchObject([{ event: 'ping', status: 'delivered', answered: 200 }]);
    expect(server.received.map((one) => isFromQuizhall(one, secret))).toEqual([true]);
    server.answer(404);
    await ping();
    await stream.drain();
    expect((await deliveries())[0], 'tried once').toMatchObject({
      status: 'failed',
      answered: 404,
      tries: 1,
    });
    expect((await save({ active: true })).body.data.webhook).not.toHaveProperty('off');
  });

  it('that is off hears nothing, and what waited then is not sent', async () => {
    const { as, params, deliveries, handIn } = await world();
    server.answer(500);
    await handIn();
    await invokeEndpoint(saveWebhook, organizations.saveWebhook, {
      token: await as(),
      params,
      body: { active: false },
    });
    await handIn();
    await pass(8 * MINUTE);
    expect(await deliveries(), 'the second was not even written down').toMatchObject([
      { status: 'dropped', tries: 1, answered: 500 },
    ]);
    expect(server.received).toHaveLength(1);
  });

  it('to which nothing comes through for three days is switched off, and those who manage it hear of it', async () => {
    const { organization, admin, hook, handIn, as, id, params } = await world();
    server.answer(...Array.from({ length: 40 }, () => 503));
    await handIn();
    expect((await hook())?.failingSince).toBeDefined();
    await pass(1.5 * DAY);
    await handIn();
    expect((await hook())?.active).toBe(true);
    await pass(1.5 * DAY);
    await handIn();
    expect(await hook()).toMatchObject({ active: false, off: 'failing' });
    await stream.drain();
    for (const userId of [organization.ownerId, admin.id]) {
      const [note] = (await listNotifications(userId, { limit: 1 })).notifications;
      expect(note).toMatchObject({ type: 'webhook_off', title: 'A webhook was switched off' });
      expect(note?.link).toBe(
        `/org/${id}/dashboard?tab=settings&section=integrations&webhook=${params.webhookId}`,
      );
      const mail = await getLatestMail((await getUser(userId))?.email ?? '');
      expect(mail.subject).toBe('A webhook was switched off');
    }
    const audit = await invokeEndpoint(listAudit, organizations.listOrganizationAudit, {
      token: await as(),
      params: { id },
    });
    expect(audit.body.data.entries[0]).toMatchObject({ kind: 'webhook', data: { what: 'failing' } });
    await handIn();
    const before = server.received.length;
    await pass(DAY);
    expect(server.received, 'and then there is rest').toHaveLength(before);
  });

  it('that failed twice with days between is not switched off', async () => {
    const { hook, handIn, end } = await world();
    server.answer(503, 503);
    await handIn();
    // A quiet organization: nobody hands anything in for days.
    moved += 4 * DAY;
    setClock(moved);
    await handIn();
    const { active, failingSince } = (await hook()) ?? {};
    expect(active).toBe(true);
    expect(now() - Date.parse(failingSince ?? '')).toBeLessThan(MINUTE);
    await end();
  });

  it('that answers just in time is left alone for a minute', async () => {
    const { id, webhook, end } = await world();
    const refs = ['01ARZ3NDEKTSV4RRFFQ69G5FA1', '01ARZ3NDEKTSV4RRFFQ69G5FA2'].map((one) => ({
      webhookId: webhook.id,
      id: one,
    }));
    for (const ref of refs)
      await putDelivery({ ...ref, organizationId: id, event: 'quiz.published', body: '{}' });
    let sent = 0;
    const deliver = (ref: (typeof refs)[number], ms: number) =>
      deliverHooks([ref], {
        chance: () => 0,
        send: async (posts) => {
          sent += posts.length;
          return posts.map(() => ({ answered: 200, ms }));
        },
      });
    const [first, second] = refs;
    if (!first || !second) throw new Error('Two are sent');
    await deliver(first, 4_900);
    await deliver(second, 10);
    expect(sent).toBe(1);
    expect((await getDeliveries(refs)).map(({ status }) => status).toSorted()).toEqual([
      'delivered',
      'retrying',
    ]);
    await end();
  });

  it('tells the audit where it led and leads, and what was switched', async () => {
    const { id, as, params } = await world();
    const save = async (body: object) =>
      invokeEndpoint(saveWebhook, organizations.saveWebhook, { token: await as(), params, body });
    await save({ url: 'https://elsewhere.example.com/secret', events: ['quiz.published'] });
    await save({ active: false });
    const { body } = await invokeEndpoint(listAudit, organizations.listOrganizationAudit, {
      token: await as(),
      params: { id },
    });
    const host = 'elsewhere.example.com';
    expect(body.data.entries.slice(0, 2).map(({ data }) => data)).toEqual([
      { webhookId: params.webhookId, what: 'changed', host, active: false },
      { webhookId: params.webhookId, what: 'changed', host, former: '127.0.0.1', events: ['quiz.published'] },
    ]);
  });

  it('that is deleted is gone with its deliveries', async () => {
    const { as, params, handIn, hook } = await world();
    server.answer(500);
    await handIn();
    const gone = await invokeEndpoint(deleteWebhook, organizations.deleteWebhook, {
      token: await as(),
      params,
    });
    expect(gone.status).toBe(200);
    await pass(8 * MINUTE);
    expect(server.received).toHaveLength(1);
    expect(await hook()).toBeUndefined();
    const list = await invokeEndpoint(listDeliveries, organizations.listDeliveries, {
      token: await as(),
      params,
    });
    expect(list.status).toBe(404);
  });

  it.each([
    ['http://hooks.example.com/x', 'https://'],
    ['https://localhost/x', 'internet'],
    ['https://169.254.169.254/latest', 'number'],
    ['https://hooks.example.com:8443/', '443'],
  ])('is not made for %s', async (url, says) => {
    const { id } = await someOrganization();
    const { token } = await memberIn(id, 'admin');
    const { status, body } = await invokeEndpoint(createWebhook, organizations.createWebhook, {
      token,
      params: { id },
      body: { url, events: ['quiz.published'] },
    });
    expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
    expect(body.errors?.['url']).toContain(says);
  });

  it('has at most nine beside it, and belongs to one organization', async () => {
    const { id, as, webhook } = await world();
    const make = async () =>
      invokeEndpoint(createWebhook, organizations.createWebhook, {
        token: await as(),
        params: { id },
        body: { url: server.url, events: ['quiz.published'] },
      });
    // Of many at once no one is too many.
    const made = await Promise.all(Array.from({ length: 14 }, make));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(9);
    expect((await make()).body.errors?.['url']).toContain('at most 10');
    const other = await world();
    const stolen = await invokeEndpoint(testWebhook, organizations.testWebhook, {
      token: await other.as(),
      params: { id: other.id, webhookId: webhook.id },
    });
    expect(stolen.status).toBe(404);
  });
});
