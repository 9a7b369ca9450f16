import { SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { shownEmail } from '@quizhall/shared/model/organizations/pupil-account';
import { config } from '../config.ts';
import { logger } from '../logger.ts';
import { measureCall } from '../capacity-meter.ts';
import { toSendable } from './address.ts';
import type { Mail } from './layout.ts';
import { toMime } from './mime.ts';

/** One client per function. A person waits for the answer, so a mute service is given up after a few seconds. */
const requestHandler = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true };
const client = new SESClient({ maxAttempts: 2, requestHandler });
const once = new SESClient({ maxAttempts: 1, requestHandler });

/**
 * Sends a mail and returns whether SES accepted it. Logs a rejection and never throws, because callers handle
 * it differently and often must not show it.
 */
export async function sendMail(to: string, mail: Mail): Promise<boolean> {
  return (await send(client, to, mail)) === 'taken';
}

/** Outcome of a send: accepted by SES, rejected, or unknown. */
export type MailOutcome = 'taken' | 'refused' | 'unknown';

/** Sends a mail without the SDK's retry, which could send twice after a lost response. */
export const sendMailOnce = (to: string, mail: Mail): Promise<MailOutcome> => send(once, to, mail);

/** An account without email has no mail sent: its reader finds the same in the notifications. */
const send = async (by: SESClient, address: string, mail: Mail): Promise<MailOutcome> =>
  shownEmail(address) === '' ? 'taken' : measureCall('mail', () => handOver(by, address, mail));

async function handOver(by: SESClient, address: string, mail: Mail): Promise<MailOutcome> {
  const { subject, text, html, unsubscribe } = mail;
  const to = toSendable(address);
  try {
    if (unsubscribe) {
      const Data = toMime(config.MAIL_FROM, to, mail);
      await by.send(new SendRawEmailCommand({ Destinations: [to], RawMessage: { Data } }));
      return 'taken';
    }
    await by.send(
      new SendEmailCommand({
        Source: config.MAIL_FROM,
        Destination: { ToAddresses: [to] },
        Message: {
          Subject: { Data: subject, Charset: 'UTF-8' },
          Body: { Text: { Data: text, Charset: 'UTF-8' }, Html: { Data: html, Charset: 'UTF-8' } },
        },
      }),
    );
    return 'taken';
  } catch (error) {
    // The name alone: SES repeats the address in its message.
    logger.error('mail refused', { subject, name: error instanceof Error ? error.name : String(error) });
    return isRefusal(error) ? 'refused' : 'unknown';
  }
}

/** An answer of SES that it does not take the mail; everything else may have come after it was taken. */
function isRefusal(error: unknown): boolean {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
  return (status >= 400 && status < 500) || status === 503;
}
