import { erasedFrom } from '@quizhall/shared/rules/deleted-organization';
import { refusalsOf } from '../_data/idioms.ts';
import { endedOrganization, getOrganization } from '../_data/organizations.ts';
import { now } from '../_platform/clock.ts';
import { ERASURES } from './look-at-erasure.ts';
import { newRunOf } from './start.ts';

/**
 * Begins to erase an organization that was deleted so long ago that it cannot be restored any more; answers whether it does. One that was
 * restored, or deleted again since, has its time.
 */
export async function lookAtOrganization(organizationId: string): Promise<boolean> {
  const organization = await getOrganization(organizationId);
  if (!organization?.deletedAt || erasedFrom(organization.deletedAt) > now()) return false;
  const { write } = newRunOf('eraseOrganization', ERASURES, { organizationId });
  return (await refusalsOf([endedOrganization(organization), { Put: write }])).length === 0;
}
