import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { FunctionCache } from '../../platform/dynamodb/function-cache.ts';
import { getIssue, isSubscribed } from './newsletter.ts';
import type { Mail } from '../../platform/mail/layout.ts';
import { newsletterIssueMail } from './newsletter-mails.ts';
import { unsubscribeToken } from './links.ts';
import { config } from '../../platform/config.ts';

/** An issue never changes. */
const issues = new FunctionCache<Awaited<ReturnType<typeof getIssue>>>({ most: 4, milliseconds: 600_000 });

/** An issue for one subscriber; undefined where they want none any more. */
export async function writeIssue(
  { issue: id, subscriber }: { issue: string; subscriber: string },
  language: SiteLanguage,
): Promise<Mail | undefined> {
  const [issue, wanted] = await Promise.all([issues.get(id, () => getIssue(id)), isSubscribed(subscriber)]);
  if (!issue) throw new Error(`No such issue: ${id}`);
  if (!wanted) return undefined;
  const links = { siteUrl: config.SITE_URL, unsubscribe: await unsubscribeToken(subscriber) };
  return newsletterIssueMail(links, issue, language);
}
