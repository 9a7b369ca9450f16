import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import { allOf, type Writes } from './idioms.ts';
import { DOMAIN_PREFIX, domainIndex, organizationDomainKey } from './keys.ts';
import { TableName, table } from './table.ts';

const Domain = z.object({
  organizationId: z.string(),
  domain: z.string(),
  /** What the record says that proves it. */
  token: z.string(),
  addedAt: Instant,
  provenAt: Instant.optional(),
});
export type StoredDomain = z.output<typeof Domain>;

const Item = z.object({ card: Domain });
const toDomain = (item: unknown): StoredDomain => Item.parse(item).card;

/** OD1: the domains of an organization, with every change that was acknowledged. */
export async function listDomains(organizationId: string): Promise<StoredDomain[]> {
  const items = await allOf({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :domains)',
    ExpressionAttributeValues: {
      ':pk': organizationDomainKey(organizationId, '').pk,
      ':domains': DOMAIN_PREFIX,
    },
    ConsistentRead: true,
  });
  return items.map(toDomain);
}

/** OD2: one of them. */
export async function getDomain(organizationId: string, domain: string): Promise<StoredDomain | undefined> {
  const Key = organizationDomainKey(organizationId, domain);
  const { Item: item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
  return item && toDomain(item);
}

/** OD3: which organizations have proven this domain; from the index, so a change may show a second later. */
export async function listProven(domain: string): Promise<string[]> {
  const items = await allOf({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :domain',
    ExpressionAttributeValues: { ':domain': domainIndex(domain, '').gsi1pk },
  });
  return items.map((item) => toDomain(item).organizationId);
}

/** OD4: the write that names a domain, where it is not named yet. */
export const newDomain = (domain: StoredDomain): Writes[number] => ({
  Put: {
    TableName,
    Item: { ...organizationDomainKey(domain.organizationId, domain.domain), card: Domain.parse(domain) },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** OD5: the write after which it is proven, as it was read. */
export const provenDomain = (before: StoredDomain, provenAt: string): Writes[number] => ({
  Put: {
    TableName,
    Item: {
      ...organizationDomainKey(before.organizationId, before.domain),
      ...domainIndex(before.domain, before.organizationId),
      card: Domain.parse({ ...before, provenAt }),
    },
    ConditionExpression: 'card.#token = :token',
    ExpressionAttributeNames: { '#token': 'token' },
    ExpressionAttributeValues: { ':token': before.token },
  },
});

/** OD6: the write that takes it away. */
export const removedDomain = (organizationId: string, domain: string): Writes[number] => ({
  Delete: {
    TableName,
    Key: organizationDomainKey(organizationId, domain),
    ConditionExpression: 'attribute_exists(pk)',
  },
});

/** OD7: the check that it still is proven, for the transaction of who joins by it. */
export const stillProven = (organizationId: string, domain: string): Writes[number] => ({
  ConditionCheck: {
    TableName,
    Key: organizationDomainKey(organizationId, domain),
    ConditionExpression: 'attribute_exists(card.provenAt)',
  },
});
