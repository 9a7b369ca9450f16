import {
  type ApiToken,
  MOST_API_TOKENS,
  type NewApiToken,
} from '@quizhall/shared/model/organizations/api-token';
import { missingPlan, planName } from '@quizhall/shared/rules/payments/plans';
import {
  deleteApiTokenItem,
  listApiTokens,
  newApiTokenItem,
  type StoredApiToken,
} from '../model/api-tokens.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import { organizationExistsItem } from '../model/organizations.ts';
import { listNames } from '../../accounts/model/users.ts';
import { newTokenText } from '../../platform/security/api-token.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { randomText } from '../../platform/security/random.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { getOrganizationPlan } from '../model/organization-view.ts';

const DAY_MS = 24 * 3_600_000;

const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

const toApiToken = (token: StoredApiToken, names: ReadonlyMap<string, string>): ApiToken => ({
  id: token.id,
  name: token.name,
  role: token.role,
  createdAt: new Date(token.createdAt).toISOString(),
  createdBy: { id: token.createdBy, name: names.get(token.createdBy) },
  expiresAt: iso(token.until),
  lastUsedAt: iso(token.lastUsedAt),
});

/** API tokens of an organization in API shape, and the plan that they require. */
export async function listApiTokenAnswers(
  organizationId: string,
): Promise<{ tokens: ApiToken[]; neededPlan: string | undefined }> {
  const [tokens, plan] = await Promise.all([
    listApiTokens(organizationId),
    getOrganizationPlan(organizationId),
  ]);
  const names = await listNames(tokens.map(({ createdBy }) => createdBy));
  return {
    tokens: tokens.map((token) => toApiToken(token, names)),
    neededPlan: missingPlan(plan, 'apiAccess'),
  };
}

/** Creates a token. Only this answer contains its secret. @throws AppError PLAN_LIMIT, INVALID_INPUT */
export async function createApiToken(
  organizationId: string,
  { name, role, days }: NewApiToken,
  by: { id: string; name: string },
): Promise<{ token: ApiToken; secret: string }> {
  const plan = await getOrganizationPlan(organizationId);
  const liftedBy = missingPlan(plan, 'apiAccess');
  if (liftedBy !== undefined)
    throw new AppError('PLAN_LIMIT', {
      message: `API tokens are part of the ${planName(liftedBy)} plan.`,
      data: { what: 'apiAccess', plan, liftedBy },
    });
  if ((await listApiTokens(organizationId)).length >= MOST_API_TOKENS)
    throw new AppError('INVALID_INPUT', {
      errors: { name: `An organization has at most ${MOST_API_TOKENS} tokens. Revoke one first` },
    });
  const id = `k_${randomText(12)}`;
  const { text, secret } = newTokenText({ organizationId, id });
  const token: StoredApiToken = {
    id,
    organizationId,
    name,
    role,
    digest: sha256(secret),
    createdBy: by.id,
    createdAt: now(),
    ...(days !== undefined && { until: now() + days * DAY_MS }),
  };
  const data = { tokenId: id, what: 'created' as const, role };
  const failed = await transactWrite({
    organization: organizationExistsItem(organizationId),
    apiToken: newApiTokenItem(token),
    event: organizationEventItem(organizationId, { kind: 'apiToken', by: by.id, data }),
  });
  if (failed) throw new AppError('NOT_FOUND');
  return { token: toApiToken(token, new Map([[by.id, by.name]])), secret: text };
}

/** It is good for nothing from now on. @throws AppError NOT_FOUND */
export async function revokeApiToken(organizationId: string, id: string, by: string): Promise<void> {
  const known = (await listApiTokens(organizationId)).find((token) => token.id === id);
  if (!known) throw new AppError('NOT_FOUND');
  const data = { tokenId: id, what: 'revoked' as const, role: known.role };
  const failed = await transactWrite({
    apiToken: deleteApiTokenItem(organizationId, id),
    event: organizationEventItem(organizationId, { kind: 'apiToken', by, data }),
  });
  if (failed) throw new AppError('NOT_FOUND');
}
