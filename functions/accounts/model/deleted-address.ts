import { getDeletedUntil } from './erasures.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';

/** Keyed hash of the email address of a deleted account. */
export const hashDeletedAddress = (email: string): Promise<string> => keyedDigest('parted', email);

/** Of a mail its time is known up to a second. */
const SECOND = 1_000;

/** Returns whether a mail belongs to an account deleted since it was queued. The deletion mail itself is still sent. */
export async function isForDeletedAccount(
  to: string,
  { kind, queuedAt }: { kind: string; queuedAt: number },
): Promise<boolean> {
  if (kind === 'accountDeleted') return false;
  const until = await getDeletedUntil(await hashDeletedAddress(to.toLowerCase()));
  return until !== undefined && queuedAt <= until + SECOND;
}
