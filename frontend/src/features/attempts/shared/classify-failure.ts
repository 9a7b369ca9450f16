import type { CalledIn, StaleProgress } from '@quizhall/shared/model/attempts/attempt';
import { ApiError, type ApiErrorCode } from '@/lib/api/errors.ts';
import type { RequestFailure } from '../engine/sync-engine.ts';

/** Answers of 429 and of gateways and servers under load: the same request may pass in a moment. */
const BUSY: readonly number[] = [408, 425, 429, 502, 503, 504];

const OVER: readonly ApiErrorCode[] = ['ATTEMPT_FINISHED', 'ATTEMPT_OVER'];
const GONE: readonly ApiErrorCode[] = ['ATTEMPT_TOKEN', 'EMAIL_CODE_REQUIRED', 'NOT_FOUND', 'QUIZ_NOT_FOUND'];

/** What a failed request of a running attempt means for its answers. */
export function classifyFailure(error: unknown): RequestFailure {
  if (!(error instanceof ApiError)) return { kind: 'network' };
  if (OVER.includes(error.code)) {
    const { endedAt } = (error.data ?? {}) as Partial<CalledIn>;
    return { kind: 'over', ...(endedAt !== undefined && { endedAt }) };
  }
  if (error.code === 'STALE_PROGRESS') return { kind: 'stale', stale: error.data as StaleProgress };
  if (GONE.includes(error.code)) return { kind: 'gone' };
  const retryAfterMs = (error.retryAfter ?? 0) * 1_000;
  if (BUSY.includes(error.status)) return { kind: 'busy', retryAfterMs };
  // Not a word of the API itself (a captive portal, a proxy's page): as good as no network.
  return { kind: error.status === 0 || !error.fromServer ? 'network' : 'refused', retryAfterMs };
}
