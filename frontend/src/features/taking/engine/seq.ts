/**
 * Sequence numbers of saves. The server keeps a save only if its number is higher than the last, and answers the number
 * that it holds. Two writers that pick the same number would each take that answer for their own, so every tab of every
 * device gives out numbers of one residue class only: its lane.
 */
export const LANES = 64;

/** The API takes numbers up to 1,000,000. Past this point lanes are given up rather than the saves. */
const LANES_UP_TO = 900_000;

/** The smallest number of the lane above `seq`. */
export function nextSeq(seq: number, lane: number): number {
  if (seq >= LANES_UP_TO) return seq + 1;
  const distance = (((lane - seq) % LANES) + LANES) % LANES;
  return seq + (distance || LANES);
}

/** @param random a number in [0, 1) */
export const pickLane = (random: number): number => Math.floor(random * LANES);

/**
 * Where numbers go on after a reload. A page that crashed may have sent one save and one flush whose numbers never
 * reached the storage; none of them may be given out again.
 */
export const seqAfterReopening = (seq: number): number => (seq >= LANES_UP_TO ? seq + 3 : seq + 3 * LANES);
