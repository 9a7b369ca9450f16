import * as z from 'zod';
import { suppressAddress } from '../model/suppressed-addresses.ts';
import { hashSuppressedAddress } from '../use-cases/mail-suppression.ts';
import { logger } from '../../platform/logger.ts';

const Recipients = z.array(z.object({ emailAddress: z.string() })).min(1);

/** What SES tells of a mail that it has taken, as EventBridge passes it on: of all that is in it, what is used here. */
const Feedback = z.object({
  detail: z.discriminatedUnion('eventType', [
    z.object({
      eventType: z.literal('Bounce'),
      bounce: z.object({ bounceType: z.string(), bounceSubType: z.string(), bouncedRecipients: Recipients }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      complaint: z.object({
        complainedRecipients: Recipients,
        complaintFeedbackType: z.string().nullish(),
      }),
    }),
  ]),
});
type Detail = z.output<typeof Feedback>['detail'];

/** `ada@example.com`, also of `"Ada" <ada@example.com>`. */
const bareAddress = (told: string): string => /<([^<>]+)>\s*$/.exec(told)?.[1] ?? told;

/** Whom to stop mailing, and why: a full mailbox or a server that is away for now is no reason. */
function toStop(detail: Detail): { reason: 'bounce' | 'complaint'; addresses: string[]; kind: string } {
  if (detail.eventType === 'Complaint') {
    const { complainedRecipients, complaintFeedbackType } = detail.complaint;
    const addresses = complainedRecipients.map(({ emailAddress }) => emailAddress);
    return { reason: 'complaint', addresses, kind: complaintFeedbackType ?? 'unknown' };
  }
  const { bounceType, bounceSubType, bouncedRecipients } = detail.bounce;
  const isForGood = bounceType === 'Permanent';
  const addresses = isForGood ? bouncedRecipients.map(({ emailAddress }) => emailAddress) : [];
  return { reason: 'bounce', addresses, kind: `${bounceType} ${bounceSubType}` };
}

/**
 * Stops mailing whoever cannot be reached, or has called a mail spam: SES tells it minutes or days after a mail was taken.
 * Told twice, it is the same.
 */
export async function handler(event: unknown): Promise<void> {
  const { reason, addresses, kind } = toStop(Feedback.parse(event).detail);
  for (const address of addresses)
    await suppressAddress(await hashSuppressedAddress(bareAddress(address)), reason);
  logger.info('mail feedback', { reason, kind, stopped: addresses.length });
}
