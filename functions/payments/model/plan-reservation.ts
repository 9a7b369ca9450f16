import { isDeepStrictEqual } from 'node:util';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import type { Terms } from '@quizhall/shared/rules/payments/subscription';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { organizationExistsItem } from '../../organizations/model/organizations.ts';
import { updateSubscriptionItem, getSubscription, type StoredSubscription } from './subscriptions.ts';
import { AppError } from '../../platform/errors.ts';
import { paymentRunningError } from './begin-charge.ts';

/**
 * The place that a payment for these terms takes: one at a time, on top of what it was reckoned from.
 * @throws AppError PAYMENT_RUNNING, INVALID_STATE where that has changed meanwhile
 */
export const planReservation =
  (
    { ownerId, terms: before }: StoredSubscription,
    terms: Terms,
    { isRenewal, ...changes }: { isRenewal: boolean } & Pick<Partial<StoredSubscription>, 'payer' | 'list'>,
  ) =>
  async (chargeId: string): Promise<Writes> => {
    const now = await getSubscription(ownerId);
    if (now.pending && now.pending.chargeId !== chargeId) throw paymentRunningError(now.pending.chargeId);
    if (!isDeepStrictEqual(now.terms, before))
      throw new AppError('INVALID_STATE', { message: SUBSCRIPTION_CHANGED });
    const owner = ownerOf(ownerId);
    return [
      updateSubscriptionItem(now, { ...changes, pending: { chargeId, isRenewal, terms } }),
      // One that is deleted at this moment pays for nothing more.
      ...('organization' in owner ? [organizationExistsItem(owner.organization)] : []),
    ];
  };

export const SUBSCRIPTION_CHANGED = 'Your subscription has changed meanwhile. Please look at it again.';
