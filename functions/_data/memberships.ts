import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Instant } from '@quizhall/shared/model/common';
import { ORGANIZATION_ROLES } from '@quizhall/shared/model/enums';
import * as z from 'zod';
import { nowIso } from '../_platform/clock.ts';
import { allOf, type Writes } from './idioms.ts';
import { memberNameIndex, membershipIndex, membershipKey } from './keys.ts';
import { listedOrganization } from './own-organizations.ts';
import { TableName, table } from './table.ts';

/** What somebody is in an organization. */
const Membership = z.object({
  organizationId: z.string(),
  userId: z.string(),
  role: z.enum(ORGANIZATION_ROLES),
  departmentId: z.string().optional(),
  /** As their account had it; the stream renews it. */
  name: z.string(),
  since: Instant,
});
export type Membership = z.output<typeof Membership>;

const Item = z.object({ card: Membership });

/** A membership as stored. */
export const toMembership = (item: unknown): Membership => Item.parse(item).card;

/** M1: what a person is in an organization, with every change that was acknowledged. */
export async function getMembership(organizationId: string, userId: string): Promise<Membership | undefined> {
  const Key = membershipKey(organizationId, userId);
  const found = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return found.Item && toMembership(found.Item);
}

/** M2: the organizations of a person; from the index, so a change may show a second later. */
export async function listMemberships(userId: string): Promise<Membership[]> {
  const items = await allOf({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :person',
    ExpressionAttributeValues: { ':person': membershipIndex(userId, '').gsi1pk },
  });
  return items.map(toMembership);
}

/** By what names are sorted and looked for. */
const folded = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** M9: the writes that make somebody a member who is none, for the transaction that counts them. */
export function newMembership(
  { id: organizationId, name: title }: { id: string; name: string },
  member: Pick<Membership, 'userId' | 'role' | 'name' | 'departmentId'>,
): Writes {
  const { userId, role, name } = member;
  const card = Membership.parse({ ...member, organizationId, since: nowIso() });
  return [
    {
      Put: {
        TableName,
        Item: {
          ...membershipKey(organizationId, userId),
          ...membershipIndex(userId, organizationId),
          ...memberNameIndex(organizationId, folded(name), userId),
          card,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    listedOrganization(userId, { id: organizationId, title, role }),
  ];
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
