import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { users } from '@quizhall/shared/contract/accounts/users';
import { describe, expect, it } from 'vitest';
import { listDepartments } from '../model/departments.ts';
import { listMemberships } from '../model/memberships.ts';
import { getOrganizationCounts } from '../model/organization-counts.ts';
import { getOrganization } from '../model/organizations.ts';
import { getSubscription } from '../../payments/model/subscriptions.ts';
import { newUploadKey } from '../../platform/storage/upload-checks.ts';
import { storeFile } from '../../platform/storage/storage.ts';
import { joinOrganization } from '../model/members.ts';
import { now } from '../../platform/clock.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { incrementCountItem } from '../model/organization-counts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { NEW_ORGANIZATION, join, memberIn, someOrganization } from '../../testing/organizations.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { handler as getSession } from '../../accounts/handlers/get-session.ts';
import { handler as createOrganization } from './create-organization.ts';
import { handler as getDashboard } from './get-organization-dashboard.ts';
import { handler as getSettings } from './get-organization-settings.ts';
import { handler as saveSettings } from './save-organization-settings.ts';

const create = (token: string, more: object = {}, headers: Record<string, string> = {}) =>
  invokeEndpoint(createOrganization, organizations.createOrganization, {
    token,
    headers,
    body: { ...NEW_ORGANIZATION, ...more },
  });
const settingsOf = (token: string, id: string) =>
  invokeEndpoint(getSettings, organizations.getOrganizationSettings, { token, params: { id } });
const save = (token: string, id: string, body: object) =>
  invokeEndpoint(saveSettings, organizations.saveOrganizationSettings, {
    token,
    params: { id },
    body: body as { revision: number },
  });

const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

