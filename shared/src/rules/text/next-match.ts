/** Counts the work, so that its growth with the text can be proven. */
export interface Tally {
  steps: number;
}

/**
 * Where a sign stands next, for places that only grow: however often it is asked for, each character is looked at once,
 * also where the sign never comes. Infinity: nowhere. `const end = nextOf(text, '</math>'); end(at)`.
 */
export function nextOf(text: string, sign: string, tally: Tally = { steps: 0 }): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found >= from) return found;
    const at = text.indexOf(sign, from);
    tally.steps += (at < 0 ? text.length : at) - from;
    found = at < 0 ? Number.POSITIVE_INFINITY : at;
    return found;
  };
}
