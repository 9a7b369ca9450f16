import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { ORGANIZATION_ROLES } from '@quizhall/shared/model/enums';
import { emptyStatistics } from '@quizhall/shared/rules/results/statistics';
import { describe, expect, it } from 'vitest';
import { putNumbers } from '../../results/model/card-numbers.ts';
import { getOrganizationCounts } from '../model/organization-counts.ts';
import { getQuiz } from '../../quizzes/model/quizzes.ts';
import { ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { forget, join, memberIn, someOrganization } from '../../testing/organizations.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { rewarding } from '../../testing/rewards.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { start } from '../../testing/taking.ts';
import { handler as getLeaderboard } from '../../attempts/handlers/get-leaderboard.ts';
import { handler as getPredata } from '../../attempts/handlers/get-predata.ts';
import { handler as createQuiz } from '../../quizzes/handlers/create-quiz.ts';
import { handler as deleteQuiz } from '../../quizzes/handlers/delete-quiz.ts';
import { handler as listQuizzes } from './list-organization-quizzes.ts';
import { handler as moveQuiz } from './move-quiz.ts';

const create = (token: string, body: object) =>
  invokeEndpoint(createQuiz, quizzes.createQuiz, { token, body: { title: 'Capitals', ...body } });
const move = (token: string, id: string, organizationId: string | null) =>
  invokeEndpoint(moveQuiz, organizations.moveQuiz, { token, params: { id }, body: { organizationId } });
const list = (token: string, id: string, query: object = {}) =>
  invokeEndpoint(listQuizzes, organizations.listOrganizationQuizzes, { token, params: { id }, query });

describe('a quiz of an organization', () => {
  it('is made in its name by whoever makes its quizzes, and by nobody else', async () => {
    const { id } = await someOrganization();
    for (const role of ORGANIZATION_ROLES) {
      const { token } = await memberIn(id, role);
      const { status, body } = await create(token, { organizationId: id });
      expect([status, body.code], role).toEqual(role === 'member' ? [403, 'FORBIDDEN'] : [201, undefined]);
      if (status === 201)
        expect(body.data.quiz).toMatchObject({
          roles: [`organization.${role}`],
          settings: { visibility: 'organization', isPublic: false },
        });
    }
    const { token: stranger } = await signedIn();
    expect((await create(stranger, { organizationId: id })).status).toBe(404);
    expect(await getOrganizationCounts(id)).toMatchObject({ quizzes: 3 });
  });

  it('is counted against the plan, also when many are made at once, and no longer when it is deleted', async () => {
    const { id } = await someOrganization();
    const { token } = await memberIn(id, 'creator');
    const answers = await Promise.all(Array.from({ length: 7 }, () => create(token, { organizationId: id })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 201, 201, 409, 409,
    ]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'PLAN_LIMIT',
      data: { what: 'quizzes', plan: 'free', limit: 5, count: 5, liftedBy: 'basic' },
    });
    const [made] = answers.filter(({ status }) => status === 201);
    const quizId = made?.body.data.quiz.id ?? '';
    await invokeEndpoint(deleteQuiz, quizzes.deleteQuiz, { token, params: { id: quizId } });
    expect(await getOrganizationCounts(id)).toMatchObject({ quizzes: 4 });
    expect((await create(token, { organizationId: id })).status).toBe(201);
  });

  it('holds as many questions and minutes as plan and settings allow, and is public only where they say so', async () => {
    const { id } = await someOrganization({
      settings: { maxQuizDuration: 30, maxQuestionsPerQuiz: 10, allowPublicQuizzes: false },
    });
    const { token } = await memberIn(id, 'creator');
    const wrong = async (more: object) => (await create(token, { organizationId: id, ...more })).body;
    const many = Array.from({ length: 11 }, () => QUESTION);
    expect((await wrong({ questions: many })).errors).toHaveProperty('questions');
    expect((await wrong({ settings: { timeLimit: 31 } })).errors).toHaveProperty('settings.timeLimit');
    expect((await wrong({ settings: { visibility: 'public' } })).errors).toHaveProperty(
      'settings.visibility',
    );
    const more = Array.from({ length: 21 }, () => QUESTION);
    expect(await wrong({ questions: more })).toMatchObject({
      code: 'PLAN_LIMIT',
      data: { what: 'questionsPerQuiz', limit: 20, count: 21, liftedBy: 'basic' },
    });
    const { token: person } = await signedIn();
    expect((await create(person, { settings: { visibility: 'organization' } })).body.errors).toHaveProperty(
      'settings.visibility',
    );
  });

  it('has no guests, leaderboard or rewards where the organization has none', async () => {
    const switches = { allowGuestParticipation: false, enableLeaderboards: false, enableRewards: false };
    const { id } = await someOrganization({ settings: switches });
    const { token } = await memberIn(id, 'creator');
    const { quiz } = (await create(token, { organizationId: id, rewards: { enabled: true } })).body.data;
    expect([quiz.settings.allowGuests, quiz.rewards.enabled, quiz.rewards.leaderboard]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('a quiz for members alone', () => {
  it('lets members start, and nobody else, at once when a membership ends', async () => {
    const { id } = await someOrganization();
    const quiz = await publishedQuiz({
      quiz: { ownerId: id },
      settings: { visibility: 'organization', isPublic: false },
    });
    const { token, user } = await memberIn(id, 'member');
    const { token: other } = await memberIn((await someOrganization()).id, 'owner');
    const blocked = async (as?: string) =>
      (
        await invokeEndpoint(getPredata, attempts.getPredata, {
          params: { id: quiz.code },
          ...(as && { token: as }),
        })
      ).body.data.blocked?.code;
    expect([await blocked(token), await blocked(other)]).toEqual([undefined, 'MEMBERS_ONLY']);
    expect(await blocked()).toBeDefined();
    expect((await start(quiz.id, {}, other)).body.code).toBe('MEMBERS_ONLY');
    expect((await start(quiz.id)).status).not.toBe(201);
    expect((await start(quiz.id, {}, token)).status).toBe(201);
    await forget(id, user.id);
    const { token: late } = await signedIn();
    expect((await start(quiz.id, {}, late)).body.code).toBe('MEMBERS_ONLY');
  });

  it('shows who did best to members', async () => {
    const { id } = await someOrganization();
    const quiz = await publishedQuiz({
      quiz: { ownerId: id, rewards: rewarding },
      settings: { visibility: 'organization', isPublic: false },
    });
    const { token } = await memberIn(id, 'member');
    const { token: stranger } = await signedIn();
    const board = async (as?: string) =>
      (
        await invokeEndpoint(getLeaderboard, attempts.getLeaderboard, {
          params: { id: quiz.code },
          ...(as && { token: as }),
        })
      ).body.code;
    expect([await board(token), await board(stranger), await board()]).toEqual([
      undefined,
      'MEMBERS_ONLY',
      'LOGIN_REQUIRED',
    ]);
  });

  it('costs a start one read, and every other start none', async () => {
    const { id } = await someOrganization();
    const settings = { visibility: 'organization', isPublic: false } as const;
    const [closed, open] = [
      await publishedQuiz({ quiz: { ownerId: id }, settings }),
      await publishedQuiz({ quiz: { ownerId: id } }),
    ];
    const { token } = await memberIn(id, 'member');
    const warm = await memberIn(id, 'member');
    for (const quiz of [closed, open]) await start(quiz.id, {}, warm.token);
    const costs: { trips: number; write: number }[] = [];
    for (const quiz of [closed, open])
      costs.push((await measureCost(() => start(quiz.id, {}, token))).consumed);
    expect(costs.map(({ trips }) => trips)).toEqual([2, 1]);
    expect(costs[0]?.write).toBe(costs[1]?.write);
  });
});

describe('POST /quizzes/{id}/move', () => {
  it('gives a quiz to an organization and takes it back, with all that was handed in', async () => {
    const { id } = await someOrganization();
    const { token, user } = await signedIn();
    await join(user.id, { organizationId: id, role: 'admin' });
    const quiz = await ownQuiz(token);
    const beside = await coAuthorOf(quiz.id, 'editor');
    expect((await move(token, quiz.id, id)).body.data.quiz.roles).toEqual(['organization.admin']);
    expect(await getQuiz(quiz.id)).toMatchObject({ ownerId: id, createdBy: user.id });
    expect((await list(token, id)).body.data).toMatchObject({
      total: 1,
      quizzes: [{ id: quiz.id, creator: { id: user.id, name: 'Ada' } }],
    });
    expect(await getOrganizationCounts(id)).toMatchObject({ quizzes: 1 });
    expect((await move(token, quiz.id, id)).body.code).toBe('INVALID_STATE');
    expect((await move(token, quiz.id, null)).body.data.quiz.roles).toEqual(['quiz.owner']);
    expect(await getQuiz(quiz.id)).toMatchObject({ ownerId: user.id });
    expect((await move(beside.token, quiz.id, null)).status).toBe(404);
    expect(await getOrganizationCounts(id)).toMatchObject({ quizzes: 0 });
  });

  it('goes into no organization in which the caller makes no quizzes, and into none that is full', async () => {
    const { token, user } = await signedIn();
    const quiz = await ownQuiz(token);
    const { id } = await someOrganization();
    expect((await move(token, quiz.id, id)).status).toBe(404);
    await join(user.id, { organizationId: id, role: 'member' });
    expect((await move(token, quiz.id, id)).status).toBe(403);
    const full = await someOrganization();
    await join(user.id, { organizationId: full.id, role: 'creator' });
    for (let n = 0; n < 5; n += 1) await create(token, { organizationId: full.id });
    expect((await move(token, quiz.id, full.id)).body.code).toBe('PLAN_LIMIT');
    expect(await getQuiz(quiz.id)).toMatchObject({ ownerId: user.id });
  });
});

it('members who make no quizzes find what is published for them, and nothing of how it goes', async () => {
  const { id } = await someOrganization();
  const of = (title: string, visibility: 'public' | 'private' | 'organization', more: object = {}) =>
    publishedQuiz({
      quiz: { ownerId: id, title, visibility, ...more },
      settings: { visibility, isPublic: visibility === 'public' },
    });
  const out = await of('Out', 'public');
  await of('Ours', 'organization');
  await of('By link alone', 'private');
  await of('Taken down', 'public', { takenDown: { at: new Date().toISOString(), reason: 'Copied' } });
  await of('Draft', 'public', { status: 'draft', version: 0 });
  await putNumbers({
    quizId: out.id,
    shard: 'a',
    statistics: { ...emptyStatistics(), completed: 7 },
    highWater: '1',
  });
  const [{ token: member }, { token: creator }] = [
    await memberIn(id, 'member'),
    await memberIn(id, 'creator'),
  ];
  const found = (await list(member, id)).body.data.quizzes;
  expect(found.map(({ title }) => title).toSorted()).toEqual(['Ours', 'Out']);
  for (const quiz of found)
    for (const figure of ['totalResponses', 'waitingResponses', 'avgScore', 'avgTime', 'rating'])
      expect(quiz).not.toHaveProperty(figure);
  expect((await list(creator, id)).body.data.total).toBe(5);
  const seen = (await list(creator, id, { search: 'Out' })).body.data.quizzes[0];
  expect(seen?.totalResponses).toBe(7);
  expect((await list(creator, id, { status: 'draft' })).body.data.quizzes.map(({ title }) => title)).toEqual([
    'Draft',
  ]);
});

it('members find what was published before cards told who finds it', async () => {
  const { id } = await someOrganization();
  const of = (title: string, settings: { isPublic: boolean }) =>
    publishedQuiz({ quiz: { ownerId: id, title }, settings });
  await of('Out', { isPublic: true });
  await of('By link alone', { isPublic: false });
  const { token } = await memberIn(id, 'member');
  expect((await list(token, id)).body.data.quizzes.map(({ title }) => title)).toEqual(['Out']);
});
