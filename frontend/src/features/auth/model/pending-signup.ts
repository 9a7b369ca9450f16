import { accountTypeOf, type PendingSignup, type SentCode } from './signup-wizard.ts';

const KEY = 'quizhall.pendingSignup';
/** As long as the server waits for the code to be entered. */
const LIFE = 15 * 60_000;

/** Kept for this tab, so that a reload loses nothing but the password, which is never stored. */
export function savePendingSignup(pending: PendingSignup, now: number): void {
  const { name, email, accountType, organizationName, sent } = pending;
  const kept = { name, email, accountType, organizationName, sent, savedAt: now };
  withSessionStorage((storage) => storage.setItem(KEY, JSON.stringify(kept)));
}

export function clearPendingSignup(): void {
  withSessionStorage((storage) => storage.removeItem(KEY));
}

/** The signup that was begun in this tab, unless it was for another type of account or has been given up. */
export function loadPendingSignup(now: number, linkedType: string | undefined): PendingSignup | undefined {
  const pending = withSessionStorage((storage): unknown => JSON.parse(storage.getItem(KEY) ?? 'null'));
  if (!isPending(pending) || now - (pending.sent?.at ?? pending.savedAt) > LIFE) return undefined;
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

function withSessionStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Storage is refused, or holds something else: a reload starts over, everything else works.
    return undefined;
  }
}
