import { API_TOKEN_ROLES } from '@quizhall/shared/model/organizations/api-token';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { queryAll, updateIf, withPrefix } from '../../platform/dynamodb/commands.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import {
  API_TOKEN_PREFIX,
  apiTokenKey,
  organizationKey,
  subscriptionKey,
} from '../../platform/dynamodb/keys.ts';
import { type Organization, toOrganization } from './organizations.ts';
import { toPlanName } from '../../payments/model/subscriptions.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const DAY_MS = 24 * 3_600_000;
/** So long one that has expired is still listed. */
const SHOWN_MS = 30 * DAY_MS;

/** By what a program proves to be an organization's. Times in epoch ms. */
const StoredApiToken = z.object({
  id: z.string(),
  organizationId: z.string(),
  name: z.string(),
  role: z.enum(API_TOKEN_ROLES),
  /** Digest of its secret. */
  digest: z.string(),
  createdBy: z.string(),
  createdAt: z.number(),
  /** When it ends. */
  until: z.number().optional(),
  lastUsedAt: z.number().optional(),
});
export type StoredApiToken = z.output<typeof StoredApiToken>;

/** The API tokens of an organization, the newest first, with every change that was acknowledged. */
export async function listApiTokens(organizationId: string): Promise<StoredApiToken[]> {
  const items = await queryAll({
    ...withPrefix(apiTokenKey(organizationId, '').pk, API_TOKEN_PREFIX),
    ConsistentRead: true,
  });
  return items.map((item) => StoredApiToken.parse(item)).toSorted((a, b) => b.createdAt - a.createdAt);
}

/** A token, its organization and what that pays for, in one call, with every change that was acknowledged. */
export async function getApiToken(
  organizationId: string,
  id: string,
): Promise<{ token: StoredApiToken; organization: Organization; plan: string } | undefined> {
  const keys = {
    token: apiTokenKey(organizationId, id),
    organization: organizationKey(organizationId),
    subscription: subscriptionKey({ organization: organizationId }),
  };
  const items = await getItems(Object.values(keys), { consistent: true });
  const of = ({ sk }: { sk: string }) => items.find((item) => (item as { sk?: unknown }).sk === sk);
  const [token, organization] = [of(keys.token), of(keys.organization)];
  if (!token || !organization) return undefined;
  return {
    token: StoredApiToken.parse(token),
    organization: toOrganization(organization),
    plan: toPlanName(of(keys.subscription)),
  };
}

/** Write that adds a token. */
export const newApiTokenItem = (token: StoredApiToken): Writes[number] => ({
  Put: {
    TableName,
    Item: {
      ...apiTokenKey(token.organizationId, token.id),
      ...StoredApiToken.parse(token),
      ...(token.until !== undefined && { expiresAt: Math.ceil((token.until + SHOWN_MS) / 1_000) }),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** Write that deletes a token. */
export const deleteApiTokenItem = (organizationId: string, id: string): Writes[number] => ({
  Delete: {
    TableName,
    Key: apiTokenKey(organizationId, id),
    ConditionExpression: 'attribute_exists(pk)',
  },
});

/** Records that a token was used, at most once a day. */
export async function recordApiTokenUse({
  organizationId,
  id,
  lastUsedAt = 0,
}: Pick<StoredApiToken, 'organizationId' | 'id' | 'lastUsedAt'>): Promise<void> {
  if (now() - lastUsedAt < DAY_MS) return;
  await updateIf({
    Key: apiTokenKey(organizationId, id),
    UpdateExpression: 'SET lastUsedAt = :now',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(lastUsedAt) OR lastUsedAt <= :before)',
    ExpressionAttributeValues: { ':now': now(), ':before': now() - DAY_MS },
  });
}
