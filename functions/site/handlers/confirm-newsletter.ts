import { newsletter } from '@quizhall/shared/contract/site/newsletter';
import { confirmSubscription } from '../model/newsletter.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { readConfirmToken } from '../model/links.ts';

export const handler = endpoint(newsletter.confirmNewsletter, async ({ body }) => {
  const link = readConfirmToken(body.token);
  const isConfirmed = link && (await confirmSubscription(link.subscriber, link.confirmHash));
  if (!isConfirmed) throw new AppError('INVALID_LINK');
});
