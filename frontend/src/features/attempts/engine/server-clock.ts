/** Both clocks of the device at one moment, in milliseconds. */
export interface Reading {
  /** `Date.now()`: goes on while the device sleeps, but can be set. */
  wall: number;
  /** `performance.now()`: nobody can set it, but some systems stop it while they sleep. */
  mono: number;
}

/** The server's time at one reading of the device's clocks. */
export interface ClockAnchor extends Reading {
  server: number;
  /** The most by which `server` can be wrong: half of the round trip. */
  error: number;
}

/** The two clocks of the device may drift apart by this much before they are taken to disagree. */
const DISAGREEMENT_MS = 5_000;

export const readClocks = (): Reading => ({ wall: Date.now(), mono: performance.now() });

/** `serverNow` was written somewhere between sending and receiving: taken for the middle. */
export function measureClock(serverNow: string, sent: Reading, received: Reading): ClockAnchor {
  const error = Math.max(0, received.mono - sent.mono) / 2;
  return { ...received, server: Date.parse(serverNow) + error, error };
}

/** From what an earlier page measured: all there is after a reload without a network. */
export function clockFromOffset(offset: number, reading: Reading): ClockAnchor {
  return { ...reading, server: reading.wall + offset, error: DISAGREEMENT_MS };
}

export const clockOffset = (anchor: ClockAnchor): number => anchor.server - anchor.wall;

/** Of the two clocks the one that went further: right after sleep, and right when the clock was set back. */
export function serverTime(anchor: ClockAnchor, reading: Reading): number {
  return anchor.server + Math.max(reading.wall - anchor.wall, reading.mono - anchor.mono);
}

/** The clocks disagree (sleep, or the clock was set): only the server can tell what time it is. */
export function isDoubtful(anchor: ClockAnchor, reading: Reading): boolean {
  return Math.abs(reading.wall - anchor.wall - (reading.mono - anchor.mono)) > DISAGREEMENT_MS;
}

/** A new measurement replaces the old one only where it says something new, so that the countdown never twitches. */
export function adjustClock(current: ClockAnchor, measured: ClockAnchor): ClockAnchor {
  if (isDoubtful(current, measured) || measured.error < current.error) return measured;
  const difference = Math.abs(serverTime(current, measured) - measured.server);
  return difference > measured.error + current.error ? measured : current;
}
