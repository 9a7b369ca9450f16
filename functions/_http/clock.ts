let offset = 0;

/** Now, in epoch milliseconds. Every rule about time reads this clock. */
export function now(): number {
  return Date.now() + offset;
}

export function nowIso(): string {
  return new Date(now()).toISOString();
}

/** Moves the clock by `offsetMs` against the machine's: for tests and the local stage only. */
export function setClock(offsetMs: number): void {
  offset = offsetMs;
}
