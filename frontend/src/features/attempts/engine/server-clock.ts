/** Reading of both device clocks at one moment, in milliseconds. */
export interface Reading {
  /** `Date.now()`: continues during sleep, but can be changed. */
  wall: number;
  /** `performance.now()`: cannot be changed, but stops during sleep on some systems. */
  mono: number;
}

/** Server time at one reading of the device clocks. */
export interface ClockAnchor extends Reading {
  server: number;
  /** Maximum error of `server`: half the round trip. */
  error: number;
}

/** Maximum drift between the two device clocks before they count as disagreeing. */
const DISAGREEMENT_MS = 5_000;

export const readClocks = (): Reading => ({ wall: Date.now(), mono: performance.now() });

/** Estimates server time, assuming `serverNow` was taken halfway through the round trip. */
export function measureClock(serverNow: string, sent: Reading, received: Reading): ClockAnchor {
  const error = Math.max(0, received.mono - sent.mono) / 2;
  return { ...received, server: Date.parse(serverNow) + error, error };
}

/** Creates a clock from an earlier page's offset, the only source after an offline reload. */
export function clockFromOffset(offset: number, reading: Reading): ClockAnchor {
  return { ...reading, server: reading.wall + offset, error: DISAGREEMENT_MS };
}

export const clockOffset = (anchor: ClockAnchor): number => anchor.server - anchor.wall;

/** Server time by the device clock that advanced further: correct after sleep and after the clock was set back. */
export function serverTime(anchor: ClockAnchor, reading: Reading): number {
  return anchor.server + Math.max(reading.wall - anchor.wall, reading.mono - anchor.mono);
}

/** True if the device clocks disagree (sleep or a clock change), so that only the server knows the time. */
export function isDoubtful(anchor: ClockAnchor, reading: Reading): boolean {
  return Math.abs(reading.wall - anchor.wall - (reading.mono - anchor.mono)) > DISAGREEMENT_MS;
}

/** Replaces the measurement only by a better one, so that the countdown does not jump. */
export function adjustClock(current: ClockAnchor, measured: ClockAnchor): ClockAnchor {
  if (isDoubtful(current, measured) || measured.error < current.error) return measured;
  const difference = Math.abs(serverTime(current, measured) - measured.server);
  return difference > measured.error + current.error ? measured : current;
}
