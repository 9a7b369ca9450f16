import { setTimeout } from 'node:timers/promises';
import type { Brand } from '@quizhall/shared/model/organizations/brand';
import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { siteLanguage } from '@quizhall/shared/rules/site-language';
import * as z from 'zod';
import { claimMail, getMail, releaseMail, markMailSent } from '../model/outbox.ts';
import { MAIL_PREFIX } from '../../platform/dynamodb/keys.ts';
import { isForDeletedAccount } from '../../accounts/model/deleted-address.ts';
import { findUserByEmail } from '../../accounts/model/users.ts';
import type { Mail } from '../../platform/mail/layout.ts';
import { MAIL_SENDERS } from '../../platform/mail/mail-senders.ts';
import { type MailOutcome, sendMailOnce } from '../../platform/mail/send-mail.ts';
import { getAddressSuppression } from '../use-cases/mail-suppression.ts';
import { MAIL_KINDS } from '../model/mail-kinds.ts';
import { config } from '../../platform/config.ts';
import { logger } from '../../platform/logger.ts';
import { queueHandler } from '../../platform/queues/queue-handler.ts';
import { brandOfMail } from '../../attempts/model/mail-brand.ts';

interface Sending {
  send: (to: string, mail: Mail) => Promise<MailOutcome>;
  pause: (ms: number) => Promise<unknown>;
}

/** After each mail, so that all calls at once together keep to the rate. */
const PAUSE_MS = (1_000 * MAIL_SENDERS) / config.MAIL_PER_SECOND;

const Record = z
  .object({ dynamodb: z.object({ Keys: z.object({ pk: z.object({ S: z.string() }) }) }) })
  .transform(({ dynamodb }) => dynamodb.Keys.pk.S.slice(MAIL_PREFIX.length));

type Written = Mail | Promise<Mail | undefined>;
const kinds: Partial<
  Record<string, { writeStored: (data: unknown, language: SiteLanguage, brand?: Brand) => Written }>
> = MAIL_KINDS;

/**
 * Sends the mails of the outbox, one after the other and paced. SES cannot be asked whether it has sent something, so
 * the right to send is taken once, before the call, and given back only when SES has certainly not taken the mail.
 * Whoever dies in between, or hears nothing, leaves a mail of which nobody knows: it is never sent again by itself, and
 * its message is parked for a person.
 */
export const sendMails = ({ send, pause }: Sending) =>
  queueHandler<string>({
    failed: 'mail failed',
    read: (record) => Record.parse(record),
    work: async (ids) => {
      for (const id of ids) await sendOne(id, { send, pause });
    },
  });

/** The language of the account that has the address, else what was known when the mail was written. */
async function languageOf({
  to,
  language,
}: {
  to: string;
  language?: string | undefined;
}): Promise<SiteLanguage> {
  const user = await findUserByEmail(to.toLowerCase());
  return siteLanguage(user?.language, language);
}

async function sendOne(id: string, { send, pause }: Sending): Promise<void> {
  const stored = await getMail(id);
  if (!stored) return;
  if (stored.isClaimed)
    throw new Error('Somebody has begun to send this mail, and has not said how it ended');
  // Before it is claimed: what cannot be written may be written by a later release.
  const kind = kinds[stored.kind];
  if (!kind) throw new Error(`No such kind of mail: ${stored.kind}`);
  const mail = await kind.writeStored(stored.data, await languageOf(stored), await brandOfMail(stored.data));
  const isParted = await isForDeletedAccount(stored.to, stored);
  const stop = await getAddressSuppression(stored.to);
  if (!(await claimMail(id))) throw new Error('Somebody else sends this mail');
  // Whoever has deleted their account meanwhile, or wants it no more, hears nothing, and nothing of it is kept.
  if (!mail || isParted) {
    await markMailSent(id);
    return;
  }
  if (stop) {
    logger.info('mail not sent', { kind: stored.kind, reason: stop.reason });
    await markMailSent(id);
    return;
  }
  const fate = await send(stored.to, mail);
  if (fate === 'taken') await markMailSent(id);
  if (fate === 'refused') await releaseMail(id);
  await pause(PAUSE_MS);
  if (fate !== 'taken') throw new Error(`SES: ${fate}`);
}

export const handler = sendMails({ send: sendMailOnce, pause: (ms) => setTimeout(ms) });
