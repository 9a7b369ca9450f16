/** Last known change of a quiz, and if its numbers must be read again. */
export interface Beat {
  changedAt: string;
  again: boolean;
}

/**
 * Decides if a pulse answer triggers a read of the numbers. The numbers are written shortly after the change time,
 * and the first answer arrives together with the first numbers. Every change is therefore read once more with the
 * next answer.
 */
export function onBeat(known: Beat | undefined, changedAt: string): { next: Beat; read: boolean } {
  const isNew = known?.changedAt !== changedAt;
  return { next: { changedAt, again: isNew }, read: known !== undefined && (isNew || known.again) };
}

const EVERY = 4_000;
/** Polling interval in milliseconds if the browser requests reduced data usage. */
const EVERY_SAVING = 20_000;
const LONGEST = 60_000;

/**
 * Returns the milliseconds until the next poll. Without answers, it waits as long again as the silence so far.
 * @param silence milliseconds since the last answer; undefined while answers arrive
 */
export function nextBeat(silence: number | undefined, saveData: boolean): number {
  const pace = saveData ? EVERY_SAVING : EVERY;
  return silence === undefined ? pace : Math.min(LONGEST, Math.max(pace, silence));
}

/** True if no poll was missed between two answers that are `gap` milliseconds apart. */
export const goesOn = (gap: number): boolean => gap < 2 * EVERY_SAVING;
