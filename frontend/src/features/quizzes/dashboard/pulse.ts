/** What is known of when a quiz last changed, and whether its numbers have to be looked at once more. */
export interface Beat {
  changedAt: string;
  again: boolean;
}

/**
 * Whether an answer to "when did it last change?" asks for the numbers. They are written a moment after the time that
 * tells of them, and the first answer comes beside the first numbers: so everything new is looked at once more with the
 * next answer.
 */
export function onBeat(known: Beat | undefined, changedAt: string): { next: Beat; read: boolean } {
  const isNew = known?.changedAt !== changedAt;
  return { next: { changedAt, again: isNew }, read: known !== undefined && (isNew || known.again) };
}

const EVERY = 4_000;
/** For who asks their browser to save data. */
const EVERY_SAVING = 20_000;
const LONGEST = 60_000;

/**
 * Milliseconds until the next question. Who gets no answer waits as long again as they have waited already.
 * @param silence milliseconds since the last answer; undefined while answers come
 */
export function nextBeat(silence: number | undefined, saveData: boolean): number {
  const pace = saveData ? EVERY_SAVING : EVERY;
  return silence === undefined ? pace : Math.min(LONGEST, Math.max(pace, silence));
}

/** Whether two answers belong together that came so many milliseconds apart: nothing was missed between them. */
export const goesOn = (gap: number): boolean => gap < 2 * EVERY_SAVING;
