import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { explore } from '@quizhall/shared/contract/explore/explore';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { afterEach, describe, expect, it } from 'vitest';
import { getMembership } from '../model/memberships.ts';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { listOrganizationAudit } from '../model/organization-audit.ts';
import { getOrganization } from '../model/organizations.ts';
import { putSaved } from '../../explore/model/saved-quizzes.ts';
import { getUser, type User } from '../../accounts/model/users.ts';
import { listMailsTo } from '../../platform/local/mailbox.ts';
import { joinOrganization } from '../model/members.ts';
import { now, setClock } from '../../platform/clock.ts';
import { callLogin, callRefresh, tokenOf } from '../../testing/accounts.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import {
  join,
  memberIn,
  someApiToken,
  someAssignment,
  someOrganization,
} from '../../testing/organizations.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { start } from '../../testing/taking.ts';
import { enabledTwoFactor } from '../../testing/two-factor.ts';
import { handler as getPredata } from '../../attempts/handlers/get-predata.ts';
import { handler as listSaved } from '../../explore/handlers/list-saved.ts';
import { handler as saveQuiz } from '../../explore/handlers/save-quiz.ts';
import { handler as getQuiz } from '../../quizzes/handlers/get-quiz.ts';
import { handler as getDashboard } from './get-organization-dashboard.ts';
import { handler as leave } from './leave-organization.ts';
import { handler as listOwn } from './list-own-assignments.ts';
import { handler as save } from './save-organization-settings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

/** An organization with an admin who has a second factor. */
async function managed() {
  const { id } = await someOrganization();
  const { user, token } = await memberIn(id, 'admin');
  await enabledTwoFactor(user.id);
  return { id, user, token };
}

/** Saves what is asked of members, and lets the background work be done. */
async function ask(token: string, id: string, security: object) {
  const revision = (await getOrganization(id))?.revision ?? 0;
  const answer = await invokeEndpoint(save, organizations.saveOrganizationSettings, {
    token,
    params: { id },
    body: { revision, security },
  });
  await stream.drain();
  return answer;
}

const dashboard = (token: string, organizationId: string) =>
  invokeEndpoint(getDashboard, organizations.getOrganizationDashboard, { token, query: { organizationId } });
const asNow = async ({ id }: User) => tokenOf((await getUser(id)) as User);

