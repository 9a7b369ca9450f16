import { ownerOf } from '@quizhall/shared/rules/permissions';
import { getOrganization } from '../../organizations/model/organizations.ts';
import { getUser } from '../../accounts/model/users.ts';

/** Whether there is somebody who could make use of what is paid: in an organization that was deleted nobody can do anything. */
export async function isThere(ownerId: string): Promise<boolean> {
  const owner = ownerOf(ownerId);
  if ('person' in owner) return (await getUser(owner.person)) !== undefined;
  const organization = await getOrganization(owner.organization);
  return organization !== undefined && organization.deletedAt === undefined;
}
