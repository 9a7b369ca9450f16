import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { users } from '@quizhall/shared/contract/accounts/users';
import { expect, it } from 'vitest';
import { foldName, getMembership, renameMember } from '../model/memberships.ts';
import { getOwnOrganizations, renameListedOrganization } from '../model/user-organizations.ts';
import { now } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { memberIn, someOrganization } from '../../testing/organizations.ts';
import { signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { handler as changeProfile } from '../../accounts/handlers/change-profile.ts';
import { handler as listMembers } from './list-members.ts';
import { handler as saveSettings } from './save-organization-settings.ts';

const stream = await testStream(everyReader(), now);

const rename = (token: string, id: string, revision: number, name: string) =>
  invokeEndpoint(saveSettings, organizations.saveOrganizationSettings, {
    token,
    params: { id },
    body: { revision, name },
  });
const titlesOf = async (userId: string) =>
  (await getOwnOrganizations(userId)).organizations.map(({ title }) => title);

it('a renamed organization is called so in the lists of all its members, and in no other', async () => {
  const [{ id }, other] = [await someOrganization(), await someOrganization()];
  const [admin, ...people] = [await memberIn(id, 'admin'), await memberIn(id, 'member')];
  const stranger = await memberIn(other.id, 'member');
  const before = await titlesOf(stranger.user.id);
  const saved = await rename(admin.token, id, 1, 'Northgate');
  expect([saved.status, saved.body.data.settings.name]).toEqual([200, 'Northgate']);
  expect((await rename(admin.token, id, 1, 'Late')).status, 'somebody was quicker').toBe(409);
  await stream.drain();
  for (const { user } of [admin, ...people]) expect(await titlesOf(user.id)).toEqual(['Northgate']);
  expect(await titlesOf(stranger.user.id)).toEqual(before);
});

it('of two new names in a row the later one stays', async () => {
  const { id } = await someOrganization();
  const { token, user } = await memberIn(id, 'admin');
  await rename(token, id, 1, 'Northgate');
  await rename(token, id, 2, 'Southgate');
  await stream.drain();
  expect(await titlesOf(user.id)).toEqual(['Southgate']);
});

it('who has left is not brought back into the list', async () => {
  const { id } = await someOrganization();
  const { user } = await signedIn();
  await renameListedOrganization(user.id, id, 'Northgate');
  await renameMember({ organizationId: id, userId: user.id }, 'Ada');
  expect([await titlesOf(user.id), await getMembership(id, user.id)]).toEqual([[], undefined]);
});

it('a renamed person is sorted and found by the new name in every organization', async () => {
  const [one, two] = [await someOrganization(), await someOrganization()];
  const { token } = await memberIn(one.id, 'admin');
  const { user, token: own } = await memberIn(one.id, 'member');
  const elsewhere = await memberIn(two.id, 'admin');
  const name = `Ärnþór ${randomText(6)}`;
  const changed = await invokeEndpoint(changeProfile, users.changeProfile, {
    token: own,
    body: { fullName: name },
  });
  expect([changed.status, changed.body.data.user.fullName]).toEqual([200, name]);
  await stream.drain();
  const { body } = await invokeEndpoint(listMembers, organizations.listMembers, {
    token,
    params: { id: one.id },
    query: { search: foldName(name) },
  });
  expect(body.data.members.map(({ id }) => id)).toEqual([user.id]);
  expect((await getMembership(one.id, user.id))?.name).toBe(name);
  expect((await getMembership(two.id, elsewhere.user.id))?.name).not.toBe(name);
});
