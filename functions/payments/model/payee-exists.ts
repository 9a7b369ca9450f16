import { ownerOf } from '@quizhall/shared/rules/permissions';
import { getOrganization } from '../../organizations/model/organizations.ts';
import { getUser } from '../../accounts/model/users.ts';

/** Returns whether the owner exists. Nobody can use what is paid to a deleted organization. */
export async function hasPayee(ownerId: string): Promise<boolean> {
  const owner = ownerOf(ownerId);
  if ('person' in owner) return (await getUser(owner.person)) !== undefined;
  const organization = await getOrganization(owner.organization);
  return organization !== undefined && organization.deletedAt === undefined;
}
