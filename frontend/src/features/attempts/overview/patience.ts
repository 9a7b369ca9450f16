import { backoffMs, MOST_START_TRIES, START_BACKOFF } from '@quizhall/shared/rules/backoff';
import { ApiError } from '@/lib/api/errors.ts';
import { classifyFailure } from '../shared/classify-failure.ts';

/** What a person who waits is told: why, and until when. Times in the milliseconds of `now`. */
export interface Pause {
  reason: 'busy' | 'network' | 'turn';
  since: number;
  until: number;
}

export interface PatientIo<T> {
  now: () => number;
  random: () => number;
  /** Rejects when the signal aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  call: (signal: AbortSignal) => Promise<T>;
  /** Waits for the next try; undefined: tries now. */
  onPause: (pause: Pause | undefined) => void;
}

interface Waitable {
  reason: Pause['reason'];
  retryAfterMs?: number | undefined;
}

/** A service that is busy or out of reach may answer in a moment; any other refusal is an answer. */
export function waitable(error: unknown): Waitable | undefined {
  // The API's own 429 counts wrong guesses: waiting is the person's decision. Those of a gateway come in other words.
  if (!(error instanceof ApiError) || error.code === 'TOO_MANY') return undefined;
  const failure = classifyFailure(error);
  return failure.kind === 'busy' || failure.kind === 'network'
    ? { reason: failure.kind, retryAfterMs: failure.retryAfterMs }
    : undefined;
}

/**
 * Calls again, with full jitter and never before the server asked for it, for as long as waiting may help.
 * @throws what `isWaitable` does not know, or the last failure when patience is over
 */
export async function patiently<T>(
  io: PatientIo<T>,
  signal: AbortSignal,
  isWaitable: (error: unknown) => Waitable | undefined = waitable,
): Promise<T> {
  for (let failures = 0; ; ) {
    io.onPause(undefined);
    try {
      return await io.call(signal);
    } catch (error) {
      failures += 1;
      const failure = isWaitable(error);
      if (!failure || failures >= MOST_START_TRIES || signal.aborted) throw error;
      const ms = backoffMs(failures, io.random(), START_BACKOFF, failure.retryAfterMs);
      const since = io.now();
      io.onPause({ reason: failure.reason, since, until: since + ms });
      await io.sleep(ms, signal);
    }
  }
}
