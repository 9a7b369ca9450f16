import { newsletter } from '@quizhall/shared/contract/site/newsletter';
import { runForAtLeast } from '../../accounts/model/minimum-duration.ts';
import { requestSubscription } from '../model/newsletter.ts';
import { config } from '../../platform/config.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { alreadySubscribedMail, confirmNewsletterMail } from '../model/newsletter-mails.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { newConfirmToken, subscriberId, unsubscribeToken } from '../model/links.ts';

/** Covers the small differences between a write that counts and one that is refused. */
const ANSWER_MS = 300;

/** One write and one mail whether or not the address is subscribed, so that neither answer nor time tells. */
export const handler = endpoint(newsletter.subscribeToNewsletter, ({ body: { email, language = 'en' } }) =>
  runForAtLeast(ANSWER_MS, async () => {
    const subscriber = await subscriberId(email);
    const { token, confirmHash } = newConfirmToken(subscriber);
    const links = { siteUrl: config.SITE_URL, unsubscribe: await unsubscribeToken(subscriber) };
    const isPending = await requestSubscription({ subscriber, email, confirmHash, language });
    const mail = isPending
      ? confirmNewsletterMail({ ...links, confirm: token }, language)
      : alreadySubscribedMail(links, language);
    if (!(await sendMail(email, mail))) throw new AppError('UNAVAILABLE');
  }),
);
