import { partedUntil } from './erasures.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';

/** Names an address of which nothing is kept but that its account was deleted. */
export const partedSubject = (email: string): Promise<string> => keyedDigest('parted', email);

/** Of a mail its time is known up to a second. */
const SECOND = 1_000;

/** Whether a mail is for an account that was deleted since it was queued; only the last one still goes there. */
export async function wasParted(
  to: string,
  { kind, queuedAt }: { kind: string; queuedAt: number },
): Promise<boolean> {
  if (kind === 'accountDeleted') return false;
  const until = await partedUntil(await partedSubject(to.toLowerCase()));
  return until !== undefined && queuedAt <= until + SECOND;
}
