import { newsletter } from '@quizhall/shared/contract/newsletter';
import { removeSubscription } from '../_data/newsletter.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { readUnsubscribeToken } from '../_newsletter/links.ts';

export const handler = endpoint(newsletter.unsubscribeFromNewsletter, async ({ body }) => {
  const subscriber = await readUnsubscribeToken(body.token);
  if (!subscriber) throw new AppError('INVALID_LINK');
  await removeSubscription(subscriber);
});
