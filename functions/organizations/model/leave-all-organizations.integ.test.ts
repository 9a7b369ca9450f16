import { afterEach, expect, it, vi } from 'vitest';
import { getMembership, listMembers } from './memberships.ts';
import { getOrganizationCounts } from './organization-counts.ts';
import { table } from '../../platform/dynamodb/table.ts';
import { memberIn, someOrganization } from '../../testing/organizations.ts';
import { leaveAllOrganizations } from './leave-all-organizations.ts';
import { changeMember, getMember } from './members.ts';

afterEach(() => vi.restoreAllMocks());

it('leaves an organization with an owner where there is an admin, and nobody made one without being asked', async () => {
  const { id, ownerId } = await someOrganization();
  await memberIn(id, 'member');
  const { user: admin } = await memberIn(id, 'admin');
  await leaveAllOrganizations(ownerId);
  await leaveAllOrganizations(ownerId);
  expect((await getMembership(id, admin.id))?.role).toBe('owner');
  expect((await listMembers(id)).map(({ role }) => role).toSorted()).toEqual(['member', 'owner']);

  await leaveAllOrganizations(admin.id);
  expect((await listMembers(id)).map(({ role }) => role)).toEqual(['member']);
});

/** Does something before the next so many transactions are sent. */
function before(transactions: number, something: () => Promise<unknown>): void {
  const send = table.send.bind(table);
  let left = transactions;
  vi.spyOn(table, 'send').mockImplementation((async (command: { constructor: { name: string } }) => {
    if (command.constructor.name === 'TransactWriteCommand' && left > 0) {
      left -= 1;
      const spied = vi.mocked(table.send).getMockImplementation();
      vi.mocked(table.send).mockImplementation(send as never);
      await something();
      if (spied) vi.mocked(table.send).mockImplementation(spied);
    }
    return send(command as never);
  }) as never);
}

it('ends a membership that somebody changes at the same moment, and says so where it cannot', async () => {
  const { id, ownerId } = await someOrganization();
  const { user } = await memberIn(id, 'member');
  const counted = (await getOrganizationCounts(id)).members;
  const roles = ['creator', 'member'] as const;
  let turn = 0;
  const change = async () => changeMember(await getMember(id, user.id), { role: roles[turn++ % 2] }, ownerId);
  before(9, change);
  await expect(leaveAllOrganizations(user.id)).rejects.toThrow('could not be ended');
  vi.restoreAllMocks();
  before(1, change);
  await leaveAllOrganizations(user.id);
  expect(await getMembership(id, user.id)).toBeUndefined();
  expect((await getOrganizationCounts(id)).members).toBe(counted - 1);
});