describe('POST /organization', () => {
  it('makes somebody’s twentieth, and no further one, also of several at once', async () => {
    const { user, token } = await signedIn();
    for (let n = 0; n < 18; n += 1) await join(user.id, { organizationId: `o_${n}`, role: 'member' });
    const answers = await Promise.all([create(token), create(token), create(token), create(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    const { id, name } = await someOrganization();
    const organization = { id, name, security: {} };
    const member = { userId: user.id, name: 'Ada', role: 'member' as const, departmentId: undefined };
    const joining = joinOrganization({ organization, member, by: 'link', with: [] });
    await expect(joining).rejects.toThrow('at most 20');
  });

  it('lets nobody into more by several ways at once', async () => {
    const { user } = await signedIn();
    for (let n = 0; n < 18; n += 1) await join(user.id, { organizationId: `o_${n}`, role: 'member' });
    const made = await Promise.all([1, 2, 3, 4].map(() => someOrganization()));
    const outcomes = await Promise.allSettled(
      made.map(({ id, name }) =>
        joinOrganization({
          organization: { id, name, security: {} },
          member: { userId: user.id, name: 'Ada', role: 'member', departmentId: undefined },
          by: 'link',
          with: [],
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('makes organization, owner, departments and categories, and the current one', async () => {
    const { user, token } = await signedIn({ name: 'Ada Lovelace', canCreateQuizzes: false });
    const { status, body } = await create(token, {
      name: 'Ünïted Schools',
      departments: [
        { id: '1', name: 'Maths' },
        { name: 'Arts', description: 'All of them' },
      ],
      customCategories: [{ name: 'Onboarding', color: '#00ff00' }],
    });
    expect(status).toBe(201);
    const { organization } = body.data;
    expect(organization).toMatchObject({
      name: 'Ünïted Schools',
      slug: expect.stringMatching(/^united-schools/),
      plan: 'free',
    });
    const { id } = organization;
    expect(await listMemberships(user.id)).toMatchObject([
      { organizationId: id, role: 'owner', name: 'Ada Lovelace' },
    ]);
    expect((await listDepartments(id)).map(({ name, description }) => [name, description])).toEqual([
      ['Arts', 'All of them'],
      ['Maths', ''],
    ]);
    expect(await getOrganization(id)).toMatchObject({
      customCategories: [{ name: 'Onboarding', color: '#00FF00' }],
    });
    expect(await getOrganizationCounts(id)).toEqual({ members: 1, quizzes: 0 });
    const session = await invokeEndpoint(getSession, users.getSession, { token });
    expect(session.body.data.session).toMatchObject({
      organizations: [{ id, title: 'Ünïted Schools', role: 'owner' }],
      organizationId: id,
    });
  });

  it('gives two of one name different pages', async () => {
    const { token } = await signedIn();
    const name = `Twins ${now()}`;
    const slugs = await Promise.all([1, 2, 3].map(() => create(token, { name })));
    const taken = slugs.map(({ body }) => body.data.organization.slug);
    expect(new Set(taken).size).toBe(3);
  });

  it('makes one for repetitions of a request', async () => {
    const { user, token } = await signedIn();
    const key = { 'Idempotency-Key': 'the-same-form' };
    const [first, second] = [await create(token, {}, key), await create(token, {}, key)];
    expect(second.body.data.organization.id).toBe(first.body.data.organization.id);
    expect(await listMemberships(user.id)).toHaveLength(1);
  });

  it('begins a paid plan with a trial of 14 days, and sells none that is by agreement', async () => {
    const { token } = await signedIn();
    const paid = await create(token, { subscription: { plan: 'professional', billingCycle: 'yearly' } });
    const { id, plan } = paid.body.data.organization;
    expect(plan).toBe('professional');
    const { terms, list } = await getSubscription(id);
    expect([terms?.state, list]).toEqual(['trialing', 'standard']);
    expect((terms?.period.end ?? 0) - now()).toBeGreaterThan(13.9 * 86_400_000);
    const agreed = await create(token, { subscription: { plan: 'enterprise', prices: 'create3' } });
    expect([agreed.status, agreed.body.errors]).toEqual([
      400,
      { 'subscription.plan': 'This plan is by agreement: write to us' },
    ]);
  });

  it.each([
    ['name', { name: ' ' }, 'Organization name is required'],
    ['type', { type: undefined }, 'Please select an organization type'],
    ['acceptTerms', { acceptTerms: false }, 'Please accept the terms'],
    ['contactInfo.email', { contactInfo: { email: '' } }, 'Email is required'],
    ['branding.primaryColor', { branding: { primaryColor: 'red' } }, 'Please choose a color'],
    ['departments', { departments: [{ name: 'A' }, { name: 'a' }] }, 'Two departments have the same name'],
  ])('refuses a wrong %s', async (field, wrong, message) => {
    const { user, token } = await signedIn();
    const { status, body } = await create(token, wrong);
    expect([status, body.errors?.[field]]).toEqual([400, message]);
    expect(await listMemberships(user.id)).toEqual([]);
  });

  it('takes an uploaded logo into use, and none that is no picture', async () => {
    const { user, token } = await signedIn();
    const key = newUploadKey('logo', user.id, 'image/png');
    await storeFile(key, 'image/png', PNG);
    const { body } = await create(token, { branding: { logo: { key } } });
    expect(body.data.organization.branding.logo?.url).toMatch(/^\/media\/logo\//);
    const script = newUploadKey('logo', user.id, 'image/png');
    await storeFile(script, 'image/png', new TextEncoder().encode('<svg onload="alert(1)"/>'));
    expect((await create(token, { branding: { logo: { key: script } } })).body.code).toBe('UPLOAD_TYPE');
  });
});

describe('/organization/{id}/settings', () => {
  it('changes what is sent and nothing else, on top of what was read', async () => {
    const { id, revision } = await someOrganization({ customCategories: [{ name: 'Old' }] });
    const { token } = await memberIn(id, 'admin');
    const before = (await settingsOf(token, id)).body.data.settings;
    const old = before.customCategories[0];
    const saved = await save(token, id, {
      revision,
      sizeRange: '11-50',
      branding: { primaryColor: '#111111' },
      settings: { requireApproval: true },
      contactInfo: { address: { city: 'Turin' } },
      customCategories: [{ ...old, name: 'Renamed' }, { name: 'New' }],
    });
    expect(saved.status).toBe(200);
    const after = (await settingsOf(token, id)).body.data.settings;
    expect(after).toEqual({
      ...before,
      revision: revision + 1,
      sizeRange: '11-50',
      branding: { ...before.branding, primaryColor: '#111111' },
      settings: { ...before.settings, requireApproval: true },
      contactInfo: { ...before.contactInfo, address: { ...before.contactInfo.address, city: 'Turin' } },
      customCategories: [
        { ...old, name: 'Renamed' },
        { id: expect.stringMatching(/^c_/), name: 'New', description: '', color: '#3B82F6' },
      ],
    });
    const stale = await save(token, id, { revision, name: 'Late' });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_REVISION']);
    expect((await settingsOf(token, id)).body.data.settings.name).toBe(before.name);
  });

  it('takes a website as people type it', async () => {
    const { id, revision } = await someOrganization();
    const { token } = await memberIn(id, 'owner');
    await save(token, id, { revision, contactInfo: { website: ' school.example/about ' } });
    expect((await settingsOf(token, id)).body.data.settings.contactInfo.website).toBe(
      'https://school.example/about',
    );
  });

  it('refuses what no organization may say', async () => {
    const { id, revision } = await someOrganization();
    const { token } = await memberIn(id, 'owner');
    const wrong = await save(token, id, { revision, settings: { maxQuizDuration: 0 }, website: 'x' });
    expect(wrong.status).toBe(400);
  });
});

describe('GET /organization/dashboard', () => {
  it('tells of the current organization, and of another one that is named', async () => {
    const first = await someOrganization({ name: 'First', departments: [{ name: 'Maths' }] });
    const { token } = await memberIn(first.id, 'creator');
    await publishedQuiz({ quiz: { ownerId: first.id } });
    await transactWrite({ count: incrementCountItem(first.id, 'quizzes', 5) });
    const current = await invokeEndpoint(getDashboard, organizations.getOrganizationDashboard, { token });
    expect(current.body.data).toMatchObject({
      organization: { id: first.id, name: 'First', departments: 1, activeQuizzes: 1, totalQuizzes: 1 },
      role: 'creator',
      stats: { totalQuizzes: 1, totalResponses: 0 },
      limits: { members: 10, quizzes: 5, questionsPerQuiz: 20 },
    });
  });

  it('is nowhere for whoever is in no organization', async () => {
    const { token } = await signedIn();
    const answer = await invokeEndpoint(getDashboard, organizations.getOrganizationDashboard, { token });
    expect(answer.status).toBe(404);
  });
});
