import { onPersonArrived, onPersonLeft } from '@/lib/api/session-events.ts';
import { keptDraft } from '@/lib/form/kept-draft.ts';
import { accountTypeOf, type PendingSignup, type SentCode } from './signup-wizard.ts';

/** As long as the server waits for the code to be entered. */
const LIFE = 15 * 60_000;

/** Kept for this tab, so that a reload loses nothing but the password, which is never stored. */
const DRAFT = keptDraft<PendingSignup & { savedAt: number }>({
  key: 'quizhall.pendingSignup',
  place: 'tab',
  read(value) {
    if (!isPending(value)) throw new TypeError('not a signup');
    return value;
  },
});

export function savePendingSignup(pending: PendingSignup, now: number): void {
  const { name, email, accountType, organizationName, sent } = pending;
  DRAFT.save({ name, email, accountType, organizationName, sent, savedAt: now });
}

export const clearPendingSignup = DRAFT.clear;

// Name and address are of whoever typed them, not of who signs in or out in this tab.
onPersonArrived(clearPendingSignup);
onPersonLeft(clearPendingSignup);

/** The signup that was begun in this tab, unless it was for another type of account or has been given up. */
export function loadPendingSignup(now: number, linkedType: string | undefined): PendingSignup | undefined {
  const pending = DRAFT.load();
  if (!pending || now - (pending.sent?.at ?? pending.savedAt) > LIFE) return undefined;
  return linkedType && linkedType !== pending.accountType ? undefined : pending;
}

type Fields = Partial<Record<string, unknown>>;

function isPending(value: unknown): value is PendingSignup & { savedAt: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { name, email, organizationName, savedAt, accountType, sent } = value as Fields;
  return (
    [name, email, organizationName].every((field) => typeof field === 'string') &&
    typeof savedAt === 'number' &&
    accountTypeOf(String(accountType)) !== undefined &&
    (sent === undefined || isSent(sent))
  );
}

function isSent(value: unknown): value is SentCode {
  if (typeof value !== 'object' || value === null) return false;
  const { at, email } = value as Fields;
  return typeof at === 'number' && typeof email === 'string';
}
