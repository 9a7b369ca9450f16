import type { StartedAttempt } from '@quizhall/shared/model/attempt';
import { ApiError } from '@/lib/api/errors.ts';
import { backoffMs, START_BACKOFF } from '../engine/backoff.ts';
import { classifyFailure } from './classify-failure.ts';

/** What a person who waits for the start is told. `since` and `until` in the milliseconds of `now`. */
export type StartProgress =
  | { step: 'calling' }
  | { step: 'turn'; since: number; until: number }
  | { step: 'waiting'; reason: 'busy' | 'network'; since: number; until: number };

export interface StartIo {
  now: () => number;
  random: () => number;
  /** Rejects when the signal aborts. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Settles when the page can show the attempt, or gives up on that. */
  ready: (signal: AbortSignal) => Promise<void>;
  start: (signal: AbortSignal) => Promise<StartedAttempt>;
  onProgress: (progress: StartProgress) => void;
}

/** After so many failed tries the person decides. */
const MOST_TRIES = 12;

/** The crowd that waits for the opening second is spread over this time. */
export const OPENING_SPREAD_MS = 15_000;

/** When this browser's turn comes, drawn once per page. @param opensAt epoch ms */
export const turnAfterOpening = (opensAt: number, random: number): number =>
  opensAt + random * OPENING_SPREAD_MS;

/**
 * Starts an attempt: not before its turn, not before the page can show it, and again, with full jitter, for as long as the service is busy or out of
 * reach. Repeating is safe: a start whose answer was lost is resumed.
 * @throws ApiError when the start was refused, or the last failure when patience is over
 */
export async function startPatiently(
  io: StartIo,
  turnAt: number | undefined,
  signal: AbortSignal,
): Promise<StartedAttempt> {
  const wait = turnAt === undefined ? 0 : turnAt - io.now();
  if (turnAt !== undefined && wait > 0) {
    io.onProgress({ step: 'turn', since: io.now(), until: turnAt });
    await io.sleep(wait, signal);
  }
  io.onProgress({ step: 'calling' });
  await io.ready(signal);
  for (let failures = 0; ; ) {
    io.onProgress({ step: 'calling' });
    try {
      return await io.start(signal);
    } catch (error) {
      failures += 1;
      const failure = waitable(error, turnAt !== undefined);
      if (!failure || failures >= MOST_TRIES || signal.aborted) throw error;
      const ms = backoffMs(failures, io.random(), START_BACKOFF, failure.retryAfterMs);
      const since = io.now();
      const span = { since, until: since + ms };
      const { reason } = failure;
      io.onProgress(reason === 'turn' ? { step: 'turn', ...span } : { step: 'waiting', reason, ...span });
      await io.sleep(ms, signal);
    }
  }
}

interface Waitable {
  reason: 'busy' | 'network' | 'turn';
  retryAfterMs?: number | undefined;
}

function waitable(error: unknown, opening: boolean): Waitable | undefined {
  if (!(error instanceof ApiError)) return undefined;
  // Our countdown may be a moment ahead of the server that answered.
  if (error.code === 'QUIZ_NOT_OPEN') return opening ? { reason: 'turn' } : undefined;
  // Too many wrong passwords: waiting is the person's decision.
  if (error.code === 'TOO_MANY') return undefined;
  const { kind, retryAfterMs } = classifyFailure(error);
  return kind === 'busy' || kind === 'network' ? { reason: kind, retryAfterMs } : undefined;
}
