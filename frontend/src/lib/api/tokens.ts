import type { SignedInUser, Tokens } from '@quizhall/shared/model/accounts/user';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../storage.ts';

/** Returns the current access token, if any. Read from storage on every call because other tabs renew it. */
export const accessToken = (): string | undefined => readStored(STORAGE_KEYS.accessToken);
export const refreshToken = (): string | undefined => readStored(STORAGE_KEYS.refreshToken);

export function storeTokens(tokens: Tokens): void {
  // Store the refresh token first: a tab that reads the new access token must not find the spent refresh token.
  writeStored(STORAGE_KEYS.refreshToken, tokens.refreshToken);
  writeStored(STORAGE_KEYS.accessToken, tokens.accessToken);
}

/** Clears the session in this browser, including the remembered user. */
export function clearSession(): void {
  removeStored(STORAGE_KEYS.user);
  removeStored(STORAGE_KEYS.refreshToken);
  removeStored(STORAGE_KEYS.accessToken);
}

/**
 * User who was signed in when the server was last reached. Lets the site open offline and tells other tabs who
 * signed in.
 */
export function rememberedUser(): SignedInUser | undefined {
  const text = readStored(STORAGE_KEYS.user);
  return text ? parseUser(text) : undefined;
}

export function rememberUser(user: SignedInUser): void {
  const { id, email, fullName, userType, isEmailVerified, canCreateQuizzes } = user;
  const text = JSON.stringify({ id, email, fullName, userType, isEmailVerified, canCreateQuizzes });
  // Skip unchanged text: writing it would still notify the other tabs.
  if (text !== readStored(STORAGE_KEYS.user)) writeStored(STORAGE_KEYS.user, text);
}

export function parseUser(text: string): SignedInUser | undefined {
  try {
    const user: unknown = JSON.parse(text);
    return isUser(user) ? user : undefined;
  } catch {
    // Written by an older version or by hand: ignore it.
    return undefined;
  }
}

function isUser(value: unknown): value is SignedInUser {
  return typeof value === 'object' && value !== null && 'id' in value && 'fullName' in value;
}
