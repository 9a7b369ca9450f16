import { nowIso, nowSeconds } from '../../platform/clock.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { siteMessageKey, siteMessageIndex } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** 13 months, as the privacy notice says. */
const KEEP_SECONDS = 395 * 24 * 3_600;

export interface SiteMessage {
  about: 'contact' | 'feedback';
  name: string;
  email: string;
  message: string;
  rating?: number | undefined;
  /** Whose feedback it is. */
  userId?: string | undefined;
  /** Most likely written by a program. */
  suspected?: true;
}

/** Stores a message to the site with the mails that deliver it, unless it was sent before. */
export async function storeSiteMessage(id: string, message: SiteMessage, mails: Writes): Promise<void> {
  const Item = {
    ...siteMessageKey(id),
    ...siteMessageIndex(message.email, id),
    ...message,
    sentAt: nowIso(),
    expiresAt: nowSeconds() + KEEP_SECONDS,
  };
  await transactWrite({ message: { Put: { TableName, Item } } }, { skippable: mails });
}
