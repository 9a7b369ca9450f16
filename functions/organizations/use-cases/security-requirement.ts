import { ERROR_DETAILS } from '@quizhall/shared/contract/errors';
import type {
  OrganizationSecurity,
  SecurityChange,
} from '@quizhall/shared/model/organizations/organization-security';
import { hasSecondFactor } from '../../accounts/model/has-second-factor.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import type { Organization } from '../model/organizations.ts';
import { nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { newJob, SYSTEM_JOB_OWNER } from '../../platform/jobs/new-job.ts';

/**
 * Nobody asks others for what they have not.
 * @throws AppError TWO_FACTOR_REQUIRED
 */
export async function assertMayRequire(
  { security }: Organization,
  { requireTwoFactor }: SecurityChange,
  userId: string,
): Promise<void> {
  if (!requireTwoFactor || security.twoFactorFrom !== undefined || (await hasSecondFactor(userId))) return;
  throw new AppError('TWO_FACTOR_REQUIRED', {
    message: ERROR_DETAILS.ownSecondFactor,
  });
}

/**
 * Writes for a change of the security requirements: audit entry, and the job that updates memberships and
 * notifies members.
 */
export function secureMembersItems(
  { id, security: before }: Organization,
  after: OrganizationSecurity,
  by: string,
): Writes {
  if (before.twoFactorFrom === after.twoFactorFrom && before.sessionHours === after.sessionHours) return [];
  const twoFactor = after.twoFactorFrom !== undefined;
  const tell = twoFactor && before.twoFactorFrom === undefined;
  const input = { organizationId: id, at: nowIso(), ...(tell && { tell }) };
  return [
    organizationEventItem(id, {
      kind: 'securityChanged',
      by,
      data: { twoFactor, sessionHours: after.sessionHours },
    }),
    { Put: newJob('secureMembers', SYSTEM_JOB_OWNER, input).write },
  ];
}
