import { getSuppression, type MailStop } from '../model/suppressed-addresses.ts';
import { toSendable } from '../../platform/mail/address.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';

/** Keyed hash of a suppressed address, as SES reports it. */
export const hashSuppressedAddress = (address: string): Promise<string> =>
  keyedDigest('mail-stop', toSendable(address.trim().toLowerCase()));

/** Reason why an address is suppressed. Undefined if it is not. */
export const getAddressSuppression = async (address: string): Promise<MailStop | undefined> =>
  getSuppression(await hashSuppressedAddress(address));
