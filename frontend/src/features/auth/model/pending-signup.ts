import { accountTypeOf, type PendingSignup } from './signup-wizard.ts';

const KEY = 'quizhall.pendingSignup';
/** As long as the server waits for the code to be entered. */
const LIFE = 15 * 60_000;

/** Kept for this tab, so that a reload while waiting for the mail loses nothing. Never the password. */
export function savePendingSignup(pending: PendingSignup): void {
  const { name, email, accountType, organizationName, codeSentAt } = pending;
  withSessionStorage((storage) =>
    storage.setItem(KEY, JSON.stringify({ name, email, accountType, organizationName, codeSentAt })),
  );
}

export function clearPendingSignup(): void {
  withSessionStorage((storage) => storage.removeItem(KEY));
}

/** The signup that waits for its code, unless it waits for another type of account or has been given up. */
export function loadPendingSignup(now: number, linkedType: string | undefined): PendingSignup | undefined {
  const text = withSessionStorage((storage) => storage.getItem(KEY));
  const pending: unknown = text ? JSON.parse(text) : undefined;
  if (!isPending(pending) || now - pending.codeSentAt > LIFE) return undefined;
  return linkedType && linkedType !== pending.accountType ? undefined : pending;
}

function isPending(value: unknown): value is PendingSignup {
  if (typeof value !== 'object' || value === null) return false;
  const { email, codeSentAt, accountType } = value as Partial<Record<string, unknown>>;
  return (
    typeof email === 'string' &&
    typeof codeSentAt === 'number' &&
    accountTypeOf(String(accountType)) !== undefined
  );
}

function withSessionStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // The browser refuses storage: a reload starts over, everything else works.
    return undefined;
  }
}
