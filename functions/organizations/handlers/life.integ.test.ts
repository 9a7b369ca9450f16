import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { users } from '@quizhall/shared/contract/accounts/users';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listUnsettled } from '../../accounts/use-cases/account-deletion.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { listMemberships } from '../model/memberships.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { getOrganization } from '../model/organizations.ts';
import { getOwnOrganizations } from '../model/user-organizations.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { getQuiz, getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { getSubscription } from '../../payments/model/subscriptions.ts';
import { renewSubscription } from '../../payments/model/renew-subscription.ts';
import { table } from '../../platform/dynamodb/table.ts';
import { unzip } from '../../imports/model/unzip.ts';
import { listMailsTo } from '../../platform/local/mailbox.ts';
import { now, setClock } from '../../platform/clock.ts';
import { changeTermsItems } from '../../payments/model/plan-purpose.ts';
import { transferOwnership, getMember } from '../model/members.ts';
import { eraseOrganization } from '../jobs/erase-organization.ts';
import { scheduleOrganizationErasure } from '../jobs/schedule-organization-erasure.ts';
import { PASSWORD, tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { itemsWith } from '../../testing/items-with.ts';
import {
  handOverTo,
  memberIn,
  someApproval,
  someInvite,
  someOrganization,
} from '../../testing/organizations.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { enabledTwoFactor } from '../../testing/two-factor.ts';
import { handler as pauseQuiz } from '../../quizzes/handlers/pause-quiz.ts';
import { handler as getExport } from '../../results/handlers/get-export.ts';
import { handler as deleteAccount } from '../../accounts/handlers/delete-account.ts';
import { handler as beginExport } from './begin-organization-export.ts';
import { handler as deleteOrganization } from './delete-organization.ts';
import { handler as getDashboard } from './get-organization-dashboard.ts';
import { handler as getDeletion } from './get-organization-deletion.ts';
import { handler as restore } from './restore-organization.ts';

const newestNote = async (userId: string) => (await listNotifications(userId, { limit: 1 })).notifications[0];
const DAY = 24 * 3_600_000;
const stream = await testStream(everyReader(), now);
afterEach(() => {
  setClock(0);
  vi.restoreAllMocks();
});

/** An organization whose owner can sign in. */
async function owned(overrides: object = {}) {
  const organization = await someOrganization(overrides);
  const { user, token } = await memberIn(organization.id, 'admin');
  await handOverTo(organization.id, user.id);
  return { ...organization, user, token };
}

const remove = (token: string, id: string, body: object = {}) =>
  invokeEndpoint(deleteOrganization, organizations.deleteOrganization, {
    token,
    params: { id },
    body: { confirm: 'Acme', password: PASSWORD, ...body },
  });
const bringBack = (token: string, id: string) =>
  invokeEndpoint(restore, organizations.restoreOrganization, { token, params: { id } });
const dashboard = (token: string, organizationId: string) =>
  invokeEndpoint(getDashboard, organizations.getOrganizationDashboard, { token, query: { organizationId } });
const pause = (token: string, id: string) =>
  invokeEndpoint(pauseQuiz, quizzes.pauseQuiz, { token, params: { id } });

describe('DELETE /organization/{id}', () => {
  it('closes it, pauses its quizzes and tells its members; restored, everything is as it was', async () => {
    const { id, token, user } = await owned();
    const member = await memberIn(id, 'creator');
    const [live, paused] = [
      await publishedQuiz({ quiz: { ownerId: id } }),
      await publishedQuiz({ quiz: { ownerId: id, status: 'paused' } }),
    ];
    const answer = await remove(token, id);
    expect([answer.status, Date.parse(answer.body.data.erasedFrom) - now()]).toEqual([
      200,
      expect.closeTo(30 * DAY, -5),
    ]);
    await stream.drain();
    expect((await getQuiz(live.id))?.status).toBe('paused');
    expect((await start(live.id)).body.code).toBe('QUIZ_PAUSED');
    expect((await pause(member.token, live.id)).body.code).toBe('ORGANIZATION_DELETED');
    expect((await dashboard(member.token, id)).body.data.deletion).toEqual(answer.body.data);
    expect(await newestNote(member.user.id)).toMatchObject({ type: 'organization_news' });
    expect((await listMailsTo(member.user.email)).map(({ subject }) => subject)).toEqual([
      'Your organization was deleted',
    ]);
    expect(await listUnsettled(user.id)).toEqual([]);

    expect((await bringBack(member.token, id)).status).toBe(403);
    expect((await bringBack(token, id)).status).toBe(200);
    await stream.drain();
    expect((await getQuiz(live.id))?.status).toBe('published');
    expect((await getQuiz(paused.id))?.status).toBe('paused');
    expect((await dashboard(member.token, id)).body.data).not.toHaveProperty('deletion');
    expect(await listMailsTo(member.user.email)).toHaveLength(2);
    expect(await listUnsettled(user.id)).toEqual(['organization']);
    // The first time is over, but it was restored meanwhile.
    setClock(31 * DAY);
    expect(await scheduleOrganizationErasure(id)).toBe(false);
    expect(await getOrganization(id)).toMatchObject({ name: 'Acme' });
    expect((await bringBack(await tokenOf(user), id)).status).toBe(200);
  });

  it('says nothing of how its trial ends', async () => {
    const { id, user, token } = await owned({ subscription: { plan: 'basic' } });
    expect((await remove(token, id)).status).toBe(200);
    await stream.drain();
    const told = (await listMailsTo(user.email)).length;
    const end = (await getSubscription(id)).terms?.period.end ?? 0;
    for (const at of [end - DAY, end + 1]) {
      setClock(at - now());
      await renewSubscription(id);
      await stream.drain();
      setClock(0);
    }
    expect((await getSubscription(id)).terms).toBeUndefined();
    expect(await listMailsTo(user.email)).toHaveLength(told);
  });

  it('asks for name, password and code, and for everything to be settled', async () => {
    const { id, token } = await owned({ subscription: { plan: 'basic' } });
    const trial = await getSubscription(id);
    if (trial.terms)
      await transactWrite({ writes: changeTermsItems(trial, { ...trial.terms, state: 'active' }) });
    expect((await remove(token, id, { confirm: 'acme' })).body.errors).toHaveProperty('confirm');
    expect((await remove(token, id, { password: 'wrong' })).body.errors).toHaveProperty('password');
    expect(await remove(token, id)).toMatchObject({
      status: 409,
      body: { code: 'ORGANIZATION_UNSETTLED', message: expect.stringContaining('renews') },
    });
    const { body } = await invokeEndpoint(getDeletion, organizations.getOrganizationDeletion, {
      token,
      params: { id },
    });
    expect(body.data.unsettled).toEqual(['Its plan renews by itself. Cancel it in Billing first.']);
    // A trial ends by itself.
    const free = await owned({ subscription: { plan: 'basic' } });
    const { codes } = await enabledTwoFactor(free.user.id);
    expect((await remove(free.token, free.id)).body.errors).toHaveProperty('totp');
    expect((await getOrganization(free.id))?.deletedAt).toBeUndefined();
    expect((await remove(free.token, free.id, { totp: codes[0] })).status).toBe(200);
    expect((await remove(free.token, free.id, { totp: codes[1] })).body.code).toBe('ORGANIZATION_DELETED');
    const pooled = await owned();
    await publishedQuiz({ quiz: { ownerId: pooled.id, pool: { total: 500, places: 1 } } });
    expect((await remove(pooled.token, pooled.id)).body.message).toContain('prize');
    expect((await getOrganization(id))?.deletedAt).toBeUndefined();
  });

  it('lets its owner delete their account', async () => {
    const { id, token, user } = await owned();
    const close = () =>
      invokeEndpoint(deleteAccount, users.deleteAccount, {
        token,
        body: { confirm: user.email, password: PASSWORD },
      });
    expect((await close()).body.code).toBe('ACCOUNT_UNSETTLED');
    await remove(token, id);
    expect((await close()).status).toBe(200);
    await stream.drain();
    expect(await listMemberships(user.id)).toEqual([]);
    expect((await getOrganization(id))?.deletedAt).toBeDefined();
  });
});

describe('after thirty days', () => {
  it('nothing of it is left, wherever the run is cut off, but what participants have of it', async () => {
    const { id, token, user, slug } = await owned({ departments: [{ name: 'Maths' }] });
    const member = await memberIn(id, 'member');
    await someInvite(id);
    await someApproval(id);
    const quiz = await publishedQuiz({ quiz: { ownerId: id } });
    const taker = await signedIn();
    const session = (await submitted(quiz.id, taker.token)).sessionId;
    await remove(token, id);
    await stream.drain();
    setClock(29 * DAY);
    expect(await scheduleOrganizationErasure(id)).toBe(false);
    setClock(31 * DAY);
    expect((await bringBack(await tokenOf(user), id)).status).toBe(404);
    expect(await scheduleOrganizationErasure(id)).toBe(true);
    expect((await dashboard(await tokenOf(member.user), id)).status).toBe(404);
    expect(await cutOffEverywhere(id)).toBeGreaterThan(8);
    await stream.drain();
    expect(await getOrganization(id)).toBeUndefined();
    expect((await getOwnOrganizations(member.user.id)).organizations).toEqual([]);
    expect((await getStoredQuiz(quiz.id))?.deletedAt).toBeDefined();
    expect(await getAttempt(session)).toMatchObject({ erased: { correct: 5 }, answers: {}, email: '' });
    // Quizzes keep the id of their owner, attempts that of the organization in which they began, and notifications their link.
    const left = (await itemsWith(id)).filter((key) => !/^(QUIZ|ATTEMPT|USER|RUN|MAIL|DUE)#/.test(key));
    expect(left.filter((key) => !key.startsWith('CATALOGUE'))).toEqual([]);
    expect(await itemsWith(slug)).not.toContain(`SLUG#${slug} / ORG`);
    const again = await eraseOrganization.step({ organizationId: id }, undefined);
    expect(again).toEqual({ handled: 0, result: {} });
  });
});

async function submitted(quizId: string, token: string) {
  const attempt = (await start(quizId, {}, token)).body.data;
  await submit(attempt, RIGHT);
  await stream.drain();
  return attempt;
}

/** Does the run to its end, each step cut off before each of its writes; answers how often that was. */
async function cutOffEverywhere(organizationId: string): Promise<number> {
  const send = table.send.bind(table);
  let cursor: unknown;
  let cuts = 0;
  for (;;) {
    let step: Awaited<ReturnType<typeof eraseOrganization.step>> | undefined;
    for (let nth = 1; !step; nth += 1) {
      let writes = 0;
      const spy = vi.spyOn(table, 'send').mockImplementation((async (command: never) => {
        const isWrite = /Put|Update|Delete|Transact/.test((command as object).constructor.name);
        if (isWrite && ++writes === nth) throw new Error('cut off');
        return send(command);
      }) as never);
      step = await eraseOrganization.step({ organizationId }, cursor).catch(() => undefined);
      spy.mockRestore();
      if (!step) cuts += 1;
    }
    if (!('cursor' in step)) return cuts;
    cursor = step.cursor;
  }
}

/** The texts of an archive by their names. */
const filesOf = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzip(bytes, { wanted: () => true, limit: 10_000_000, entries: 20 })).map(([name, of]) => [
      name,
      Buffer.from(of).toString('utf8'),
    ]),
  );
