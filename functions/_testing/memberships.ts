import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { membershipIndex, membershipKey } from '../_data/keys.ts';
import type { Membership } from '../_data/memberships.ts';
import { TableName, table } from '../_data/table.ts';

/** Makes somebody a member of an organization. */
export async function join(userId: string, card: Membership): Promise<void> {
  const { organizationId } = card;
  const Item = {
    ...membershipKey(organizationId, userId),
    ...membershipIndex(userId, organizationId),
    card,
  };
  await table.send(new PutCommand({ TableName, Item }));
}
