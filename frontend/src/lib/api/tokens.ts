import type { SignedInUser, Tokens } from '@quizhall/shared/model/accounts/user';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '../storage.ts';

/** The access token of the current session, if there is one; re-read on every call, because other tabs renew it. */
export const accessToken = (): string | undefined => readStored(STORAGE_KEYS.accessToken);
export const refreshToken = (): string | undefined => readStored(STORAGE_KEYS.refreshToken);

export function storeTokens(tokens: Tokens): void {
  // The refresh token first: whoever sees the new access token must not find the spent refresh token beside it.
  writeStored(STORAGE_KEYS.refreshToken, tokens.refreshToken);
  writeStored(STORAGE_KEYS.accessToken, tokens.accessToken);
}

/** Forgets the session in this browser, the remembered person included. */
export function clearSession(): void {
  removeStored(STORAGE_KEYS.user);
  removeStored(STORAGE_KEYS.refreshToken);
  removeStored(STORAGE_KEYS.accessToken);
}

/**
 * Who was signed in when the server was last reached. With it the site opens as it was when the network is away, and
 * other tabs learn who signed in.
 */
export function rememberedUser(): SignedInUser | undefined {
  const text = readStored(STORAGE_KEYS.user);
  return text ? parseUser(text) : undefined;
}

export function rememberUser(user: SignedInUser): void {
  const { id, email, fullName, userType, isEmailVerified, canCreateQuizzes } = user;
  const text = JSON.stringify({ id, email, fullName, userType, isEmailVerified, canCreateQuizzes });
  // Unchanged text would still wake the other tabs.
  if (text !== readStored(STORAGE_KEYS.user)) writeStored(STORAGE_KEYS.user, text);
}

export function parseUser(text: string): SignedInUser | undefined {
  try {
    const user: unknown = JSON.parse(text);
    return isUser(user) ? user : undefined;
  } catch {
    // Written by an older version or by hand: as good as nothing.
    return undefined;
  }
}

function isUser(value: unknown): value is SignedInUser {
  return typeof value === 'object' && value !== null && 'id' in value && 'fullName' in value;
}
