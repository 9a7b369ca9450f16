import { isDeepStrictEqual } from 'node:util';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import type { Terms } from '@quizhall/shared/rules/subscription';
import type { Writes } from '../_data/transact-write.ts';
import { stillThere } from '../_data/organizations.ts';
import { changedSubscription, getSubscription, type StoredSubscription } from '../_data/subscriptions.ts';
import { AppError } from '../_platform/errors.ts';
import { paymentRunning } from './begin.ts';

/**
 * The place that a payment for these terms takes: one at a time, on top of what it was reckoned from.
 * @throws AppError PAYMENT_RUNNING, INVALID_STATE where that has changed meanwhile
 */
export const takeFor =
  (
    { ownerId, terms: before }: StoredSubscription,
    terms: Terms,
    { isRenewal, ...changes }: { isRenewal: boolean } & Pick<Partial<StoredSubscription>, 'payer' | 'list'>,
  ) =>
  async (chargeId: string): Promise<Writes> => {
    const now = await getSubscription(ownerId);
    if (now.pending && now.pending.chargeId !== chargeId) throw paymentRunning(now.pending.chargeId);
    if (!isDeepStrictEqual(now.terms, before)) throw new AppError('INVALID_STATE', { message: CHANGED });
    const owner = ownerOf(ownerId);
    return [
      changedSubscription(now, { ...changes, pending: { chargeId, isRenewal, terms } }),
      // One that is deleted at this moment pays for nothing more.
      ...('organization' in owner ? [stillThere(owner.organization)] : []),
    ];
  };

export const CHANGED = 'Your subscription has changed meanwhile. Please look at it again.';
