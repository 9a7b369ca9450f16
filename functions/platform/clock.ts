const CLOCK = Symbol.for('quizhall.clock');

/** One clock for the whole process, also where several bundles of it run side by side. */
const clock = ((globalThis as { [CLOCK]?: Clock })[CLOCK] ??= { offset: 0 });

interface Clock {
  offset: number;
  /** Epoch ms at which it stands still. */
  stoppedAt?: number | undefined;
}

/** Now, in epoch milliseconds. Every rule about time reads this clock. */
export function now(): number {
  return clock.stoppedAt ?? Date.now() + clock.offset;
}

/** The same in whole seconds, as tokens and `expiresAt` have it. */
export function nowSeconds(): number {
  return Math.floor(now() / 1_000);
}

export function nowIso(): string {
  return new Date(now()).toISOString();
}

/** Moves the clock by `offsetMs` against the machine's: for tests and the local stage only. */
export function setClock(offsetMs: number): void {
  clock.offset = offsetMs;
}

/** Stops the clock at an instant (epoch ms); undefined lets it run on, by its offset. For tests only. */
export function stopClock(at: number | undefined): void {
  clock.stoppedAt = at;
}
