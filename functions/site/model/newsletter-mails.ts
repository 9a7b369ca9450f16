import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { NEWSLETTER_MESSAGES } from '../../platform/messages/newsletter.ts';
import { toArticle } from '../../platform/mail/markdown-article.ts';
import { type Mail, toMail } from '../../platform/mail/layout.ts';

// These two go to addresses that nobody has proven to own, on a stranger's demand: they repeat nothing that was typed.

interface Links {
  siteUrl: string;
  unsubscribe: string;
}

const PAGES = { confirm: SITE_PATHS.newsletterConfirm, unsubscribe: SITE_PATHS.newsletterUnsubscribe };

const linkTo = (siteUrl: string, page: keyof typeof PAGES, token: string) =>
  siteUrl + sitePath(PAGES[page], {}, { token });

/** Asks the owner of the address whether they want the newsletter. */
export const confirmNewsletterMail = (
  { siteUrl, unsubscribe, confirm }: Links & { confirm: string },
  language: SiteLanguage,
): Mail =>
  toMail(NEWSLETTER_MESSAGES[language].confirm(linkTo(siteUrl, 'unsubscribe', unsubscribe)), {
    language,
    url: linkTo(siteUrl, 'confirm', confirm),
  });

/** Instead of a link to confirm, when somebody asks for the newsletter at a subscribed address. */
export const alreadySubscribedMail = ({ siteUrl, unsubscribe }: Links, language: SiteLanguage): Mail =>
  toMail(NEWSLETTER_MESSAGES[language].alreadySubscribed(linkTo(siteUrl, 'unsubscribe', unsubscribe)), {
    language,
  });

/** An issue of the newsletter; its first words stand beside the subject. */
export function newsletterIssueMail(
  { siteUrl, unsubscribe }: Links,
  { subject, text }: { subject: string; text: string },
  language: SiteLanguage,
): Mail {
  const article = toArticle(text);
  const note = NEWSLETTER_MESSAGES[language].unsubscribe(linkTo(siteUrl, 'unsubscribe', unsubscribe));
  const preview = article.text.slice(0, 120).replaceAll(/\s+/g, ' ');
  return {
    ...toMail({ subject, preview, paragraphs: [], notes: [note] }, { language, article }),
    unsubscribe: `${siteUrl}/api/newsletter/unsubscribe/${unsubscribe}`,
  };
}
