import { setTimeout as pause } from 'node:timers/promises';
import type { StreamReader } from './reader.ts';

export interface StreamLoop {
  /** Resolves when everything written before the call has been handled; rejects when the consumer cannot. */
  drain(): Promise<void>;
  stop: () => Promise<void>;
}

export interface LoopOptions {
  pollMs?: number;
  /** Shortest time from one step that handled records to the next, so that records gather. `drain` does not wait for it. */
  gatherMs?: number;
  /** Called after each failed step with the number of failures in a row; the same records are retried with backoff. */
  onFailure: (error: unknown, failures: number) => void;
  /** Called after the first successful step that follows `failures` failed ones. */
  onRecovery?: (failures: number) => void;
}

const LONGEST_PAUSE_MS = 5_000;
/** Failures in a row after which those who wait are told. */
const PATIENCE = 4;

interface Waiter {
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Reads a stream until it is stopped. */
export function startStreamLoop(
  reader: StreamReader,
  { pollMs = 500, gatherMs = 0, onFailure, onRecovery }: LoopOptions,
): StreamLoop {
  const stopped = new AbortController();
  let waiters: Waiter[] = [];
  let wake = new AbortController();
  let failures = 0;

  const sleep = (ms: number) => pause(ms, undefined, { signal: wake.signal }).catch(() => undefined);

  const once = async (): Promise<void> => {
    // Who came while the step ran is served by the next one: the step may have read their shard before they wrote.
    const served = waiters;
    waiters = [];
    const began = performance.now();
    try {
      const handled = await reader.step();
      if (failures > 0) onRecovery?.(failures);
      failures = 0;
      if (handled > 0) waiters.unshift(...served);
      else for (const { resolve } of served) resolve();
      const pauseMs = handled === 0 ? pollMs : gatherMs - (performance.now() - began);
      if (waiters.length === 0 && pauseMs > 0) await sleep(pauseMs);
    } catch (error) {
      if (stopped.signal.aborted) return;
      failures += 1;
      onFailure(error, failures);
      if (failures >= PATIENCE) for (const { reject } of served) reject(error);
      else waiters.unshift(...served);
      await sleep(Math.min(pollMs * 2 ** failures, LONGEST_PAUSE_MS));
    }
    wake = stopped.signal.aborted ? wake : new AbortController();
  };

  const run = async () => {
    while (!stopped.signal.aborted) await once();
    for (const { reject } of waiters) reject(new Error('The stage has stopped'));
  };
  const running = run();

  return {
    drain: () =>
      new Promise((resolve, reject) => {
        waiters.push({ resolve, reject });
        wake.abort();
      }),
    stop: async () => {
      stopped.abort();
      wake.abort();
      await running;
    },
  };
}
