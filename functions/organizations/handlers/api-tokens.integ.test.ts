import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { afterEach, expect, it } from 'vitest';
import { deleteApiTokenItem, listApiTokens } from '../model/api-tokens.ts';
import { updateSubscriptionItem, getSubscription } from '../../payments/model/subscriptions.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { addToThrottle } from '../../platform/limits/throttles.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import { setClock } from '../../platform/clock.ts';
import { currentBucket } from '../../platform/limits/throttle-bucket.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { bringTokens, memberIn, someApiToken, someOrganization } from '../../testing/organizations.ts';
import { handler as createApiToken } from './create-api-token.ts';
import { handler as inviteMembers } from './invite-members.ts';
import { handler as listAudit } from './list-organization-audit.ts';
import { handler as listMembers } from './list-members.ts';
import { handler as listTokens } from './list-api-tokens.ts';
import { handler as revokeApiToken } from './revoke-api-token.ts';

const DAY = 24 * 3_600_000;
afterEach(() => setClock(0));

async function world() {
  const { id } = await someOrganization();
  const { user } = await memberIn(id, 'admin');
  const as = () => tokenOf(user);
  const params = { id };
  const make = async (body: object) =>
    invokeEndpoint(createApiToken, organizations.createApiToken, {
      token: await as(),
      params,
      body: { name: 'Rostering', role: 'creator' as const, ...body },
    });
  const ask = (token: string) => invokeEndpoint(listMembers, organizations.listMembers, { token, params });
  const listed = async () =>
    (await invokeEndpoint(listTokens, organizations.listApiTokens, { token: await as(), params })).body.data;
  return { id, user, as, params, make, ask, listed };
}

it('is told once, kept as a digest, and calls in the name of its organization', async () => {
  const { id, user, make, ask, listed } = await world();
  await bringTokens(id);
  const made = await make({ days: 90 });
  expect(made.status).toBe(201);
  const { token, secret } = made.body.data;
  expect(secret).toMatch(/^qh_[A-Za-z0-9]{16}_[A-Za-z0-9]{12}_[A-Za-z0-9]{32}[0-9a-f]{6}$/);
  expect(token).toMatchObject({
    name: 'Rostering',
    role: 'creator',
    createdBy: { id: user.id, name: 'Ada' },
  });
  expect(JSON.stringify([await listApiTokens(id), await listed()])).not.toContain(secret.slice(33, 60));
  const answer = await ask(secret);
  expect([answer.status, answer.body.data.total]).toEqual([200, 2]);
});

it('is refused when it has expired, was revoked, was changed in a letter, or its plan is gone', async () => {
  const { id, as, params, make, ask } = await world();
  await bringTokens(id);
  const [short, long] = [await make({ days: 30 }), await make({})].map(({ body }) => body.data);
  if (!short || !long) throw new Error('No tokens');
  setClock(31 * DAY);
  expect([(await ask(short.secret)).status, (await ask(long.secret)).status]).toEqual([401, 200]);
  expect((await ask(short.secret)).body).toMatchObject({
    code: 'SESSION_EXPIRED',
    message: expect.stringContaining('API token'),
  });
  const other = long.secret.replace(/.(?=.{10}$)/, (letter) => (letter === 'a' ? 'b' : 'a'));
  expect((await ask(other)).status).toBe(401);
  const subscription = await getSubscription(id);
  await transactWrite({ subscription: updateSubscriptionItem(subscription, { terms: undefined }) });
  const unpaid = await ask(long.secret);
  expect([unpaid.status, unpaid.body.code]).toEqual([403, 'FORBIDDEN']);
  expect(unpaid.body.message).toContain('Professional');
  const gone = await invokeEndpoint(revokeApiToken, organizations.revokeApiToken, {
    token: await as(),
    params: { ...params, tokenId: long.token.id },
  });
  expect(gone.status).toBe(200);
  expect((await ask(long.secret)).status).toBe(401);
});

it('is not the secret of another token, nor the place of another organization', async () => {
  const [one, other] = [await world(), await world()];
  const first = await someApiToken(one.id, 'creator');
  const second = await someApiToken(other.id, 'admin');
  // The place of one with the secret of the other: the checksum is wrong, and the digest would be.
  const mixed = first.secret.slice(0, 33) + second.secret.slice(33);
  expect((await one.ask(mixed)).status).toBe(401);
  await transactWrite({ apiToken: deleteApiTokenItem(one.id, first.id) });
  expect((await one.ask(first.secret)).status).toBe(401);
});

it('is not made on a plan that does not bring any, and the list says which does', async () => {
  const { make, listed } = await world();
  const refused = await make({});
  expect([refused.status, refused.body.code]).toEqual([409, 'PLAN_LIMIT']);
  expect(refused.body.message).toBe('API tokens are part of the Professional plan.');
  expect(await listed()).toEqual({ tokens: [], neededPlan: 'professional' });
});

it('tells when it was last used, written down once a day', async () => {
  const { id, ask, listed } = await world();
  const { secret } = await someApiToken(id, 'creator');
  const lastUse = async () => (await listed()).tokens[0]?.lastUsedAt;
  expect(await lastUse()).toBeUndefined();
  await ask(secret);
  const first = await lastUse();
  expect(first).toBeDefined();
  setClock(DAY / 2);
  await ask(secret);
  expect(await lastUse()).toBe(first);
  setClock(DAY + 60_000);
  await ask(secret);
  expect(Date.parse((await lastUse()) ?? '')).toBeGreaterThan(Date.parse(first ?? '') + DAY);
});

it('is held to so many calls in a minute', async () => {
  const { id, ask } = await world();
  const { id: tokenId, secret } = await someApiToken(id, 'creator');
  expect((await ask(secret)).status).toBe(200);
  // Of this minute and, should it end meanwhile, of the next.
  const bucket = currentBucket('api-token', tokenId, 60);
  const next = { ...bucket, window: bucket.window + 1 };
  for (const one of [bucket, next])
    await mapBounded(Array.from({ length: 300 }), 20, () => addToThrottle(one, 1));
  const refused = await ask(secret);
  expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY']);
});

it('stands in the audit by its name, as do its making and its end', async () => {
  const { id, as, params, make } = await world();
  await bringTokens(id);
  const { token, secret } = (await make({ name: 'Onboarding', role: 'admin' })).body.data;
  const invited = await invokeEndpoint(inviteMembers, organizations.inviteMembers, {
    token: secret,
    params,
    body: { emails: ['new@example.com'], role: 'member' },
  });
  expect(invited.status).toBe(201);
  const audit = async () =>
    (await invokeEndpoint(listAudit, organizations.listOrganizationAudit, { token: await as(), params })).body
      .data.entries;
  const entries = await audit();
  expect(entries.find(({ kind }) => kind === 'invited')?.by).toEqual({
    id: token.id,
    name: 'API token Onboarding',
  });
  expect(entries.find(({ kind }) => kind === 'apiToken')?.data).toEqual({
    tokenId: token.id,
    what: 'created',
    role: 'admin',
  });
});