describe('two-factor authentication that an organization requires', () => {
  it('is asked for by who has it, and told to those who have not', async () => {
    const { id, token, user } = await managed();
    const [bare, safe] = [await memberIn(id, 'member'), await memberIn(id, 'member')];
    await enabledTwoFactor(safe.user.id);
    const { body } = await ask(bare.token, id, { requireTwoFactor: true });
    expect(body.code).toBe('FORBIDDEN');
    const without = await memberIn(id, 'admin');
    expect((await ask(without.token, id, { requireTwoFactor: true })).body).toMatchObject({
      code: 'TWO_FACTOR_REQUIRED',
      message: expect.stringContaining('your own account first') as string,
    });
    expect((await getOrganization(id))?.security).toEqual({});

    const saved = await ask(token, id, { requireTwoFactor: true });
    const from = saved.body.data.settings.security.twoFactorFrom ?? '';
    expect(Date.parse(from) - now()).toEqual(expect.closeTo(7 * DAY, -5));
    expect((await listNotifications(bare.user.id, { limit: 1 })).notifications[0]).toMatchObject({
      type: 'organization_news',
      link: '/account/profile?tab=security',
    });
    expect((await listMailsTo(bare.user.email)).map(({ subject }) => subject)).toEqual([
      'Set up two-factor authentication',
    ]);
    expect(await listMailsTo(safe.user.email)).toEqual([]);
    expect((await listOrganizationAudit(id, { limit: 1 })).entries).toMatchObject([
      { kind: 'securityChanged', by: user.id, data: { twoFactor: true } },
    ]);
    expect((await dashboard(bare.token, id)).body.data.twoFactor).toEqual({ from });
    expect((await dashboard(safe.token, id)).body.data).not.toHaveProperty('twoFactor');
    // Saved once more, nothing changes and nobody is told again.
    await ask(token, id, { requireTwoFactor: true });
    expect((await getOrganization(id))?.security.twoFactorFrom).toBe(from);
    expect(await listMailsTo(bare.user.email)).toHaveLength(1);
  });

  it('shuts the organization and its quizzes after a week, but for leaving and for programs, until it is set up', async () => {
    const { id, token, user: admin } = await managed();
    const [creator, leaving] = [await memberIn(id, 'creator'), await memberIn(id, 'member')];
    const program = await someApiToken(id, 'creator');
    const quiz = await publishedQuiz({ quiz: { ownerId: id } });
    const look = async (as: string) =>
      (await invokeEndpoint(getQuiz, quizzes.getQuiz, { token: as, params: { id: quiz.id } })).body.code;
    await ask(token, id, { requireTwoFactor: true });
    expect((await dashboard(creator.token, id)).status).toBe(200);

    setClock(7 * DAY + HOUR);
    const late = await asNow(creator.user);
    expect((await dashboard(late, id)).body.code).toBe('TWO_FACTOR_REQUIRED');
    expect(await look(late)).toBe('TWO_FACTOR_REQUIRED');
    const { token: stranger } = await signedIn();
    expect(await look(stranger)).toBe('NOT_FOUND');
    expect((await dashboard(program.secret, id)).status).toBe(200);
    expect((await start(quiz.id, {}, late)).status).toBe(201);
    const gone = await invokeEndpoint(leave, organizations.leaveOrganization, {
      token: await asNow(leaving.user),
      params: { id },
    });
    expect(gone.status).toBe(200);

    await enabledTwoFactor(creator.user.id);
    expect([(await dashboard(late, id)).status, await look(late)]).toEqual([200, undefined]);
    // Switched off again, everybody is in at once.
    const other = await memberIn(id, 'member');
    expect((await dashboard(await asNow(other.user), id)).status).toBe(403);
    await ask(await asNow(admin), id, {
      requireTwoFactor: false,
    });
    expect((await dashboard(await asNow(other.user), id)).status).toBe(200);
  });

  it('holds for quizzes for members at no further call, and for who joins later', async () => {
    const { id, token, user: admin } = await managed();
    const quiz = await publishedQuiz({
      quiz: { ownerId: id },
      settings: { visibility: 'organization', isPublic: false },
    });
    const early = await memberIn(id, 'member');
    const plain = await memberIn((await someOrganization()).id, 'member');
    await join(plain.user.id, { organizationId: id, role: 'member' });
    await ask(token, id, { requireTwoFactor: true });
    const organization = await getOrganization(id);
    const { user: newcomer } = await signedIn();
    if (organization)
      await joinOrganization({
        organization,
        member: { userId: newcomer.id, name: 'Bo', role: 'member' },
        by: 'link',
        with: [],
      });
    expect((await getMembership(id, newcomer.id))?.twoFactorFrom).toBe(organization?.security.twoFactorFrom);
    expect((await start(quiz.id, {}, early.token)).status).toBe(201);

    setClock(8 * DAY);
    for (const user of [plain.user, newcomer]) {
      const late = await asNow(user);
      expect((await start(quiz.id, {}, late)).body).toMatchObject({
        code: 'TWO_FACTOR_REQUIRED',
        message: expect.stringContaining('Set it up in your profile') as string,
      });
      const before = await invokeEndpoint(getPredata, attempts.getPredata, {
        token: late,
        params: { id: quiz.code },
      });
      expect(before.body.data.blocked?.code).toBe('TWO_FACTOR_REQUIRED');
    }
    const late = await asNow(newcomer);
    const seen = async () => ({
      ...(({ assignments, shut }) => ({ own: assignments.length, shut }))(
        (await invokeEndpoint(listOwn, organizations.listOwnAssignments, { token: late })).body.data,
      ),
      saved: (await invokeEndpoint(saveQuiz, explore.saveQuiz, { token: late, params: { quizId: quiz.id } }))
        .status,
      listed: (await invokeEndpoint(listSaved, explore.listSaved, { token: late })).body.data.quizzes.length,
    });
    await someAssignment(id, { quizId: quiz.id });
    await putSaved(newcomer.id, quiz.id);
    expect(await seen()).toEqual({ own: 0, shut: [id], saved: 404, listed: 0 });
    await enabledTwoFactor(newcomer.id);
    expect(await seen()).toEqual({ own: 1, shut: undefined, saved: 200, listed: 1 });
    const known = await asNow(newcomer);
    const { result, consumed } = await measureCost(() => start(quiz.id, {}, known));
    expect([result.status, consumed.trips]).toEqual([201, 2]);
    await ask(await asNow(admin), id, {
      requireTwoFactor: false,
    });
    expect((await start(quiz.id, {}, await asNow(plain.user))).status).toBe(201);
  });
});

describe('how long sign-ins of members last', () => {
  const login = async (user: User) =>
    (await callLogin({ email: user.email, remember: true })).body.data.tokens.refreshToken;
  const goOn = async (refreshToken: string) => {
    const { status, body } = await callRefresh(refreshToken);
    return status === 200 ? body.data.tokens.refreshToken : undefined;
  };

  it('is the shortest that one of their organizations says, from the next renewal on', async () => {
    const [long, short] = [await managed(), await managed()];
    const { user } = await memberIn(long.id, 'member');
    await join(user.id, { organizationId: short.id, role: 'member' });
    const before = await login(user);
    await ask(long.token, long.id, { sessionHours: 168 });
    await ask(short.token, short.id, { sessionHours: 8 });
    expect((await getOrganization(short.id))?.security).toEqual({ sessionHours: 8 });
    setClock(6 * HOUR);
    const renewed = await goOn(before);
    expect(renewed).toBeDefined();
    setClock(8 * HOUR + 60_000);
    expect(await goOn(renewed ?? '')).toBeUndefined();
    // One that nobody has renewed meanwhile ends as well.
    const idle = await login(user);
    setClock(17 * HOUR);
    expect(await goOn(idle)).toBeUndefined();

    await invokeEndpoint(leave, organizations.leaveOrganization, {
      token: await asNow(user),
      params: { id: short.id },
    });
    const after = await login(user);
    setClock(17 * HOUR + 2 * DAY);
    expect(await goOn(after)).toBeDefined();
  });

  it('is nothing that others notice, and ends when it is taken back', async () => {
    const { id, token, user: admin } = await managed();
    const [{ user }, stranger] = [await memberIn(id, 'member'), await signedIn()];
    await ask(token, id, { sessionHours: 1 });
    expect((await ask(token, id, { sessionHours: 2 })).status).toBe(400);
    const [theirs, others] = [await login(user), await login(stranger.user)];
    setClock(2 * HOUR);
    expect([await goOn(theirs), await goOn(others)]).toEqual([undefined, expect.any(String)]);
    await ask(await asNow(admin), id, { sessionHours: null });
    const again = await login(user);
    setClock(5 * HOUR);
    expect(await goOn(again)).toBeDefined();
  });
});
