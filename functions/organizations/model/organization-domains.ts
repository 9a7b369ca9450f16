import { Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import { queryAll, getItem, withPrefix } from '../../platform/dynamodb/commands.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { DOMAIN_PREFIX, domainIndex, organizationDomainKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const Domain = z.object({
  organizationId: z.string(),
  domain: z.string(),
  /** What the record says that proves it. */
  token: z.string(),
  addedAt: Instant,
  provenAt: Instant.optional(),
  /** When its record was found last, if that was after it was proven… */
  seenAt: Instant.optional(),
  /** …and since when it is not. */
  missingSince: Instant.optional(),
  /** When it is looked for next, once it is proven: every other look does nothing. */
  nextLookAt: Instant.optional(),
});
export type StoredDomain = z.output<typeof Domain>;

const Item = z.object({ card: Domain });
const toDomain = (item: unknown): StoredDomain => Item.parse(item).card;

/** The domains of an organization, with every change that was acknowledged. */
export async function listDomains(organizationId: string): Promise<StoredDomain[]> {
  const items = await queryAll({
    ...withPrefix(organizationDomainKey(organizationId, '').pk, DOMAIN_PREFIX),
    ConsistentRead: true,
  });
  return items.map(toDomain);
}

/** A domain of an organization, if it was added. */
export async function findDomain(organizationId: string, domain: string): Promise<StoredDomain | undefined> {
  const Key = organizationDomainKey(organizationId, domain);
  const item = await getItem(Key);
  return item && toDomain(item);
}

/**
 * Ids of the organizations that have verified this domain. Read from the index, so a change can show a second
 * later.
 */
export async function listVerifiedOrganizations(domain: string): Promise<string[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :domain',
    ExpressionAttributeValues: { ':domain': domainIndex(domain, '').gsi1pk },
  });
  return items.map((item) => toDomain(item).organizationId);
}

/** Write that adds a domain, unless it exists. */
export const newDomainItem = (domain: StoredDomain): Writes[number] => ({
  Put: {
    TableName,
    Item: { ...organizationDomainKey(domain.organizationId, domain.domain), card: Domain.parse(domain) },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Write that marks a domain as verified, as it was read. */
export const verifyDomainItem = (
  before: StoredDomain,
  proof: { provenAt: string; nextLookAt?: string },
): Writes[number] => ({
  Put: {
    TableName,
    Item: {
      ...organizationDomainKey(before.organizationId, before.domain),
      ...domainIndex(before.domain, before.organizationId),
      card: Domain.parse({ ...before, ...proof }),
    },
    ConditionExpression: 'card.#token = :token',
    ExpressionAttributeNames: { '#token': 'token' },
    ExpressionAttributeValues: { ':token': before.token },
  },
});

/** Write that stores the result of a check of a verified domain, as it was read, or the time of the next check. */
export const recordDomainCheckItem = (
  { organizationId, domain, token, provenAt }: StoredDomain,
  changes: Partial<Pick<StoredDomain, 'seenAt' | 'missingSince' | 'nextLookAt'>>,
): Writes[number] => {
  const set = Object.entries(changes).filter(([, at]) => at !== undefined);
  const gone = Object.entries(changes).filter(([, at]) => at === undefined);
  return {
    Update: {
      TableName,
      Key: organizationDomainKey(organizationId, domain),
      UpdateExpression: [
        set.length > 0 && `SET ${set.map(([name]) => `card.${name} = :${name}`).join(', ')}`,
        gone.length > 0 && `REMOVE ${gone.map(([name]) => `card.${name}`).join(', ')}`,
      ]
        .filter(Boolean)
        .join(' '),
      ConditionExpression: 'card.#token = :token AND card.provenAt = :proven',
      ExpressionAttributeNames: { '#token': 'token' },
      ExpressionAttributeValues: {
        ':token': token,
        ':proven': provenAt,
        ...Object.fromEntries(set.map(([name, at]) => [`:${name}`, at])),
      },
    },
  };
};

/** Write that marks a domain as unverified, as it was read. Rejected if its record was found meanwhile. */
export const unverifyDomainItem = (before: StoredDomain): Writes[number] => {
  const { provenAt, seenAt: _, missingSince, nextLookAt: __, ...card } = before;
  return {
    Put: {
      TableName,
      Item: { ...organizationDomainKey(before.organizationId, before.domain), card: Domain.parse(card) },
      ConditionExpression:
        'card.#token = :token AND card.provenAt = :proven AND card.missingSince = :missing',
      ExpressionAttributeNames: { '#token': 'token' },
      ExpressionAttributeValues: { ':token': before.token, ':proven': provenAt, ':missing': missingSince },
    },
  };
};

/** Write that deletes a domain. */
export const deleteDomainItem = (organizationId: string, domain: string): Writes[number] => ({
  Delete: {
    TableName,
    Key: organizationDomainKey(organizationId, domain),
    ConditionExpression: 'attribute_exists(pk)',
  },
});

/** Check that the domain is still verified, for the transaction that joins by it. */
export const domainVerifiedItem = (organizationId: string, domain: string): Writes[number] => ({
  ConditionCheck: {
    TableName,
    Key: organizationDomainKey(organizationId, domain),
    ConditionExpression: 'attribute_exists(card.provenAt)',
  },
});
