import { storeSiteMessage, type SiteMessage } from '../model/site-messages.ts';
import { config } from '../../platform/config.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';

/**
 * Keeps what somebody wrote to the site, and mails it to the address of the stage, if that has one. Named by what it says:
 * sent again after a lost answer, it is there once. What a program seems to have written says so in its subject, so that
 * a person's words are not lost either.
 */
export async function receiveMessage(message: SiteMessage): Promise<void> {
  const { about, name, email, message: text, rating, suspected } = message;
  const id = sha256([about, name, email, text, rating ?? ''].join('\n')).slice(0, 32);
  const data = { about, name, email, message: text, rating, suspected };
  const mails = config.CONTACT_MAIL
    ? [{ Put: newTypedMailItem('siteMessage', { to: config.CONTACT_MAIL, cause: id, data }) }]
    : [];
  await storeSiteMessage(id, message, mails);
}
