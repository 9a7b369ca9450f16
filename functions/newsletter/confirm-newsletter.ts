import { newsletter } from '@quizhall/shared/contract/newsletter';
import { confirmSubscription } from '../_data/newsletter.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { readConfirmToken } from '../_newsletter/links.ts';

export const handler = endpoint(newsletter.confirmNewsletter, async ({ body }) => {
  const link = readConfirmToken(body.token);
  const isConfirmed = link && (await confirmSubscription(link.subscriber, link.confirmHash));
  if (!isConfirmed) throw new AppError('INVALID_LINK');
});
