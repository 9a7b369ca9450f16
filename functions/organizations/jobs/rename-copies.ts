import * as z from 'zod';
import { listMemberships, listMemberPageById, renameMember } from '../model/memberships.ts';
import { getOrganization } from '../model/organizations.ts';
import { renameListedOrganization } from '../model/user-organizations.ts';
import { getUser } from '../../accounts/model/users.ts';
import { jobKind, type JobStep } from '../../platform/jobs/job-kind.ts';
import { settleUntilStable } from '../../payments/model/settle-until-stable.ts';

const PAGE = 100;

const Cursor = z.object({ after: z.string() });

/**
 * Brings a new name to where it is copied: that of an organization to the lists of its members' organizations, that of a person to
 * their memberships, by which members are sorted and found.
 */
export const renameCopies = jobKind({
  input: z.union([z.object({ organizationId: z.string() }), z.object({ userId: z.string() })]),
  cursor: Cursor,
  failed: 'A new name could not be brought everywhere. Save it again.',
  step: (input, before) =>
    'userId' in input ? renewMemberships(input.userId) : renewLists(input.organizationId, before?.after),
});

async function renewLists(
  organizationId: string,
  after: string | undefined,
): Promise<JobStep<z.output<typeof Cursor>>> {
  const { members, next } = await listMemberPageById(organizationId, { limit: PAGE, after });
  await settleUntilStable(
    async () => (await getOrganization(organizationId))?.name,
    (title) =>
      Promise.all(members.map(({ userId }) => renameListedOrganization(userId, organizationId, title))),
  );
  const handled = members.length;
  if (next === undefined) return { handled, result: {} };
  return { handled, total: handled, cursor: { after: next } };
}

async function renewMemberships(userId: string): Promise<JobStep<z.output<typeof Cursor>>> {
  const memberships = await listMemberships(userId);
  await settleUntilStable(
    async () => (await getUser(userId))?.name,
    (name) => Promise.all(memberships.map((membership) => renameMember(membership, name))),
  );
  return { handled: memberships.length, result: {} };
}
