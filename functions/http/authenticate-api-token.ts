import type { Action } from '@quizhall/shared/rules/permissions';
import { may, organizationRoles } from '@quizhall/shared/rules/permissions';
import { missingPlan, planName } from '@quizhall/shared/rules/payments/plans';
import { getApiToken, recordApiTokenUse } from '../organizations/model/api-tokens.ts';
import type { Membership } from '../organizations/model/memberships.ts';
import type { Organization } from '../organizations/model/organizations.ts';
import { addToThrottle } from '../platform/limits/throttles.ts';
import { API_TOKEN_TEXT_PREFIX, isSameDigest, parseApiToken } from '../platform/security/api-token.ts';
import { now } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import { sha256 } from '../platform/security/tokens.ts';
import { currentBucket } from '../platform/limits/throttle-bucket.ts';
import type { HttpEvent } from './request.ts';

/** Calls of one token in a minute. */
const LIMIT = 300;
const WINDOW_SECONDS = 60;

/** A program that calls in the name of an organization, and what it is there. */
interface ApiTokenCaller {
  organization: Organization;
  membership: Membership;
}

/** @throws AppError TOO_MANY */
async function countCall(tokenId: string): Promise<void> {
  const bucket = currentBucket('api-token', tokenId, WINDOW_SECONDS);
  if ((await addToThrottle(bucket, 1)) > LIMIT)
    throw new AppError('TOO_MANY', { retryAfterSeconds: bucket.secondsLeft });
}

/** What a token opens; undefined for one that is good for nothing. */
async function goodToken(text: string): ReturnType<typeof getApiToken> {
  const read = parseApiToken(text);
  const found = read && (await getApiToken(read.organizationId, read.id));
  if (!found || !isSameDigest(found.token.digest, sha256(read.secret))) return undefined;
  const isOver = (found.token.until ?? Number.POSITIVE_INFINITY) <= now();
  return isOver || found.organization.deletedAt ? undefined : found;
}

/**
 * Authenticates a client by an API token, as a member in the token's role whose id is the token's. Returns
 * false for other texts. Only endpoints that accept API tokens call it.
 * @throws AppError SESSION_EXPIRED for a token that was revoked, has expired, or belongs to a deleted
 * organization
 */
export async function authenticateApiToken({ state }: HttpEvent, text: string): Promise<boolean> {
  if (!text.startsWith(API_TOKEN_TEXT_PREFIX)) return false;
  const found = await goodToken(text);
  if (!found)
    throw new AppError('SESSION_EXPIRED', {
      message: 'This API token is not valid: it was revoked, has expired, or was not copied whole.',
    });
  const { token, organization, plan } = found;
  await countCall(token.id);
  const needed = missingPlan(plan, 'apiAccess');
  if (needed !== undefined)
    throw new AppError('FORBIDDEN', { message: `API tokens are part of the ${planName(needed)} plan.` });
  await recordApiTokenUse(token);
  const { id, name, role, createdAt } = token;
  state.user = { id, name, email: '', type: 'organization', sessionId: '' };
  const since = new Date(createdAt).toISOString();
  const membership = { organizationId: organization.id, userId: id, role, name, since };
  state.apiToken = { organization, membership };
  return true;
}

/**
 * Returns the caller if the request names the token's organization and the token's role permits the action.
 * @throws AppError NOT_FOUND for another organization, FORBIDDEN
 */
export function authorizeApiToken(caller: ApiTokenCaller, named: string, action: Action): ApiTokenCaller {
  if (named && named !== caller.organization.id) throw new AppError('NOT_FOUND');
  if (!may(organizationRoles(caller.membership), action)) throw new AppError('FORBIDDEN');
  return caller;
}
