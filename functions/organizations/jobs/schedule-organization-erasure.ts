import { erasedFrom } from '@quizhall/shared/rules/organizations/deleted-organization';
import { newOrganizationLook } from '../../attempts/model/due-work.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { endOrganizationItem, getOrganization } from '../model/organizations.ts';
import { createJob } from '../../platform/jobs/job-store.ts';
import { now } from '../../platform/clock.ts';
import { newJob, SYSTEM_JOB_OWNER } from '../../platform/jobs/new-job.ts';

/** So long an erasure has before it is begun again. */
const AGAIN_MS = 24 * 3_600_000;

/**
 * Begins to erase an organization that was deleted so long ago that it cannot be restored any more; answers whether it does. One that was
 * restored has its time; in one that was deleted a short while ago, what was published at that moment is paused. As long as there is something of it, because a run was given up or has to wait for a
 * prize, another look follows, which begins again.
 */
export async function scheduleOrganizationErasure(organizationId: string): Promise<boolean> {
  const organization = await getOrganization(organizationId);
  if (!organization?.deletedAt) return false;
  if (erasedFrom(organization.deletedAt) > now()) {
    const input = { organizationId, at: organization.deletedAt, again: true as const };
    await createJob(newJob('followOrganization', SYSTEM_JOB_OWNER, input).write);
    return false;
  }
  const { write } = newJob('eraseOrganization', SYSTEM_JOB_OWNER, { organizationId });
  const failed = await transactWrite({
    organization: organization.isErased ? undefined : endOrganizationItem(organization),
    run: { Put: write },
    nextCheck: { Put: newOrganizationLook(organizationId, now() + AGAIN_MS) },
  });
  return !failed;
}