const rowsOf = (csv = ''): string[] =>
  csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n');

describe('POST /organization/{id}/exports', () => {
  it('writes everything of it for its owner alone, also once it is deleted', async () => {
    const { id, token, user } = await owned({ departments: [{ name: 'Maths' }] });
    const admin = await memberIn(id, 'admin');
    const [first, second] = [
      await publishedQuiz({ quiz: { ownerId: id, passwordHash: 'secret' } }),
      await publishedQuiz({ quiz: { ownerId: id } }),
    ];
    await submitted(first.id, admin.token);
    await submitted(second.id, admin.token);
    await someInvite(id);
    const begin = (asking: string) =>
      invokeEndpoint(beginExport, organizations.beginOrganizationExport, { token: asking, params: { id } });
    expect((await begin(admin.token)).status).toBe(403);
    await remove(token, id);
    const { status, body } = await begin(token);
    expect(status).toBe(202);
    await stream.drain();
    expect((await newestNote(user.id))?.title).toBe('Your organization is written as a file');
    expect((await listMailsTo(user.email)).map(({ subject }) => subject)).toContain(
      'Everything that your organization holds was asked for as a file',
    );
    const link = (asking: string) =>
      invokeEndpoint(getExport, quizzes.getExport, { token: asking, params: { id: body.data.runId } });
    expect((await link(admin.token)).status).toBe(404);
    const { data } = (await link(token)).body;
    expect(data.fileName).toMatch(/^acme-[\d-]{10}\.zip$/);
    const files = filesOf(new Uint8Array(await (await fetch(data.url)).arrayBuffer()));
    const text = files['organization.json'] ?? '';
    const file = JSON.parse(text) as Record<string, object[]>;
    expect(file).toMatchObject({
      format: 'quizhall-organization',
      organization: [{ id, name: 'Acme' }],
      departments: [{ name: 'Maths' }],
      members: expect.arrayContaining([expect.objectContaining({ id: user.id, role: 'owner' })]),
      invitations: [{ role: 'member' }],
      quizzes: expect.arrayContaining([
        expect.objectContaining({ quiz: expect.objectContaining({ id: first.id }) }),
      ]),
    });
    expect([file['members']?.length, file['quizzes']?.length, file['results']?.length]).toEqual([3, 2, 2]);
    expect(file['audit']).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'deleted' })]));
    expect(rowsOf(files['departments.csv'])).toEqual([
      'name,description,domains,id',
      expect.stringMatching(/^Maths,/),
    ]);
    const lengths = ['members', 'invitations', 'invoices', 'quizzes', 'results', 'assignments'].map(
      (name) => rowsOf(files[`${name}.csv`]).length - 1,
    );
    expect(lengths).toEqual([3, 1, 0, 2, 2, 0]);
    expect(rowsOf(files['audit.csv']).length - 1).toBe(file['audit']?.length);
    for (const secret of ['passwordHash', 'digest', 'token"']) expect(text).not.toContain(secret);
    await bringBack(token, id);
    await transferOwnership(await getMember(id, user.id), await getMember(id, admin.user.id));
    await stream.drain();
    expect((await link(token)).status, 'to whom it does not belong any more').toBe(403);
  });
});
