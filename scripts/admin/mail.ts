import {
  getSuppression,
  unsuppressAddress,
} from '../../functions/notifications/model/suppressed-addresses.ts';
import { storeOperatorEntry } from '../../functions/site/model/operator-log.ts';
import { hashSuppressedAddress } from '../../functions/notifications/use-cases/mail-suppression.ts';
import { type Call, Refusal } from './command.ts';

const WHY = { bounce: 'mail to it came back', complaint: 'its owner called a mail spam' };

async function stopOf(address: string) {
  if (!process.env['DERIVATION_KEY'])
    throw new Refusal(
      'Addresses are named by the key of the stage: put its secret DerivationKey into DERIVATION_KEY (docs/operations.md)',
    );
  const subject = await hashSuppressedAddress(address);
  return { subject, stop: await getSuppression(subject) };
}

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** `mail status` */
export async function mailStatus({ args }: Call): Promise<string[]> {
  const { stop } = await stopOf(args['address'] ?? '');
  if (!stop) return ['This address is mailed.'];
  const until = day(stop.expiresAt * 1_000);
  return [`Nothing is mailed to it since ${day(stop.at)}, until ${until}: ${WHY[stop.reason]}.`];
}

/** `mail allow` */
export async function mailAllow({ args, options, by, dryRun }: Call): Promise<string[]> {
  const { subject, stop } = await stopOf(args['address'] ?? '');
  if (!stop) throw new Refusal('This address is mailed already');
  if (dryRun) return [`It would be mailed again (${WHY[stop.reason]}).`];
  await unsuppressAddress(subject);
  const reason = options['reason'];
  await storeOperatorEntry({ command: 'mail allow', target: subject, by, ...(reason && { reason }) });
  return ['It is mailed again. SES keeps a list of its own, too: aws sesv2 delete-suppressed-destination.'];
}
