import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import {
  deleteMembershipItems,
  getMembership,
  listMembers,
  listMemberships,
  type Membership,
} from './memberships.ts';
import { decrementCountItem } from './organization-counts.ts';
import { logger } from '../../platform/logger.ts';
import { transferOwnership } from './members.ts';

/** So often a membership is read again that somebody changes at the same moment. */
const MOST_TRIES = 5;

/**
 * Somebody whose account is deleted is in no organization any more; done again, it changes nothing.
 * @throws Error where a membership cannot be ended now
 */
export async function leaveAllOrganizations(userId: string): Promise<void> {
  for (const membership of await listMemberships(userId)) await partWith(membership);
}

async function partWith(listed: Membership): Promise<void> {
  const { organizationId, userId } = listed;
  let membership: Membership | undefined = listed;
  for (let tries = 0; membership && tries < MOST_TRIES; tries += 1) {
    const left = membership.role === 'owner' ? await succeeded(membership) : membership;
    const failed = await transactWrite({
      membership: deleteMembershipItems(left),
      count: decrementCountItem(organizationId, 'members'),
    });
    if (!failed) return;
    membership = await getMembership(organizationId, userId);
  }
  if (membership) throw new Error(`A membership in ${organizationId} could not be ended`);
}

/**
 * An organization that was created or taken over while the account was being closed goes on with its first admin. Where there is
 * none it has no owner, which whoever runs the stage reads in the log.
 */
async function succeeded(owner: Membership): Promise<Membership> {
  const { organizationId, userId } = owner;
  const admins = (await listMembers(organizationId)).filter(({ role }) => role === 'admin');
  const [heir] = admins.toSorted((a, b) => a.since.localeCompare(b.since));
  if (!heir) {
    logger.error('organization without an owner', { organizationId });
    return owner;
  }
  await transferOwnership(owner, heir);
  return (await getMembership(organizationId, userId)) ?? owner;
}
