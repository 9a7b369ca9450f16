import { domainToASCII } from 'node:url';
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { config } from '../_platform/config.ts';
import { log } from '../_platform/log.ts';
import type { Mail } from './layout.ts';

/** One client per function. A person waits for the answer, so a mute service is given up after a few seconds. */
const client = new SESClient({
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
});

/**
 * Sends a mail and answers whether SES took it. A refusal is logged, never thrown: what it means to the caller differs
 * from call to call, and often must not show.
 */
export async function sendMail(to: string, { subject, text, html }: Mail): Promise<boolean> {
  try {
    await client.send(
      new SendEmailCommand({
        Source: config.MAIL_FROM,
        Destination: { ToAddresses: [toSendable(to)] },
        Message: {
          Subject: { Data: subject, Charset: 'UTF-8' },
          Body: { Text: { Data: text, Charset: 'UTF-8' }, Html: { Data: html, Charset: 'UTF-8' } },
        },
      }),
    );
    return true;
  } catch (error) {
    // The name alone: SES repeats the address in its message.
    log('error', 'mail refused', { subject, name: error instanceof Error ? error.name : String(error) });
    return false;
  }
}

/** SES takes international domains in their ASCII form only. */
function toSendable(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
