import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { ApiError, hasCode } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import { messages } from '../messages.ts';

const { join } = messages;

/** Longer than any code of ours, so that a pasted one with spaces or a typo can be seen and mended. */
export const CODE_LENGTH = 15;

/** Where the check of a code stands. */
export type JoinState =
  | { status: 'idle' | 'checking' }
  | { status: 'success' | 'auth_required' | 'guest_welcome'; code: string }
  /** The quiz exists, but cannot be taken now; its own page says more. */
  | { status: 'blocked'; code: string; message: string }
  | { status: 'failed'; message: string };

/** Refusals that signing in would lift. */
const NEEDS_ACCOUNT: readonly string[] = ['LOGIN_REQUIRED', 'GUESTS_NOT_ALLOWED'];

/** What is typed, as codes are written: upper case, and no longer than the field takes. */
export const toCode = (text: string): string => text.toUpperCase().slice(0, CODE_LENGTH);

/** What the server's answer means for the person who typed the code. */
export function outcomeOf(code: string, predata: Predata, signedIn: boolean): JoinState {
  const { blocked, accessHints, attempts } = predata;
  // An attempt that runs may go on, whatever has become of the quiz meanwhile.
  if (blocked && !NEEDS_ACCOUNT.includes(blocked.code) && !attempts.resumable)
    return { status: 'blocked', code, message: blocked.message };
  if (signedIn) return { status: 'success', code };
  return { status: accessHints.allowGuests ? 'guest_welcome' : 'auth_required', code };
}

/** What a failed check means. A code that the server finds malformed belongs to no quiz either. */
export function failureOf(code: string, error: unknown): JoinState {
  if (hasCode(error, 'LOGIN_REQUIRED', 'GUESTS_NOT_ALLOWED')) return { status: 'auth_required', code };
  if (error instanceof ApiError && (error.status === 404 || error.code === 'INVALID_INPUT'))
    return { status: 'failed', message: join.unknown };
  return { status: 'failed', message: error instanceof ApiError ? error.message : API_MESSAGES.unexpected };
}
