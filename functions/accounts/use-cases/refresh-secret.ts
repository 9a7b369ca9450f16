import { keyedDigest } from '../../platform/security/tokens.ts';

/** A refresh token taken apart. The secret alone proves anything; the ids say where to look. */
export interface RefreshToken {
  userId: string;
  familyId: string;
  secret: string;
}

export function formatRefreshToken({ userId, familyId, secret }: RefreshToken): string {
  return `${userId}.${familyId}.${secret}`;
}

/** Undefined for a text that never was one. */
export function parseRefreshToken(text: string): RefreshToken | undefined {
  const [, userId, familyId, secret] = /^([\w-]{1,64})\.(\w{1,64})\.([\w-]{43})$/.exec(text) ?? [];
  return userId && familyId && secret ? { userId, familyId, secret } : undefined;
}

/**
 * The secret that follows this one. It derives from it by the stage's key, so that two requests with the same token,
 * of two tabs at once or after a lost answer, receive the same successor, although only its digest is stored.
 */
export function nextSecret(secret: string): Promise<string> {
  return keyedDigest('refresh-secret', secret);
}
