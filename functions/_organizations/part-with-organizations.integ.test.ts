import { expect, it } from 'vitest';
import { getMembership, listMembers } from '../_data/memberships.ts';
import { memberIn, someOrganization } from '../_testing/organizations.ts';
import { partWithOrganizations } from './part-with-organizations.ts';

it('leaves an organization with an owner where there is an admin, and nobody made one without being asked', async () => {
  const { id, ownerId } = await someOrganization();
  await memberIn(id, 'member');
  const { user: admin } = await memberIn(id, 'admin');
  await partWithOrganizations(ownerId);
  await partWithOrganizations(ownerId);
  expect((await getMembership(id, admin.id))?.role).toBe('owner');
  expect((await listMembers(id)).map(({ role }) => role).toSorted()).toEqual(['member', 'owner']);

  await partWithOrganizations(admin.id);
  expect((await listMembers(id)).map(({ role }) => role)).toEqual(['member']);
});
