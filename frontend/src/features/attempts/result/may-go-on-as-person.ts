import { hasCode } from '@/lib/api/errors.ts';
import { accessToken } from '@/lib/api/tokens.ts';

/**
 * Whether the API refused an attempt's token, for example because its 30 days are over, and somebody is signed in whose
 * attempt it may be.
 */
export const mayGoOnAsPerson = (error: unknown): boolean =>
  hasCode(error, 'ATTEMPT_TOKEN') && accessToken() !== undefined;
