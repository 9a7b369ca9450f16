import { getMailStop, type MailStop } from '../model/suppressed-addresses.ts';
import { toSendable } from '../../platform/mail/address.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';

/** Names an address to which nothing is mailed, without keeping it. SES tells addresses as it took them. */
export const mailStopSubject = (address: string): Promise<string> =>
  keyedDigest('mail-stop', toSendable(address.trim().toLowerCase()));

/** Why an address is not mailed; undefined: it is. */
export const mailStopOf = async (address: string): Promise<MailStop | undefined> =>
  getMailStop(await mailStopSubject(address));
