import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { ORGANIZATION_ROLES } from '@quizhall/shared/model/enums';
import * as z from 'zod';
import { allOf } from './idioms.ts';
import { membershipIndex, membershipKey } from './keys.ts';
import { TableName, table } from './table.ts';

/** What somebody is in an organization. */
const Membership = z.object({ organizationId: z.string(), role: z.enum(ORGANIZATION_ROLES) });
export type Membership = z.output<typeof Membership>;

const Item = z.object({ card: Membership });

/** M1: what a person is in an organization, with every change that was acknowledged. */
export async function getMembership(organizationId: string, userId: string): Promise<Membership | undefined> {
  const Key = membershipKey(organizationId, userId);
  const found = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return found.Item && Item.parse(found.Item).card;
}

/** M2: the organizations of a person; from the index, so a change may show a second later. */
export async function listMemberships(userId: string): Promise<Membership[]> {
  const items = await allOf({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :person',
    ExpressionAttributeValues: { ':person': membershipIndex(userId, '').gsi1pk },
  });
  return items.map((item) => Item.parse(item).card);
}

/** M3: the ids of the owners of an organization. */
export async function listOwnersOf(organizationId: string): Promise<string[]> {
  const { pk, sk } = membershipKey(organizationId, '');
  const items = await allOf({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :members)',
    ExpressionAttributeValues: { ':pk': pk, ':members': sk },
    ConsistentRead: true,
  });
  return items
    .filter((item) => Item.parse(item).card.role === 'owner')
    .map((item) => String(item['sk']).slice(sk.length));
}
