import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { hasCode } from '@/lib/api/errors.ts';
import { type PatientIo, patiently, waitable } from './patience.ts';

export interface StartIo extends PatientIo<StartedAttempt> {
  /** Settles when the page can show the attempt, or gives up on that. */
  ready: (signal: AbortSignal) => Promise<void>;
}

/** Longer after the turn, a quiz that has not begun was put off. */
const EARLY_MS = 10_000;

/**
 * Starts an attempt: not before its turn, not before the page can show it, and again for as long as waiting may help.
 * Repeating is safe: a start whose answer was lost is resumed.
 * @param turnAt when this browser is let in, for a quiz that has just opened
 * @throws ApiError when the start was refused, or the last failure when patience is over
 */
export async function startPatiently(
  io: StartIo,
  turnAt: number | undefined,
  signal: AbortSignal,
): Promise<StartedAttempt> {
  const since = io.now();
  if (turnAt !== undefined && turnAt > since) {
    io.onPause({ reason: 'turn', since, until: turnAt });
    await io.sleep(turnAt - since, signal);
  }
  io.onPause(undefined);
  await io.ready(signal);
  return patiently(io, signal, (error) => {
    // Our countdown may be a moment ahead of the server that answered.
    const isEarly = turnAt !== undefined && io.now() - turnAt < EARLY_MS && hasCode(error, 'QUIZ_NOT_OPEN');
    return isEarly ? { reason: 'turn' } : waitable(error);
  });
}
