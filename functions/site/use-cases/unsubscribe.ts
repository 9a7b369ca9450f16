import { removeSubscription } from '../model/newsletter.ts';
import { AppError } from '../../platform/errors.ts';
import { readUnsubscribeToken } from '../model/links.ts';

/** Ends the subscription of an unsubscribe link. Idempotent. @throws AppError INVALID_LINK */
export async function unsubscribe(token: string): Promise<void> {
  const subscriber = await readUnsubscribeToken(token);
  if (!subscriber) throw new AppError('INVALID_LINK');
  await removeSubscription(subscriber);
}
