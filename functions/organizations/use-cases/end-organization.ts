import { erasedFrom, organizationUnsettled } from '@quizhall/shared/rules/organizations/deleted-organization';
import { renewsItself } from '@quizhall/shared/rules/payments/subscription';
import { newOrganizationLook } from '../../attempts/model/due-work.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import { closeOrganizationItem, type Organization, reopenOrganizationItem } from '../model/organizations.ts';
import { listOwnerCardsWithDeleted } from '../../quizzes/model/owner-quizzes.ts';
import { listPools } from '../../payments/model/pools.ts';
import { getSubscription, unchangedSubscriptionItem } from '../../payments/model/subscriptions.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { newJob, SYSTEM_JOB_OWNER } from '../../platform/jobs/new-job.ts';

/** What has to be settled before an organization can be deleted, in words. */
export const listOrganizationUnsettled = async (organizationId: string): Promise<string[]> =>
  (await settlementOf(organizationId)).unsettled;

/** The same, and the subscription that it was reckoned from. */
async function settlementOf(organizationId: string) {
  const [subscription, quizzes] = await Promise.all([
    getSubscription(organizationId),
    listOwnerCardsWithDeleted(organizationId),
  ]);
  const { terms, pending } = subscription;
  // The cards are of an index, which knows neither what is on its way nor what has just come.
  const pools = await listPools(quizzes.map(({ id }) => id));
  const unsettled = organizationUnsettled({
    plan: { renews: terms !== undefined && renewsItself(terms), paying: pending !== undefined },
    escrows: [
      ...quizzes.map(({ pool }) => pool?.total ?? 0),
      ...pools.map(({ escrow, settlement }) => (settlement ? 0 : escrow)),
    ],
    payingPrize: pools.some((pool) => pool.pending !== undefined),
  });
  return { unsettled, subscription };
}

/** @throws AppError ORGANIZATION_UNSETTLED */
export function assertSettled(unsettled: readonly string[]): void {
  if (unsettled.length > 0) throw new AppError('ORGANIZATION_UNSETTLED', { message: unsettled.join(' ') });
}

/** A run that pauses or resumes the quizzes and tells the members, as the organization is by then. */
const following = ({ id }: Organization, at: string) =>
  newJob('followOrganization', SYSTEM_JOB_OWNER, { organizationId: id, at }).write;

/** By then everything is there that was begun before it closed, also in the index: what was published meanwhile is paused, too. */
const LATE_MS = 10 * 60_000;

/**
 * Closes an organization until everything of it goes. Answers from when on (epoch ms).
 * @throws AppError ORGANIZATION_UNSETTLED, INVALID_STATE where it was renamed or deleted, or its plan changed, meanwhile
 */
export async function closeOrganization(organization: Organization, by: string): Promise<number> {
  const { id } = organization;
  const { unsettled, subscription } = await settlementOf(id);
  assertSettled(unsettled);
  const deletedAt = nowIso();
  const goesAt = erasedFrom(deletedAt);
  const failed = await transactWrite({
    organization: closeOrganizationItem(organization, deletedAt),
    subscription: unchangedSubscriptionItem(subscription),
    nextCheck: { Put: newOrganizationLook(id, goesAt) },
    nextCheck2: { Put: newOrganizationLook(id, Date.parse(deletedAt) + LATE_MS) },
    run: { Put: following(organization, deletedAt) },
    event: organizationEventItem(id, { kind: 'deleted', by, data: {} }),
  });
  if (failed)
    throw new AppError('INVALID_STATE', {
      message: 'This organization was changed in another window. Please look again.',
    });
  return goesAt;
}

/**
 * Opens an organization again that was deleted; of one that was not, nothing changes.
 * @throws AppError NOT_FOUND once its time is over
 */
export async function reopenOrganization(organization: Organization, by: string): Promise<void> {
  const { id, deletedAt } = organization;
  if (!deletedAt) return;
  if (erasedFrom(deletedAt) <= now()) throw new AppError('NOT_FOUND');
  const failed = await transactWrite({
    organization: reopenOrganizationItem(organization),
    run: { Put: following(organization, nowIso()) },
    event: organizationEventItem(id, { kind: 'restored', by, data: {} }),
  });
  if (failed) throw new AppError('NOT_FOUND');
}
