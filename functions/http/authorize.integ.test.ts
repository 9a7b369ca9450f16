import type { Permission } from '@quizhall/shared/contract/endpoint';
import type { OrganizationRole } from '@quizhall/shared/model/enums';
import { describe, expect, it } from 'vitest';
import { endpoint } from './endpoint.ts';
import { randomText } from '../platform/security/random.ts';
import { echo } from '../testing/echo.ts';
import { forget, join, someOrganization } from '../testing/organizations.ts';
import { costOf } from '../testing/observe.ts';
import { signedIn } from '../testing/scenarios.ts';

const asking = (access: Permission) => echo({ auth: 'user', access });

describe('in an organization', () => {
  const { call } = asking({ action: 'organization.manage', on: 'organization', id: 'id' });

  async function member(role: OrganizationRole) {
    const { user, token } = await signedIn();
    const { id } = await someOrganization();
    await join(user.id, { organizationId: id, role });
    return { user, token, id };
  }

  it.each([
    ['owner', 200, undefined],
    ['admin', 200, undefined],
    ['creator', 403, 'FORBIDDEN'],
    ['member', 403, 'FORBIDDEN'],
  ] as const)('to manage, %s: %i', async (role, status, code) => {
    const { token, id } = await member(role);
    const answer = await call({ token, id });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('does not exist for whoever is no member, whatever they are elsewhere', async () => {
    const { token } = await member('owner');
    const { id } = await member('owner');
    expect(await call({ token, id })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('a role ends with its membership, at once', async () => {
    const { user, token, id } = await member('admin');
    expect((await call({ token, id })).status).toBe(200);
    await forget(id, user.id);
    expect((await call({ token, id })).status).toBe(404);
  });

  it('costs one read beside the session', async () => {
    const { token, id } = await member('owner');
    expect((await costOf(() => call({ token, id }))).table).toMatchObject({ trips: 2, write: 0 });
  });
});

describe('to make something', () => {
  /** A learner who is this in some organization. */
  async function learnerAs(role: OrganizationRole) {
    const { user, token } = await signedIn({ canCreateQuizzes: false });
    await join(user.id, { organizationId: randomText(12), role });
    return token;
  }

  it.each([
    ['anywhere', 'creator', 200],
    ['anywhere', 'member', 403],
    ['self', 'creator', 403],
  ] as const)('%s, a learner who is an organization’s %s: %i', async (on, role, status) => {
    const { call } = asking({ action: 'quiz.create', on });
    const answer = await call({ token: await learnerAs(role) });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.code).toBe('CREATOR_REQUIRED');
  });

  it('asks for no memberships of whoever may as a person', async () => {
    const { token } = await signedIn();
    const { call } = asking({ action: 'quiz.create', on: 'anywhere' });
    expect((await costOf(() => call({ token }))).table).toMatchObject({ trips: 2, write: 0 });
  });
});

it('nobody is asked before what was sent is understood, and nobody learns what exists by sending nonsense', async () => {
  const { call } = asking({ action: 'organization.manage', on: 'organization', id: 'id' });
  const { token } = await signedIn();
  const cost = await costOf(() => call({ token, body: { name: 5 as unknown as string } }));
  expect(cost.table).toMatchObject({ trips: 1 });
});

it('a handler that forgets the permission of its contract cannot be loaded', () => {
  const { contract } = asking({ action: 'quiz.create', on: 'self' });
  const forget = () => endpoint(contract, async () => ({ id: '', name: '' }));
  expect(forget).toThrow('asks for a permission');
});
