import { refusalsOf } from '../_data/idioms.ts';
import { endedMembership, listMemberships } from '../_data/memberships.ts';
import { oneLess } from '../_data/organization-counts.ts';

/** Somebody whose account is deleted is in no organization any more; done again, it changes nothing. */
export async function partWithOrganizations(userId: string): Promise<void> {
  for (const membership of await listMemberships(userId))
    await refusalsOf([...endedMembership(membership), oneLess(membership.organizationId, 'members')]);
}
